import * as v from 'valibot'
import { settings } from '../settings/settings.ts'
import { fillPath, type Call } from './call.ts'
import { takePrefetched } from './prefetched.ts'
import { ApiError, endOf } from './errors.ts'
import { headersFor } from './headers.ts'
import { departing } from './departing.ts'
import { isSafeToSend, leaveNoConnection, onceOnly } from './once.ts'
import { fetching, type Transport } from './transport.ts'

interface WireHooks {
  /** The current session's token, or null. */
  token(): string | null
  /** Called when the server ended the session that is still current. */
  onSessionEnd(code: string): void
  /** Called when the service as a whole is gone. */
  onGone(): void
}

let hooks: WireHooks = { token: () => null, onSessionEnd: () => undefined, onGone: () => undefined }

/** Connects the wire to the session and to the navigation; the wire itself knows neither. */
export function connectWire(connected: WireHooks): void {
  hooks = connected
}

/** The options of one request. */
export interface RequestOptions {
  parameters?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
  signal?: AbortSignal
  /** Replaces `fetch`, for uploads that report their progress. */
  transport?: Transport
  /** Receives the headers of the answer. */
  onHeaders?(headers: Headers): void
}

/**
 * Sends one call once and reads its answer through the call's schema.
 * @throws ApiError for every failure, with how far the call got; an abort by the caller's signal rejects as it is.
 */
export async function send<Answer>(call: Call<Answer>, options: RequestOptions = {}): Promise<Answer> {
  const path = fillPath(call.path, options.parameters ?? {})
  if (path === null) throw new ApiError('BAD_PARAMETER', 0, 'notSent')
  const { key } = departing
  const token = hooks.token()
  if (call.kind !== 'read') await checkConnection(key)
  // A member who signed in meanwhile did not request it.
  if (token !== hooks.token()) throw new ApiError('NOT_SENT', 0, 'notSent')
  const { response, content } = await exchange(call, { path, token, key }, options)
  options.onHeaders?.(response.headers)
  const message = textOf(content, 'message')
  const error = textOf(content, 'error')
  const isCode = isDoubtful(response.status) && (await isCatalogued(error ?? message ?? ''))
  throwIfEnded(call, response, message, token, isCode)
  if (!response.ok || error !== undefined)
    throw refusal(call, response.status, { code: error ?? message, isCode, content })
  const answer = v.safeParse(call.answer, content)
  if (content === unreadable || !answer.success) throw new ApiError('BAD_ANSWER', response.status, 'noAnswer')
  return answer.output
}

/** The parts of a request beside the caller's options. */
interface Leaving {
  readonly path: string
  readonly token: string | null
  /** The idempotency key of a command (contract, reading 18); null for none. */
  readonly key: string | null
}

/** Refuses to send a command that a browser might repeat; one with a key may be repeated, as the backend recognises it. */
async function checkConnection(key: string | null): Promise<void> {
  if (!navigator.onLine) throw new ApiError('OFFLINE', 0, 'notSent')
  if (key === null && !(await isSafeToSend())) throw new ApiError('UNSAFE_CONNECTION', 0, 'notSent')
}

async function exchange(call: Call<unknown>, { path, token, key }: Leaving, options: RequestOptions) {
  const { signal: caller, transport = fetching } = options
  // `AbortSignal.any` and `AbortSignal.timeout` are younger than the floor.
  const stop = new AbortController()
  const { signal } = stop
  const giveUp = () => stop.abort(caller?.reason)
  const timer = setTimeout(giveUp, call.timeLimit)
  caller?.addEventListener('abort', giveUp)
  let hasLeft = false
  try {
    if (caller?.aborted) giveUp()
    const leave = () => (hasLeft = true)
    const prefetched = call.kind === 'read' && call.method === 'GET' ? takePrefetched(path, token) : undefined
    if (prefetched) leave()
    const request = { ...requestOf(call, options, { token, key }), signal }
    const answer = prefetched ?? transport(settings.VITE_API_BASE + path, request, leave)
    const response = await untilAborted(answer, signal)
    const content = await untilAborted(contentOf(response), signal)
    if (call.kind !== 'read') leaveNoConnection(response)
    return { response, content }
  } catch (reason) {
    if (caller?.aborted) throw reason
    if (!hasLeft) throw new ApiError('NOT_SENT', 0, 'notSent')
    throw new ApiError(signal.aborted ? 'TIME_OUT' : 'NO_ANSWER', 0, 'noAnswer')
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', giveUp)
  }
}

function requestOf(
  { method, kind }: Call<unknown>,
  { body }: RequestOptions,
  { token, key }: Omit<Leaving, 'path'>,
): RequestInit {
  const text = body && JSON.stringify(body)
  // Created here, so that a token that no header can contain throws before anything is sent.
  const headers = new Headers(headersFor(token))
  if (body) headers.set('Content-Type', 'application/json')
  if (key) headers.set('Idempotency-Key', key)
  return {
    method,
    headers,
    cache: 'no-store',
    ...(kind === 'read' ? text && { body: text } : onceOnly(method, text)),
  }
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    promise.then(resolve, reject)
  })
}

/** Marks an answer that is no JSON, such as a proxy's page. */
const unreadable = Symbol('unreadable')

/** The JSON of an answer, undefined for an empty one. A broken connection rejects. */
async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return unreadable
  }
}

function textOf(content: unknown, field: 'message' | 'error'): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const value = (content as Record<string, unknown>)[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A session-end message is a refusal on any status; it ends the session only when the call carried its token. */
function throwIfEnded(
  call: Call<unknown>,
  { ok, status }: Response,
  message: string | undefined,
  token: string | null,
  isCode: boolean,
) {
  const end = endOf(status, message, { isCode, keepsSession: call.keepsSession ?? false })
  if (end === 'service') {
    hooks.onGone()
    throw new ApiError('gone', status, 'refused', true)
  }
  if (end !== 'session') return
  const isCurrent = token !== null && token === hooks.token()
  const code = message ?? 'UNAUTHORIZED'
  if (isCurrent) hooks.onSessionEnd(code)
  if (isCurrent || ok) throw new ApiError(code, status, 'refused', isCurrent)
}

/** Statuses of gateways that lost the backend: they do not show whether a command was carried out. */
const isGateway = (status: number) => (status >= 502 && status <= 504) || (status >= 520 && status <= 527)

/** Only a code of the catalogue proves that such an answer is the backend's own. */
const isDoubtful = (status: number) => status === 401 || isGateway(status)

/** The content of a refusal. */
interface Said {
  readonly code: string | undefined
  /** The code is one of the catalogue. */
  readonly isCode: boolean
  readonly content: unknown
}

/** A command that failed with a server error without a code of the backend is of unknown outcome (contract, reading 13). */
function refusal(call: Call<unknown>, status: number, { code, isCode, content }: Said): ApiError {
  const isWordless = status >= 500 && (typeof content !== 'object' || content === null)
  if (call.kind === 'command' && (isWordless || (isGateway(status) && !isCode)))
    return new ApiError('NO_ANSWER', status, 'noAnswer')
  return new ApiError(code ?? 'INTERNAL_SERVER_ERROR', status, 'refused')
}

/** The catalogue is long and rarely needed, so it is loaded on demand; without it the code counts as unknown. */
async function isCatalogued(code: string): Promise<boolean> {
  try {
    return (await import('./errorCodes.ts')).isErrorCode(code)
  } catch {
    return false
  }
}
