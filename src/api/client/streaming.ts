import { settings } from '../../lib/settings/settings.ts'

let isRefused = false

/** Chromium 105+ repeats a request if a reused connection breaks, except with a streamed body, which needs HTTP/2. */
export const isStreamed = (method: string) =>
  method.startsWith('P') &&
  settings.VITE_STREAMED_COMMANDS &&
  !isRefused &&
  'duplex' in Request.prototype &&
  speaksHttp2()

/** Called after a server has refused a body without a length (411). */
export const stopStreaming = () => void (isRefused = true)

export const commandBody = (method: string, text?: string): RequestInit & { duplex?: 'half' } =>
  isStreamed(method)
    ? { body: new Blob([text ?? '']).stream(), duplex: 'half' }
    : text === undefined
      ? {}
      : { body: text }

export const apiOrigin = () => new URL(settings.VITE_API_BASE || '/', window.location.href).origin

export function speaksHttp2(): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const own = entries.filter(({ name, nextHopProtocol }) => nextHopProtocol && name.startsWith(apiOrigin()))
  return /^h[23]/.test(own.at(-1)?.nextHopProtocol ?? '')
}
