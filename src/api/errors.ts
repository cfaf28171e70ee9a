import { count } from '../web/counts.ts'

/** How far a failed call got: refused by the server, never sent, or sent without a readable answer. */
export type Failure = 'refused' | 'notSent' | 'noAnswer'

/** Codes of the app itself, for failures without an answer. The texts of the rare ones are beside the catalogue's. */
export type ClientCode = 'NO_ANSWER' | 'TIME_OUT' | 'CANCELLED' | RareCode
/** `NOT_SENT`: something threw before the request left, or the page stood still. */
export type RareCode = 'BAD_ANSWER' | 'BAD_PARAMETER' | 'NOT_SENT' | 'READ_AGAIN' | 'READ_FAILED'

/** A call that did not succeed. `code` is the server's message (a catalogue code or raw text) or a client code. */
export class ApiError extends Error {
  readonly code: ClientCode | (string & {})
  /** HTTP status, 0 when there was no answer. */
  readonly status: number
  readonly failure: Failure
  /** The session or the service ended with this answer; the app as a whole has already reacted to it. */
  readonly ended: boolean

  constructor(code: string, status: number, failure: Failure, ended = false) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.failure = failure
    this.ended = ended
    if (__REPORTS__) count('codes', code)
  }
}

/** Messages that end the session on any status (contract: session end). */
const sessionEndCodes = new Set([
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
])

/** Facts about a call and its answer beside status and message. */
interface Circumstances {
  /** The message is a code of the catalogue. */
  readonly isCode: boolean
  /** A 401 alone does not end the session. */
  readonly keepsSession: boolean
}

/** The consequence of an answer for the session and the service as a whole. */
export function endOf(
  status: number,
  message: string | undefined,
  { isCode, keepsSession }: Circumstances,
): 'session' | 'service' | null {
  if (message === 'gone') return 'service'
  if (message !== undefined && sessionEndCodes.has(message)) return 'session'
  if (status === 401 && !keepsSession && !isCode) return 'session'
  return null
}
