import { createObservable } from '../lib/observable.ts'

const { subscribe, announce } = createObservable()
let arrived = 0

/** Notes that a deposit has arrived: the balance that is read next celebrates it. */
export function noteArrival(): void {
  arrived += 1
  announce()
}

/** How many deposits have arrived since the page was opened, for `useSyncExternalStore`. */
export const arrivals = { subscribe, count: () => arrived }
