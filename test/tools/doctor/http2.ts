import { connect, type ClientHttp2Session } from 'node:http2'
import type { Limits } from './ask.ts'

/** A request as the app makes it. With a body it is a POST, with the body's length or without. */
export interface Http2Request {
  readonly body?: string
  readonly tellsLength?: boolean
}

export interface Http2Answer {
  readonly status: number
  readonly body: string
}

/** Makes requests to one address over one HTTP/2 connection, one after the other. Rejects with the network's error. */
export async function askHttp2({ origin, pathname }: URL, requests: readonly Http2Request[], { each }: Limits) {
  const session = connect(origin, { rejectUnauthorized: false })
  const broken = new Promise<never>((_, reject) => {
    session.on('error', reject)
    session.setTimeout(each, () => reject(new Error('there was no answer in time')))
  })
  const all = async () => {
    const answers: Http2Answer[] = []
    for (const request of requests) answers.push(await askOnce(session, pathname, request))
    return answers
  }
  try {
    return await Promise.race([all(), broken])
  } finally {
    session.destroy()
  }
}

const askOnce = (session: ClientHttp2Session, path: string, { body, tellsLength = true }: Http2Request) =>
  new Promise<Http2Answer>((resolve, reject) => {
    const stream = session.request({
      ':path': path,
      'x-requested-with': 'XMLHttpRequest',
      ...(body !== undefined && { ':method': 'POST', 'content-type': 'application/json' }),
      ...(body !== undefined && tellsLength && { 'content-length': Buffer.byteLength(body) }),
    })
    let status = 0
    let text = ''
    stream.setEncoding('utf8')
    stream.on('response', (headers) => (status = headers[':status'] ?? 0))
    stream.on('data', (part: string) => (text += part))
    stream.on('end', () => resolve({ status, body: text }))
    stream.on('error', reject)
    stream.end(body)
  })
