import { isIP } from 'node:net'
import { connect, type DetailedPeerCertificate, type TLSSocket } from 'node:tls'
import { messageOf, type Limits } from './ask.ts'
import { earlyDataOf } from './sessionTicket.ts'

/** What a server says while a connection is being encrypted. */
export interface Handshake {
  /** Such as TLSv1.3. */
  readonly version: string
  /** The protocol that it chose of h2 and http/1.1; null where it chose none. */
  readonly protocol: string | null
  readonly certificate: DetailedPeerCertificate
  /** Why the certificate is not trusted, Node's code; null where it is. */
  readonly distrust: string | null
  /** Bytes of early data that its tickets allow; null where no ticket came. */
  readonly earlyData: number | null
}

/** How long to wait (ms) for a ticket, which comes behind the handshake. */
const ticketLimit = 500

/** Shakes hands as a browser does. Rejects with what broke. */
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

/** Node's types promise an error; it is an error's code in fact. */
const distrustOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))

const nextTicket = (socket: TLSSocket) =>
  new Promise<number | null>((resolve) => {
    socket.once('session', (session) => resolve(earlyDataOf(session)))
    socket.once('secureConnect', () => setTimeout(() => resolve(null), ticketLimit).unref())
  })
