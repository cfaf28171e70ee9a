import { sessionArea, sessionMark } from './session.ts'

/** Ends with the session. */
export const hasAgreed = () => sessionArea().get('agreement') === sessionMark()

export const agree = () => sessionArea().set('agreement', sessionMark())
