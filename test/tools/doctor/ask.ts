import { Agent as PlainAgent, request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'

export interface Asked {
  readonly method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** An HTTP response: not decompressed, no redirect followed. Times are milliseconds of this machine's clock. */
export interface Answer {
  readonly url: URL
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly sentAt: number
  readonly answeredAt: number
}

/** The only authority to trust (PEM; null: the known ones), and the time limits (ms) of one request and of all. */
export interface Limits {
  readonly ca: string | null
  readonly each: number
  readonly all: AbortSignal
}

export type Ask = (url: URL, asked?: Asked) => Promise<Answer>

/** Responses are cut off at this size (bytes). No file of a build is near it. */
const largest = 16 * 1024 * 1024

/**
 * Sends requests over HTTP/1.1. Unless `isTrusting` is false it takes any certificate: nothing secret is sent, and the report has a line for
 * the certificate. Equal GETs and HEADs are sent once. Rejects with the network's error, also after the time limits.
 */
export function createAsk(limits: Limits, isTrusting = true): Ask {
  const agents = {
    'http:': new PlainAgent({ keepAlive: true, maxSockets: 6 }),
    'https:': new Agent({
      keepAlive: true,
      maxSockets: 6,
      rejectUnauthorized: !isTrusting,
      ...(limits.ca !== null && { ca: limits.ca }),
    }),
  }
  limits.all.addEventListener('abort', () => Object.values(agents).forEach((agent) => agent.destroy()), { once: true })
  const asked = new Map<string, Promise<Answer>>()
  return (url, how = {}) => {
    const { method = 'GET', headers = {} } = how
    if (method !== 'GET' && method !== 'HEAD') return askOnce(url, how, limits, agents)
    const key = JSON.stringify([method, url.href, headers])
    const answer = asked.get(key) ?? askOnce(url, how, limits, agents)
    asked.set(key, answer)
    return answer
  }
}

interface Agents {
  'http:': PlainAgent
  'https:': Agent
}

async function askOnce(url: URL, { method = 'GET', headers = {}, body }: Asked, limits: Limits, agents: Agents) {
  const isSecure = url.protocol === 'https:'
  const signal = AbortSignal.any([AbortSignal.timeout(limits.each), limits.all])
  const sentAt = Date.now()
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, signal, headers: { 'User-Agent': 'member-wallet-doctor', Accept: '*/*', ...headers } }
    const outgoing = isSecure
      ? request(url, { ...options, agent: agents['https:'] }, resolve)
      : plainRequest(url, { ...options, agent: agents['http:'] }, resolve)
    outgoing.on('error', (error) => reject(reasonOf(error, signal)))
    outgoing.end(body)
  })
  const answeredAt = Date.now()
  const whole = await wholeOf(incoming).catch((error: Error) => {
    throw reasonOf(error, signal)
  })
  return { url, status: incoming.statusCode ?? 0, headers: incoming.headers, body: whole, sentAt, answeredAt }
}

async function wholeOf(incoming: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of incoming) {
    parts.push(part)
    size += part.length
    if (size > largest) throw new Error('the answer is larger than 16 MB')
  }
  return Buffer.concat(parts)
}

const reasonOf = (error: Error, signal: AbortSignal) =>
  signal.aborted ? new Error('there was no answer in time') : new Error(messageOf(error))

/** An error's message. An AggregateError, with an error for each address of the host, has none of its own. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** A header's text; empty without one. */
export const headerOf = ({ headers }: Pick<Answer, 'headers'>, name: string): string =>
  [headers[name] ?? ''].flat().join(', ')

/** The media type without its parameters, in lower case. */
export const typeOf = (answer: Pick<Answer, 'headers'>): string =>
  (headerOf(answer, 'content-type').split(';')[0] ?? '').trim().toLowerCase()
