import { hash } from '../lib/hash.ts'
import { currentSession, sessionArea } from './session.ts'

const mark = () => hash(currentSession()?.token ?? '')

/** True if the member has agreed in this session: the flag belongs to one member and ends with the session. */
export const hasAgreed = () => sessionArea().get('agreement') === mark()

/** Notes that the member has agreed. */
export const agree = () => sessionArea().set('agreement', mark())
