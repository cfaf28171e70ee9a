import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import type { Limits } from './ask.ts'

/**
 * Announces a POST with a body of this size (bytes), and breaks the connection before any of it is sent.
 * @returns the status: 100 from a server that would take it. Rejects with the network's error.
 */
export function announce(url: URL, bytes: number, limits: Limits): Promise<number> {
  const options = {
    method: 'POST',
    headers: { Expect: '100-continue', 'Content-Length': bytes, 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.any([AbortSignal.timeout(limits.each), limits.all]),
  }
  return new Promise((resolve, reject) => {
    const outgoing =
      url.protocol === 'https:' ? request(url, { ...options, rejectUnauthorized: false }) : plainRequest(url, options)
    const end = (status: number) => {
      outgoing.destroy()
      resolve(status)
    }
    outgoing.on('continue', () => end(100))
    outgoing.on('response', ({ statusCode = 0 }) => end(statusCode))
    outgoing.on('error', reject)
    outgoing.flushHeaders()
  })
}
