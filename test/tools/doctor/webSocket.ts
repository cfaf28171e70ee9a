import { createHash, randomBytes } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import type { Limits } from './ask.ts'

export interface Upgrade {
  readonly status: number
  /** True if the answer fits the key that was sent: a WebSocket was opened, and no cache answered. */
  readonly stands: boolean
}

/** Opens a WebSocket as a page of that origin does, and closes it at once. Rejects with the network's error. */
export function upgrade(url: URL, origin: string, limits: Limits): Promise<Upgrade> {
  const key = randomBytes(16).toString('base64')
  // The server adds this to the key (RFC 6455).
  const expected = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': key,
    Origin: origin,
  }
  const options = { headers, signal: AbortSignal.any([AbortSignal.timeout(limits.each), limits.all]) }
  return new Promise((resolve, reject) => {
    const outgoing =
      url.protocol === 'https:' ? request(url, { ...options, rejectUnauthorized: false }) : plainRequest(url, options)
    outgoing.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve({ status: 101, stands: answer.headers['sec-websocket-accept'] === expected })
    })
    outgoing.on('response', (answer) => {
      answer.destroy()
      resolve({ status: answer.statusCode ?? 0, stands: false })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
