import { createObservable } from './observable.ts'

/** The contact page replaces a missing chat. */
export type SupportChannel = 'chat' | 'contact'

let channel: SupportChannel | null = null
let takeQuestion: (question: string) => void = () => undefined
const { subscribe, announce } = createObservable()

/** Null: unknown, or not offered. `take` fills the chat's field. */
export function offerSupport(offered: SupportChannel | null, take = takeQuestion): void {
  takeQuestion = take
  if (offered === channel) return
  channel = offered
  announce()
}

export const support = { subscribe, way: () => channel, ask: (question: string) => takeQuestion(question) }
