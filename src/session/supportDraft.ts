import { useSyncExternalStore } from 'react'
import { temporary } from '../platform/storage.ts'
import { sessionHash } from './session.ts'

const subscribeQuestion = (listener: () => void) => temporary.subscribe('question', listener)
const owner = () => `${sessionHash()} `

function asked(): string | null {
  const stored = temporary.get('question')
  return stored?.startsWith(owner()) ? stored.slice(owner().length) : null
}

/** A draft for the chat, which is never sent by itself. */
export const supportDraft = {
  ask(text: string): void {
    const before = asked()
    if (before?.includes(text)) return
    temporary.set('question', owner() + (before === null ? text : `${before}\n\n${text}`))
  },
  forget: () => temporary.remove('question'),
  useText: () => useSyncExternalStore(subscribeQuestion, asked),
}
