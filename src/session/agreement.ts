import { hash } from '../lib/hash.ts'
import { currentSession, sessionArea } from './session.ts'

const mark = () => hash(currentSession()?.token ?? '')

/** Ends with the session. */
export const hasAgreed = () => sessionArea().get('agreement') === mark()

export const agree = () => sessionArea().set('agreement', mark())
