import { createStore } from './store.ts'

/** Without a chat, the contact page replaces it. */
type SupportChannel = 'chat' | 'contact'

/** Null: unknown, or not offered. */
const channel = createStore<SupportChannel | null>(null)
let takeQuestion: (question: string) => void = () => undefined

/** `take` fills in the chat's field. */
export function offerSupport(offered: SupportChannel | null, take = takeQuestion): void {
  takeQuestion = take
  channel.set(offered)
}

export const askSupport = (question: string): void => takeQuestion(question)

export const useSupportChannel = channel.use
