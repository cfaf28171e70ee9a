import { createObservable } from './observable.ts'

/** The way to support: the chat, or the contact page where there is none. */
export type SupportWay = 'chat' | 'contact'

let way: SupportWay | null = null
let ask: (question: string) => void = () => undefined
const { subscribe, announce } = createObservable()

/**
 * Says how support is reached; null while that is not known, and where players are not led there. `take` brings a question to the chat's field.
 */
export function offerSupport(offered: SupportWay | null, take = ask): void {
  ask = take
  if (offered === way) return
  way = offered
  announce()
}

/** How support is reached, for `useSyncExternalStore`, and what puts a question into the chat's field, where the player sends it or not. */
export const support = { subscribe, way: () => way, ask: (question: string) => ask(question) }
