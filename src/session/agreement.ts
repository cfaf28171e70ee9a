import { hash } from '../lib/hash.ts'
import { currentSession, sessionArea } from './session.ts'

const agreementMark = () => hash(currentSession()?.token ?? '')

/** Ends with the session. */
export const hasAgreed = () => sessionArea().get('agreement') === agreementMark()

export const agree = () => sessionArea().set('agreement', agreementMark())
