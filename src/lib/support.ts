import { useSyncExternalStore } from 'react'
import { createObservable } from './observable.ts'

/** Without a chat, the contact page replaces it. */
type SupportChannel = 'chat' | 'contact'

let supportChannel: SupportChannel | null = null
let takeQuestion: (question: string) => void = () => undefined
const { subscribe, announce } = createObservable()

/** Null: unknown, or not offered. `take` fills in the chat's field. */
export function offerSupport(offered: SupportChannel | null, take = takeQuestion): void {
  takeQuestion = take
  if (offered === supportChannel) return
  supportChannel = offered
  announce()
}

export const askSupport = (question: string): void => takeQuestion(question)

export const useSupportChannel = () => useSyncExternalStore(subscribe, () => supportChannel)
