import { count } from '../../lib/counts.ts'
import type { Call } from './call.ts'

/** Answers of gateways and of layers in front of the backend, which do not show what becomes of a command (contract, reading 13). */
const openStatuses = new Set([408, 409, 425, 499])

/** True if only a code of the catalogue shows that an answer tells of a failure. */
export const isDoubtful = ({ ok, status }: Response, error: string | undefined) =>
  status === 401 || status >= 500 || (ok && error !== undefined)

/** The content of an answer. */
interface Said {
  readonly content: unknown
  readonly message: string | undefined
  readonly error: string | undefined
  /** The error, else the message, is a code of the catalogue. */
  readonly isCode: boolean
}

/** The failure that an answer tells of; null for a success. A command without a refusal of the backend's own is of unknown outcome. */
export function failureOf(call: Call<unknown>, { ok, status }: Response, said: Said): ApiError | null {
  const { content, message, error, isCode } = said
  const isCommand = call.kind === 'command'
  if (ok && error !== undefined && (isCode || !isCommand)) return new ApiError(error, status, 'refused')
  if (ok) {
    const isOpen = isCommand && (!isObject(content) || contradicts(content, fieldsOf(call)))
    return isOpen && status !== 204 ? new ApiError('BAD_ANSWER', status, 'noAnswer') : null
  }
  if (isCommand && (openStatuses.has(status) || (status >= 500 && !isCode)))
    return new ApiError('NO_ANSWER', status, 'noAnswer')
  return new ApiError(error ?? message ?? 'INTERNAL_SERVER_ERROR', status, 'refused')
}

const isObject = (content: unknown): content is Record<string, unknown> =>
  typeof content === 'object' && content !== null && !Array.isArray(content)

/** The fields that a call's answer has by the contract. */
const fieldsOf = ({ answer }: Call<unknown>) =>
  Object.keys((Reflect.get(answer, 'entries') as object | undefined) ?? {})

/** True if an answer of success says itself that there was none, by fields that the call does not have. */
function contradicts(content: unknown, known: readonly string[]): boolean {
  if (!isObject(content)) return false
  const { error, data, ...fields } = content
  const isNo = (name: string, value: unknown) =>
    (/^(success|ok|result)$/.test(name) && value === false) ||
    (name === 'status' && /^\s*(error|fail)/i.test(String(value))) ||
    (/^(code|status|statusCode)$/.test(name) && Number(value) >= 400)
  return (
    Boolean(error) ||
    contradicts(data, []) ||
    Object.entries(fields).some(([name, value]) => !known.includes(name) && isNo(name, value))
  )
}

/** The catalogue is long and rarely needed, so it is loaded on demand; without it the code counts as unknown. */
export async function isCatalogued(code: string): Promise<boolean> {
  try {
    return (await import('./errorCodes.ts')).isErrorCode(code)
  } catch {
    return false
  }
}

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
