import { temporary } from '../platform/storage.ts'
import { lastProtocol } from './timings.ts'

/**
 * Browsers repeat a request by themselves, Chromium even a POST, when a reused connection breaks before an answer came: a transfer that
 * was carried out would be carried out twice. The way to prevent it depends on the protocol:
 * - HTTP/2 and later: Chromium (from 105 on) cannot repeat a body that is a stream, an empty one as well.
 * - HTTP/1.1: no request over a new connection is repeated. Without credentials, commands have connections that no read uses; a
 *   server closes them with its answer (`Connection: close`), else they are closed from here (`idleConnections.ts`), else the next command
 *   is refused.
 */
export const onceOnly = (method: string, body?: string): RequestInit & { duplex?: 'half' } =>
  // Others carry no body.
  method.startsWith('P') && canStream() && speaksHttp2()
    ? { body: new Blob([body ?? '']).stream(), duplex: 'half' }
    : { credentials: 'omit', ...(body === undefined ? {} : { body }) }

/** True if this browser can send streams. */
export const canStream = () => 'duplex' in Request.prototype

/** True if the backend's answers come over HTTP/2 or later; false while unknown. */
export const speaksHttp2 = () => /^h[23]/.test(lastProtocol())

let closing: Promise<void> = Promise.resolve()

/**
 * Resolves to true if no browser would repeat a command that is sent now. Waits until the connection of an earlier one is closed, also of
 * one that was sent before the page was loaded anew, and tries once more where that failed.
 */
export async function isSafeToSend(): Promise<boolean> {
  await closing
  if (isOpen()) await close()
  return !isOpen()
}

/** Makes sure that the next command does not reuse the connection of this answer. */
export function leaveNoConnection({ headers }: Response): void {
  if (!lastProtocol().startsWith('http/1') || headers.get('Connection') === 'close') return
  temporary.set('connection', `${Date.now()}`)
  void close()
}

const isOpen = () => temporary.get('connection')

/** Where it fails the note stays, and so the connection counts as open. */
const close = () =>
  (closing = closing
    .then(() => import('./idleConnections.ts'))
    .then(({ cutOff }) => cutOff())
    .catch(() => {}))
