import { createObservable } from '../lib/observable.ts'

const { subscribe, announce } = createObservable()
let arrived = 0

/** The next balance celebrates the arrival. */
export function noteArrival(): void {
  arrived += 1
  announce()
}

export const arrivals = { subscribe, count: () => arrived }
