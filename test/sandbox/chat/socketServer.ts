import { Server } from 'socket.io'
import type { Context } from '../context.ts'
import { onSocketEvent, refusalOfSocket, serveSockets, type ChatSocket } from './sockets.ts'

/** A server of http, https or http2. An http2 server must allow HTTP/1.1, by which browsers open a WebSocket. */
export type WebServer = NonNullable<ConstructorParameters<typeof Server>[0]>

/** Attaches the chat's socket server to a web server, at /socket.io. Returns the function that detaches it and closes its sockets. */
export function attachChatSocket(context: Context, server: WebServer): () => void {
  const io = new Server(server, {
    serveClient: false,
    cors: { origin: true },
    // The development server's own WebSocket uses the same port.
    destroyUpgrade: false,
    maxHttpBufferSize: 10_000,
  })
  const sockets = new Set<ChatSocket>()
  const stop = serveSockets(context, sockets)
  io.use((_, next) => {
    const refusal = refusalOfSocket(context)
    next(refusal ? Object.assign(new Error(refusal.message), refusal) : undefined)
  })
  io.on('connection', (socket) => {
    const player: ChatSocket = {
      token: socket.handshake.auth['token'],
      room: null,
      emit: (message) => void socket.emit('messaging', message),
      disconnect: () => void socket.disconnect(),
      drop: () => socket.conn.close(),
    }
    sockets.add(player)
    socket.on('disconnect', () => sockets.delete(player))
    socket.onAny((event, room) => onSocketEvent(context, player, event, room))
  })
  return () => {
    stop()
    io.disconnectSockets(true)
    io.engine.close()
  }
}
