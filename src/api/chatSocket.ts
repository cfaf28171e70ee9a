import { io, type Socket } from 'socket.io-client'
import * as v from 'valibot'
import { conversation, type Conversation } from './chat.ts'

/** How the socket stands: `refused` when the server put it out of the room or did not let it in. */
export type SocketState = 'connecting' | 'connected' | 'lost' | 'refused'

interface Connecting {
  /** The chat backend; empty for the page's own origin. */
  readonly url: string
  /** `{PREFIX}-{userId or guestId}`. */
  readonly room: string
  /** The session's token, null for a guest. */
  readonly token: string | null
  onState(state: SocketState): void
  onMessage(message: Conversation): void
}

export interface ChatSocket {
  /** Connects again where the connection is gone; does nothing while it stands or is being made. */
  check(): void
  close(): void
}

/** Joins a room and hears what is said in it. Reconnects when it is told to `check`, not by itself (spec, section 9: every 5 s). */
export function connectChat({ url, room, token, onState, onMessage }: Connecting): ChatSocket {
  const socket: Socket = io(url, {
    auth: token === null ? {} : { token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnection: false,
    forceNew: true,
  })
  let state: SocketState | null = null
  const become = (next: SocketState) => {
    if (state !== next) onState((state = next))
  }
  become('connecting')
  socket.on('connect', () => {
    socket.emit('join', room)
    become('connected')
  })
  socket.on('connect_error', (error) => become(isRefusal(error) ? 'refused' : 'lost'))
  socket.on('disconnect', (reason) => become(reason === 'io server disconnect' ? 'refused' : 'lost'))
  socket.on('messaging', (said: unknown) => {
    const message = v.safeParse(conversation, said)
    if (message.success) onMessage(message.output)
  })
  return {
    check() {
      if (state !== 'lost' && state !== 'refused') return
      become('connecting')
      socket.connect()
    },
    close: () => void socket.removeAllListeners().disconnect(),
  }
}

/** A server that answered and does not want this socket says so with a packet of its own; one out of reach says nothing. */
const isRefusal = (error: Error) => 'data' in error
