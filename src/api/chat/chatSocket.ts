import { io, type Socket } from 'socket.io-client'
import * as v from 'valibot'
import { serverMessage, type ServerMessage } from './chatMessage.ts'

/** `refused`: rejected by the server, or removed from the room. */
export type SocketState = 'connecting' | 'connected' | 'lost' | 'refused'

interface ConnectOptions {
  /** Empty: the page's origin. */
  readonly url: string
  /** `{PREFIX}-{userId or guestId}`. */
  readonly room: string
  readonly token: string | null
  onState(state: SocketState): void
  /** Null for an unreadable one. */
  onMessage(message: ServerMessage | null): void
}

/** Never reconnects; the engine does. */
export function connectChat({ url, room, token, onState, onMessage }: ConnectOptions) {
  const socket: Socket = io(url, {
    auth: token === null ? {} : { token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnection: false,
    forceNew: true,
  })
  let state: SocketState | null = null
  const setState = (next: SocketState) => {
    if (state !== next) onState((state = next))
  }
  setState('connecting')
  socket.on('connect', () => {
    socket.emit('join', room)
    setState('connected')
  })
  socket.on('connect_error', (error) => setState(isRefusal(error) ? 'refused' : 'lost'))
  socket.on('disconnect', (reason) => setState(reason === 'io server disconnect' ? 'refused' : 'lost'))
  socket.on('messaging', (received: unknown) => {
    const message = v.safeParse(serverMessage, received)
    onMessage(message.success ? message.output : null)
  })
  return {
    reconnect() {
      if (state !== 'lost' && state !== 'refused') return
      setState('connecting')
      socket.connect()
    },
    close: () => void socket.removeAllListeners().disconnect(),
  }
}

/** Only a server's rejection has `data`. */
const isRefusal = (error: Error) => 'data' in error
