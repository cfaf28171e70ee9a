import { createListStore } from './store.ts'
import { createObservable } from '../web/observable.ts'

/** What the player wants to ask support about: the chat's field takes it as a draft. It is never sent by itself. */
export const questions = createListStore<string>()

let isOffered = false
const { subscribe, announce } = createObservable()

/** Says whether there is a chat to ask in. */
export function offerSupport(offered: boolean): void {
  if (offered === isOffered) return
  isOffered = offered
  announce()
}

/** Whether there is a chat to ask in, for `useSyncExternalStore`. */
export const support = { subscribe, isOffered: () => isOffered }
