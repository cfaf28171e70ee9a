import { useSyncExternalStore } from 'react'
import { temporary } from '../platform/storage.ts'

const subscribe = (listener: () => void) => temporary.subscribe('question', listener)
const asked = () => temporary.get('question')

/**
 * What the player wants to ask support about: the chat's field takes it as a draft. It is never sent by itself. It outlasts the page, which
 * may be loaded anew on the way to the chat.
 */
export const question = {
  /** A second one that is asked before the first is taken stands below it. */
  ask(text: string): void {
    const before = asked()
    temporary.set('question', before === null ? text : `${before}\n\n${text}`)
  },
  /** The chat's field has it, or it is somebody else's turn. */
  forget: () => temporary.remove('question'),
  use: () => useSyncExternalStore(subscribe, asked),
}
