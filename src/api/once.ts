import { lastProtocol } from './timings.ts'

/**
 * Browsers send a request again by themselves, Chromium a POST too, when a connection that they reused breaks before an answer came: a
 * transfer that was carried out would be carried out twice. What keeps them from it depends on the protocol:
 * - HTTP/2 and later: Chromium (from 105 on) cannot repeat a body that is a stream, an empty one as well.
 * - HTTP/1.1: nothing is repeated that goes over a new connection. Without credentials, commands have connections that no read uses; a
 *   server closes them with its answer (`Connection: close`), else they are closed from here (`idleConnections.ts`), else the next command
 *   is refused.
 */
export const onceOnly = (method: string, body?: string): RequestInit & { duplex?: 'half' } =>
  // Others carry no body.
  method.startsWith('P') && canStream() && speaksHttp2()
    ? { body: new Blob([body ?? '']).stream(), duplex: 'half' }
    : { credentials: 'omit', ...(body === undefined ? {} : { body }) }

/** Whether this browser can send streams. */
export const canStream = () => 'duplex' in Request.prototype

/** Whether the backend's answers come over HTTP/2 or later; unknown is no. */
export const speaksHttp2 = () => /^h[23]/.test(lastProtocol())

/** Whether no browser would repeat a command that leaves now. Waits until what an earlier one left open is closed. */
export let isSafeToSend = async (): Promise<boolean> => true

/** Sees to it that the next command finds no connection that this answer left open. */
export function leaveNoConnection({ headers }: Response): void {
  if (!lastProtocol().startsWith('http/1') || headers.get('Connection') === 'close') return
  const areClosed = import('./idleConnections.ts')
    .then(({ closeIdleConnection }) => closeIdleConnection())
    .catch(() => () => false)
  isSafeToSend = async () => (await areClosed)()
}
