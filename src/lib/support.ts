import { createObservable } from './observable.ts'

/** The contact page replaces a missing chat. */
export type SupportWay = 'chat' | 'contact'

let way: SupportWay | null = null
let ask: (question: string) => void = () => undefined
const { subscribe, announce } = createObservable()

/** Null: unknown, or not offered. `take` fills the chat's field. */
export function offerSupport(offered: SupportWay | null, take = ask): void {
  ask = take
  if (offered === way) return
  way = offered
  announce()
}

export const support = { subscribe, way: () => way, ask: (question: string) => ask(question) }
