import * as v from 'valibot'
import { settings } from '../../lib/settings/settings.ts'
import { bodyOf, isStreamed, stopStreaming } from './body.ts'
import { fillPath, type Call } from './call.ts'
import { isExpired, newKey, sendsKeys, tapNow, type CommandOptions } from './command.ts'
import { dropPrefetched, takePrefetched, headersFor } from './prefetched.ts'
import { ApiError, endOf, failureOf, isCatalogued, isDoubtful } from './errors.ts'
import { fetching, type Transport } from './transport.ts'

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

/** A field of an answer that is a filled text; undefined for anything else. */
function textOf(content: unknown, field: 'message' | 'error'): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const value = (content as Record<string, unknown>)[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}

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

/** The newest answer's headers, and when they came (ms since the page began). */
export const newest: { readonly headers?: Headers; readonly at: number } = { at: 0 }

/** What one request of a call takes along. */
export interface RequestOptions<Answer = unknown, Body = object> extends CommandOptions {
  parameters?: Readonly<Record<string, string>>
  body?: Body
  signal?: AbortSignal
  /** Replaces `fetch`, for uploads that report their progress. */
  transport?: Transport
  /** Receives the answer, whoever is signed in by then. */
  onAnswer?(answer: Answer): void
}

/**
 * Sends one call once and reads its answer through the call's schema.
 * @throws ApiError for every failure, with how far the call got; an abort by the caller's signal rejects with its reason.
 */
export async function send<Answer, Body extends object>(
  call: Call<Answer, Body>,
  options: RequestOptions<NoInfer<Answer>, NoInfer<Body>> = {},
): Promise<Answer> {
  const path = fillPath(call.path, options.parameters ?? {})
  if (path === null) throw new ApiError('BAD_PARAMETER', 0, 'notSent')
  const token = hooks.token()
  const { response, content } = await exchange(call, path, token, options)
  const message = textOf(content, 'message')
  const error = textOf(content, 'error')
  const isCode = isDoubtful(response, error) && (await isCatalogued(error ?? message ?? ''))
  throwIfEnded(call, response, message, token, isCode)
  const failure = failureOf(call, response, { content, isCode, message, error })
  if (failure) throw failure
  const answer = v.safeParse(call.answer, content)
  if (content === unreadable || !answer.success) throw new ApiError('BAD_ANSWER', response.status, 'noAnswer')
  options.onAnswer?.(answer.output)
  return answer.output
}

let sending = 0

/** True while something other than a read is on its way: a reload would cut it off. */
export const isAwaitingAnswer = () => sending > 0

async function exchange<Answer, Body extends object>(
  call: Call<Answer, Body>,
  path: string,
  token: string | null,
  options: RequestOptions<Answer, Body>,
) {
  const { signal: caller, transport = fetching, tap = tapNow(), key = newKey() } = options
  const isRead = call.kind === 'read'
  // `AbortSignal.any` and `AbortSignal.timeout` are younger than the floor.
  const stop = new AbortController()
  const { signal } = stop
  const giveUp = () => stop.abort(caller?.reason)
  const timer = setTimeout(giveUp, call.timeLimit)
  caller?.addEventListener('abort', giveUp)
  let hasLeft = false
  const go = () =>
    transport(settings.VITE_API_BASE + path, { ...requestOf(call, options, token, key), signal }, (request) => {
      // A member who signed in meanwhile did not request it, nor does anybody expect it after the page has stood still.
      if (!isRead && (isExpired(tap) || token !== hooks.token())) throw new ApiError('NOT_SENT', 0, 'notSent')
      const answer = request()
      hasLeft = true
      return answer
    })
  const prefetched = isRead && call.method === 'GET' ? takePrefetched(path, token) : undefined
  if (!isRead) sending += 1
  try {
    if (caller?.aborted) giveUp()
    if (prefetched) hasLeft = true
    const isStream = !isRead && isStreamed(call.method)
    let response = await untilAborted(prefetched ?? go(), signal)
    if (isStream && response.status === 411) {
      // Not begun: the server wants a length.
      stopStreaming()
      hasLeft = false
      response = await untilAborted(go(), signal)
    }
    Object.assign(newest, { headers: response.headers, at: performance.now() })
    const content = await untilAborted(contentOf(response), signal)
    return { response, content }
  } catch {
    if (caller?.aborted) throw caller.reason
    if (prefetched && signal.aborted) dropPrefetched()
    if (!hasLeft) throw new ApiError('NOT_SENT', 0, 'notSent')
    throw new ApiError(signal.aborted ? 'TIME_OUT' : 'NO_ANSWER', 0, 'noAnswer')
  } finally {
    if (!isRead) sending -= 1
    clearTimeout(timer)
    caller?.removeEventListener('abort', giveUp)
  }
}

function requestOf<Answer, Body extends object>(
  call: Call<Answer, Body>,
  { body }: RequestOptions<Answer, Body>,
  token: string | null,
  key: string,
): RequestInit {
  const { method, kind } = call
  const text = body && JSON.stringify(call.body?.(body) ?? body)
  // Created here, so that a token that no header can contain throws before anything is sent.
  const headers = new Headers(headersFor(token))
  if (body) headers.set('Content-Type', 'application/json')
  if (kind === 'command' && sendsKeys()) headers.set('Idempotency-Key', key)
  return { method, headers, cache: 'no-store', ...(kind === 'read' ? text && { body: text } : bodyOf(method, text)) }
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    promise.then(resolve, reject)
  })
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
