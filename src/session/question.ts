import { useSyncExternalStore } from 'react'
import { currentSession } from './session.ts'
import { temporary } from '../platform/storage.ts'
import { hash } from '../lib/hash.ts'

const subscribe = (listener: () => void) => temporary.subscribe('question', listener)
const owner = () => `${hash(currentSession()?.token ?? '')} `

function asked(): string | null {
  const stored = temporary.get('question')
  return stored?.startsWith(owner()) ? stored.slice(owner().length) : null
}

/**
 * What the player wants to ask support about: the chat's field takes it as a draft. It is never sent by itself. It outlasts the page, which
 * may be loaded anew on the way to the chat, and belongs to the session.
 */
export const question = {
  /** A second one that is asked before the first is taken stands below it. */
  ask(text: string): void {
    const before = asked()
    if (before?.includes(text)) return
    temporary.set('question', owner() + (before === null ? text : `${before}\n\n${text}`))
  },
  /** The chat's field has it, or it is somebody else's turn. */
  forget: () => temporary.remove('question'),
  use: () => useSyncExternalStore(subscribe, asked),
}
