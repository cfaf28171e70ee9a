import * as v from 'valibot'
import { settings } from '../settings/settings.ts'
import { fillPath, type Call } from './call.ts'
import { takeEarly } from './early.ts'
import { ApiError, endOf } from './errors.ts'
import { headersFor } from './headers.ts'
import { departing } from './departing.ts'
import { isSafeToSend, leaveNoConnection, onceOnly } from './once.ts'
import { fetching, type Transport } from './transport.ts'

interface WireHooks {
  /** The current session's token, or null. */
  token(): string | null
  /** The server ended the session that is still current. */
  onSessionEnd(code: string): void
  /** The service as a whole is gone. */
  onGone(): void
}

let hooks: WireHooks = { token: () => null, onSessionEnd: () => undefined, onGone: () => undefined }

/** Connects the wire to the session and to the navigation; the wire itself knows neither. */
export function connectWire(connected: WireHooks): void {
  hooks = connected
}

/** What goes with one call. */
export interface Sent {
  parameters?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
  signal?: AbortSignal
  /** Sends in `fetch`'s place, for uploads that tell how far they are. */
  transport?: Transport
  /** Hears the headers of the answer. */
  onHeaders?(headers: Headers): void
}

/**
 * Sends one call once and reads its answer through the call's schema.
 * @throws ApiError for every failure, with how far the call got; an abort by the caller's signal rejects as it is.
 */
export async function send<Answer>(call: Call<Answer>, sent: Sent = {}): Promise<Answer> {
  const path = fillPath(call.path, sent.parameters ?? {})
  if (path === null) throw new ApiError('BAD_PARAMETER', 0, 'notSent')
  const { key } = departing
  const token = hooks.token()
  if (call.kind !== 'read') await checkConnection(key)
  // Who signed in meanwhile did not ask for it.
  if (token !== hooks.token()) throw new ApiError('NOT_SENT', 0, 'notSent')
  const { response, content } = await exchange(call, { path, token, key }, sent)
  sent.onHeaders?.(response.headers)
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

/** What a call leaves with, beside what its caller gave. */
interface Leaving {
  readonly path: string
  readonly token: string | null
  /** Names a command to a backend that knows repeated ones (contract, reading 18); null for none. */
  readonly key: string | null
}

/** A command that a browser might repeat stays here; one with a key is known to the backend when it comes again. */
async function checkConnection(key: string | null): Promise<void> {
  if (!navigator.onLine) throw new ApiError('OFFLINE', 0, 'notSent')
  if (key === null && !(await isSafeToSend())) throw new ApiError('UNSAFE_CONNECTION', 0, 'notSent')
}

async function exchange(call: Call<unknown>, { path, token, key }: Leaving, sent: Sent) {
  const { signal: caller, transport = fetching } = sent
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
    const early = call.kind === 'read' && call.method === 'GET' ? takeEarly(path, token) : undefined
    if (early) leave()
    const request = { ...requestOf(call, sent, { token, key }), signal }
    const answer = early ?? transport(settings.VITE_API_BASE + path, request, leave)
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
  { body }: Sent,
  { token, key }: Omit<Leaving, 'path'>,
): RequestInit {
  const text = body && JSON.stringify(body)
  // Made here, where a token that no header can hold throws before anything leaves.
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

/** What is no JSON, as a proxy's page is. */
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

/** Answers of what stands before the backend and lost it: they say nothing about whether a command was carried out. */
const isGateway = (status: number) => (status >= 502 && status <= 504) || (status >= 520 && status <= 527)

/** Only a code of the catalogue proves that such an answer is the backend's own. */
const isDoubtful = (status: number) => status === 401 || isGateway(status)

/** What was said by whoever refused a call. */
interface Said {
  readonly code: string | undefined
  /** The code is one of the catalogue. */
  readonly isCode: boolean
  readonly content: unknown
}

/** A command that a server failed at without a word of the backend's is of unknown outcome, whoever wrote the answer (contract, reading 13). */
function refusal(call: Call<unknown>, status: number, { code, isCode, content }: Said): ApiError {
  const isWordless = status >= 500 && (typeof content !== 'object' || content === null)
  if (call.kind === 'command' && (isWordless || (isGateway(status) && !isCode)))
    return new ApiError('NO_ANSWER', status, 'noAnswer')
  return new ApiError(code ?? 'INTERNAL_SERVER_ERROR', status, 'refused')
}

/** The catalogue is long and seldom asked; where it does not arrive, nothing is concluded from the code. */
async function isCatalogued(code: string): Promise<boolean> {
  try {
    return (await import('./errorCodes.ts')).isErrorCode(code)
  } catch {
    return false
  }
}
