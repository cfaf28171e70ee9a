import { isIP } from 'node:net'
import { connect, type DetailedPeerCertificate, type TLSSocket } from 'node:tls'
import { messageOf, type Limits } from './ask.ts'
import { earlyDataOf } from './sessionTicket.ts'

/** A server's part of a TLS handshake. */
export interface Handshake {
  /** Such as TLSv1.3. */
  readonly version: string
  /** The protocol that it chose of h2 and http/1.1; null if it chose none. */
  readonly protocol: string | null
  readonly certificate: DetailedPeerCertificate
  /** Node's error code for a certificate that is not trusted; null if it is trusted. */
  readonly distrust: string | null
  /** Bytes of early data that its tickets allow; null if no ticket came. */
  readonly earlyData: number | null
}

/** Time (ms) to wait for a ticket, which comes after the handshake. */
const ticketLimit = 500

/** Does a handshake as a browser does. Rejects with the network's error. */
export async function shakeHands({ hostname, port }: URL, { ca, each, all }: Limits): Promise<Handshake> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host,
    port: Number(port || 443),
    ALPNProtocols: ['h2', 'http/1.1'],
    rejectUnauthorized: false,
    ...(isIP(host) ? {} : { servername: host }),
    ...(ca !== null && { ca }),
  })
  const stop = () => void socket.destroy(new Error('there was no answer in time'))
  const limit = setTimeout(stop, each)
  all.addEventListener('abort', stop, { once: true })
  try {
    const ticket = nextTicket(socket)
    await secured(socket)
    return {
      version: socket.getProtocol() ?? '',
      protocol: socket.alpnProtocol === false ? null : socket.alpnProtocol,
      certificate: socket.getPeerCertificate(true),
      distrust: socket.authorized ? null : distrustOf(socket.authorizationError),
      earlyData: await ticket,
    }
  } finally {
    clearTimeout(limit)
    all.removeEventListener('abort', stop)
    socket.destroy()
  }
}

const secured = (socket: TLSSocket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('secureConnect', resolve)
    socket.once('error', (error) => reject(new Error(messageOf(error))))
  })

/** Node's types say that it is an error, but it is an error's code. */
const distrustOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))

const nextTicket = (socket: TLSSocket) =>
  new Promise<number | null>((resolve) => {
    socket.once('session', (session) => resolve(earlyDataOf(session)))
    socket.once('secureConnect', () => setTimeout(() => resolve(null), ticketLimit).unref())
  })
