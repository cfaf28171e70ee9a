import * as v from 'valibot'
import { settings } from '../../lib/settings/settings.ts'
import { fillPath, type Call } from './call.ts'
import { answerContent, ApiError, endedBy, failureOf } from './errors.ts'
import { dropPrefetched, takePrefetched, headersFor } from './prefetched.ts'
import { apiOrigin, commandBody, isStreamed, stopStreaming } from './streaming.ts'

/** By two clocks: `performance.now` pauses while some phones sleep, and `Date` can be set back. */
export interface TapTime {
  readonly sinceStart: number
  readonly date: number
}

/** Older taps are from before the page was frozen. */
const maxTapAgeMs = 15_000

export const tapTimeNow = (): TapTime => ({ sinceStart: performance.now(), date: Date.now() })

const ageOf = ({ sinceStart, date }: TapTime) => Math.max(performance.now() - sinceStart, Date.now() - date)

const isExpired = (tappedAt: TapTime) => ageOf(tappedAt) > maxTapAgeMs

/** For a command that follows another. If the page froze in between, returns the expired tap, so the next step is not sent. */
export const nextStepTapTime = (earlier: TapTime, { timeLimit }: Call<unknown>): TapTime =>
  ageOf(earlier) > maxTapAgeMs + timeLimit ? earlier : tapTimeNow()

/** By default only to the page's own origin, where the header needs no preflight. */
export const sendsIdempotencyKeys = () => settings.VITE_IDEMPOTENCY ?? apiOrigin() === window.location.origin

/** `crypto.randomUUID` exists only on https pages. */
export const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** A failure before `sendNow` means nothing was sent. */
export type Transport = (
  url: string,
  request: RequestInit,
  sendNow: (start: () => Promise<Response>) => Promise<Response>,
) => Promise<Response>

export const fetchTransport: Transport = (url, request, sendNow) => sendNow(() => fetch(url, request))

const unreadable = Symbol('unreadable')

async function readContent(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return unreadable
  }
}

interface WireHooks {
  token(): string | null
  onSessionEnd(code: string): void
  onGone(): void
}

// Hooks keep this layer independent of session and navigation.
let hooks: WireHooks = { token: () => null, onSessionEnd: () => undefined, onGone: () => undefined }

export function connectWire(connected: WireHooks): void {
  hooks = connected
}

/** Its `Date` header is the server's clock; `at` is when it came, by `performance.now()`. */
export const newestAnswer: { readonly headers?: Headers; readonly at: number } = { at: 0 }

export interface RequestOptions<Answer = unknown, Body = object> {
  /** Contract, rule 18. */
  readonly idempotencyKey?: string
  readonly tappedAt?: TapTime | undefined
  pathParameters?: Readonly<Record<string, string>>
  body?: Body
  signal?: AbortSignal
  transport?: Transport
  onAnswer?(answer: Answer): void
}

/**
 * Sends a call once; after a 411 once more, with a plain body.
 * @throws ApiError for every failure; an abort rejects with its reason.
 */
export async function send<Answer, Body extends object>(
  call: Call<Answer, Body>,
  options: RequestOptions<NoInfer<Answer>, NoInfer<Body>> = {},
): Promise<Answer> {
  const path = fillPath(call.path, options.pathParameters ?? {})
  if (path === null) throw new ApiError('BAD_PARAMETER', 0, 'notSent')
  const token = hooks.token()
  const { response, content } = await exchange(call, path, token, options)
  const answered = answerContent(content)
  const end = endedBy(call, response.status, answered)
  const ended = end && endError(end, response, token, answered.code ?? answered.message)
  const failure = ended ?? failureOf(call, response, answered)
  if (failure) throw failure
  const answer = v.safeParse(call.answer, content)
  if (content === unreadable || !answer.success) throw new ApiError('BAD_ANSWER', response.status, 'unknown')
  options.onAnswer?.(answer.output)
  return answer.output
}

let awaited = 0

/** An offline browser refuses a request within this time. */
const offlineFailureMs = 50

export const isAwaitingAnswer = () => awaited > 0

async function exchange<Answer, Body extends object>(
  call: Call<Answer, Body>,
  path: string,
  token: string | null,
  options: RequestOptions<Answer, Body>,
) {
  const { signal: caller, transport = fetchTransport, tappedAt = tapTimeNow(), idempotencyKey = newId() } = options
  if (caller?.aborted) throw caller.reason
  const isRead = call.kind === 'read'
  // The oldest supported browsers lack `AbortSignal.any`.
  const stop = new AbortController()
  const { signal } = stop
  const giveUp = () => stop.abort(caller?.reason)
  const timer = setTimeout(giveUp, call.timeLimit)
  caller?.addEventListener('abort', giveUp)
  let hasLeft = false
  let [isOffline, leftAt] = [false, 0]
  const go = () =>
    transport(
      settings.VITE_API_BASE + path,
      { ...requestOf(call, options, token, idempotencyKey), signal },
      (start) => {
        // In the meantime the page may have been frozen or another member logged in.
        if (!isRead && (isExpired(tappedAt) || token !== hooks.token())) throw new Error('The tap has expired')
        isOffline = !navigator.onLine
        leftAt = performance.now()
        const answer = start()
        hasLeft = true
        return answer
      },
    )
  const prefetched = isRead && call.method === 'GET' ? takePrefetched(path, token) : undefined
  if (!isRead) awaited += 1
  try {
    if (prefetched) hasLeft = true
    const isStream = !isRead && isStreamed(call.method)
    let response = await untilAborted(prefetched ?? go(), signal)
    if (isStream && response.status === 411) {
      // The server refused before acting, so the command is sent again.
      stopStreaming()
      hasLeft = false
      response = await untilAborted(go(), signal)
    }
    Object.assign(newestAnswer, { headers: response.headers, at: performance.now() })
    const content = await untilAborted(readContent(response), signal)
    return { response, content }
  } catch (cause) {
    if (caller?.aborted) throw caller.reason
    if (prefetched && signal.aborted) dropPrefetched()
    // `onLine` may be wrong, but then a network takes longer to fail.
    const isRefused = isOffline && !navigator.onLine && performance.now() - leftAt < offlineFailureMs
    if (!hasLeft || (!isRead && isRefused)) throw new ApiError('NOT_SENT', 0, 'notSent', { cause })
    throw new ApiError(signal.aborted ? 'TIME_OUT' : 'NO_ANSWER', 0, 'unknown', { cause })
  } finally {
    if (!isRead) awaited -= 1
    clearTimeout(timer)
    caller?.removeEventListener('abort', giveUp)
  }
}

function requestOf<Answer, Body extends object>(
  call: Call<Answer, Body>,
  { body }: RequestOptions<Answer, Body>,
  token: string | null,
  idempotencyKey: string,
): RequestInit {
  const { method, kind } = call
  const text = body && JSON.stringify(call.body?.(body) ?? body)
  // X-Requested-With and the bearer token; an invalid one throws before sending.
  const headers = new Headers(headersFor(token))
  if (body) headers.set('Content-Type', 'application/json')
  if (kind === 'command' && sendsIdempotencyKeys()) headers.set('Idempotency-Key', idempotencyKey)
  return {
    method,
    headers,
    cache: 'no-store',
    ...(kind === 'read' ? text && { body: text } : commandBody(method, text)),
  }
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    promise.then(resolve, reject)
  })
}

/**
 * A session-end message ends only the session whose token the call carried.
 * @returns null if a failure ends no session here.
 */
function endError(
  end: 'session' | 'service',
  { ok, status }: Response,
  token: string | null,
  code = 'UNAUTHORIZED',
): ApiError | null {
  if (end === 'service') {
    hooks.onGone()
    return new ApiError('gone', status, 'refused', { isHandled: true })
  }
  const isCurrent = token !== null && token === hooks.token()
  if (isCurrent) hooks.onSessionEnd(code)
  return isCurrent || ok ? new ApiError(code, status, 'refused', { isHandled: isCurrent }) : null
}
