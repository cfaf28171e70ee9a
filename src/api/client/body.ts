import { settings } from '../../lib/settings/settings.ts'

let isRefused = false

/**
 * True if the body of a command leaves as a stream: Chromium (from 105 on) repeats a request by itself when a reused connection breaks
 * before the answer, but never a streamed body. It sends them over HTTP/2 and later alone.
 */
export const isStreamed = (method: string) =>
  // Others carry no body.
  method.startsWith('P') &&
  settings.VITE_STREAMED_COMMANDS &&
  !isRefused &&
  'duplex' in Request.prototype &&
  speaksHttp2()

/** This page streams no more, as a server has refused a body without a length (411). */
export const stopStreaming = () => void (isRefused = true)

/** The body of a command; an empty one is streamed as well. */
export const bodyOf = (method: string, text?: string): RequestInit & { duplex?: 'half' } =>
  isStreamed(method)
    ? { body: new Blob([text ?? '']).stream(), duplex: 'half' }
    : text === undefined
      ? {}
      : { body: text }

/** The origin of the backend. */
export const apiOrigin = () => new URL(settings.VITE_API_BASE || '/', window.location.href).origin

/** True if the newest answer of the backend that the browser has timed came over HTTP/2 or later. */
export function speaksHttp2(): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const own = entries.filter(({ name, nextHopProtocol }) => nextHopProtocol && name.startsWith(apiOrigin()))
  return /^h[23]/.test(own.at(-1)?.nextHopProtocol ?? '')
}
