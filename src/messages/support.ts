import { createObservable } from '../web/observable.ts'

/** The way to support: the chat, or the contact page where there is none. */
export type SupportWay = 'chat' | 'contact'

let way: SupportWay | null = null
const { subscribe, announce } = createObservable()

/** Says how support is reached; null while that is not known, and where players are not led there. */
export function offerSupport(offered: SupportWay | null): void {
  if (offered === way) return
  way = offered
  announce()
}

/** How support is reached, for `useSyncExternalStore`. */
export const support = { subscribe, way: () => way }
