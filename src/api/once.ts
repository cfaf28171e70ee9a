import { settings } from '../settings/settings.ts'

/**
 * Chromium sends a request again by itself, a POST too, when a connection that it reused breaks before an answer came: a
 * transfer that was carried out would be carried out twice. It cannot repeat a body that is a stream, an empty one as well, which
 * only works over HTTP/2 and later. Over HTTP/1.1 it does not repeat what goes over a new connection: without credentials a command
 * uses connections that nothing else uses, and a server that closes them after each command leaves none to be reused.
 */
export const onceOnly = (method: string, body?: string): RequestInit & { duplex?: 'half' } =>
  // Others carry no body.
  method.startsWith('P') && canStream() && speaksHttp2()
    ? { body: new Blob([body ?? '']).stream(), duplex: 'half' }
    : { credentials: 'omit', ...(body === undefined ? {} : { body }) }

/** Whether this browser sends streams; those that do not are not those that repeat. */
export const canStream = () => 'duplex' in Request.prototype

/** Whether the server's answers so far came over HTTP/2 or later; unknown (another origin that does not tell) is no. */
export function speaksHttp2(): boolean {
  const api = new URL(`${settings.VITE_API_BASE}/api/`, window.location.href).href
  const answers = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(api))
  const last = answers.at(-1)
  return last instanceof PerformanceResourceTiming && /^h[23]/.test(last.nextHopProtocol)
}
