import { useSyncExternalStore } from 'react'
import { temporary } from '../platform/storage.ts'
import { createObservable } from '../web/observable.ts'

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

/** The way to support: the chat, or the contact page where there is none. */
export type SupportWay = 'chat' | 'contact'

let way: SupportWay | null = null
const ways = createObservable()

/** Says how support is reached; null while that is not known, and where players are not led there. */
export function offerSupport(offered: SupportWay | null): void {
  if (offered === way) return
  way = offered
  ways.announce()
}

/** How support is reached, for `useSyncExternalStore`. */
export const support = { subscribe: ways.subscribe, way: () => way }
