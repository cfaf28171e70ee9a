import { sessionArea, sessionHash } from './session.ts'

/** The agreement ends with the session. */
export const hasAgreed = () => sessionArea().get('agreement') === sessionHash()

export const agree = () => sessionArea().set('agreement', sessionHash())
