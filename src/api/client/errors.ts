import { countEvent } from '../../lib/counts.ts'
import type { Call } from './call.ts'
import { isMessageCode, isRefusalCode } from './messageCodes.ts'

/** A gateway may send these although the command succeeded (contract, rule 13). */
const unknownStatuses = new Set([408, 409, 425, 499])

interface AnswerContent {
  readonly content: unknown
  readonly message?: string | undefined
  readonly error?: string | undefined
  /** Its error, or else its message, if in the catalogue; many frameworks write the HTTP reason phrase as `error`. */
  readonly code?: string | undefined
}

export function answerContent(content: unknown): AnswerContent {
  const [message, error] = ['message', 'error'].map((field) => {
    const value = isObject(content) ? content[field] : undefined
    return typeof value === 'string' && value !== '' ? value : undefined
  })
  return { content, message, error, code: [error, message].find((word) => isMessageCode(word ?? '')) }
}

/**
 * Judges an answer; null for a success. A command fails by a refusal code or a deciding 4xx that was not redirected;
 * anything else leaves it unknown.
 */
export function failureOf(
  call: Call<unknown>,
  { ok, status, redirected }: Response,
  { content, message, error, code }: AnswerContent,
): ApiError | null {
  const isCommand = call.kind === 'command'
  const isRefusal = code !== undefined && isRefusalCode(code)
  const isNamed = code === undefined ? call.hasOwnCodes : isRefusal && error === code
  if (ok && error !== undefined && (!isCommand || isNamed)) return new ApiError(error, status, 'refused')
  if (ok) {
    const isUnknownOutcome = isCommand && (!isObject(content) || contradicts(content))
    return isUnknownOutcome ? new ApiError('BAD_ANSWER', status, 'unknown') : null
  }
  const isUndecided = redirected || status < 400 || unknownStatuses.has(status)
  if (isCommand && (isUndecided || (status >= 500 && !isRefusal))) return new ApiError('NO_ANSWER', status, 'unknown')
  return new ApiError(code ?? message ?? error ?? 'INTERNAL_SERVER_ERROR', status, 'refused')
}

const isObject = (content: unknown): content is Record<string, unknown> =>
  typeof content === 'object' && content !== null && !Array.isArray(content)

/** True for a 2xx answer that reports failure in a way outside the contract. */
function contradicts(content: unknown): boolean {
  if (!isObject(content)) return false
  const { error, data, ...fields } = content
  const isNo = (name: string, value: unknown) =>
    (/^(success|ok|result)$/.test(name) && value === false) ||
    (name === 'status' && /^\s*(error|fail)/i.test(String(value))) ||
    (/^(code|status|statusCode)$/.test(name) && Number(value) >= 400)
  return Boolean(error) || contradicts(data) || Object.entries(fields).some(([name, value]) => isNo(name, value))
}

/** Their texts are in `errors`, as the catalogue's are. */
export const explainedCodes = ['BAD_ANSWER', 'BAD_PARAMETER', 'NOT_SENT', 'READ_AGAIN', 'READ_FAILED'] as const
/** The others have their texts in `common`, or none. */
export const clientCodes = ['NO_ANSWER', 'TIME_OUT', 'CANCELLED', ...explainedCodes] as const

interface Details {
  readonly isHandled?: boolean
  readonly cause?: unknown
}

/** `code` is a catalogue code, a client code or the server's own text. */
export class ApiError extends Error {
  readonly code: (typeof clientCodes)[number] | (string & {})
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  /** `refused` and `notSent`: it failed. `unknown`: a command may have been carried out. */
  readonly outcome: 'refused' | 'notSent' | 'unknown'
  /** True if the app has already reacted, so no message is due. */
  readonly isHandled: boolean

  constructor(code: string, status: number, outcome: ApiError['outcome'], { isHandled = false, cause }: Details = {}) {
    super(code, { cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.outcome = outcome
    this.isHandled = isHandled
    if (__REPORTS__) countEvent('codes', code)
  }
}

/** These end the session on any status (contract). */
const sessionEnd = /^(UNAUTHORIZED|EXPIRED_AUTH_TOKEN|INVALID_USER_[1-4])$/

export function endedBy(
  { keepsSession = false }: Pick<Call<unknown>, 'keepsSession'>,
  status: number,
  { message, code }: Pick<AnswerContent, 'message' | 'code'>,
): 'session' | 'service' | null {
  if (message === 'gone') return 'service'
  if ([message, code].some((word) => sessionEnd.test(word ?? ''))) return 'session'
  if (status === 401 && !keepsSession && code === undefined) return 'session'
  return null
}
