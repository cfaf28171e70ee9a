import { Server, type DefaultEventsMap, type Socket } from 'socket.io'
import type { Context } from '../context.ts'
import { checkMessage } from '../contract.ts'
import { Refusal } from '../wire.ts'
import { welcome } from './chatDesk.ts'
import { checkIdentity, identityOfRoom, roomOf } from './chatRoom.ts'
import type { Conversation } from './chatWire.ts'

interface ToServer {
  join(room: unknown): void
}

interface ToClient {
  messaging(message: Conversation): void
}

interface SocketData {
  /** The joined room; null before. */
  room: string | null
}

type ChatSocket = Socket<ToServer, ToClient, DefaultEventsMap, SocketData>
type ChatServer = Server<ToServer, ToClient, DefaultEventsMap, SocketData>

/** A server of http, https or http2. An http2 server must allow HTTP/1.1, by which browsers open a WebSocket. */
export type WebServer = NonNullable<ConstructorParameters<typeof Server>[0]>

/** Attaches the chat's socket server to a web server, at /socket.io. Returns the function that detaches it and closes its sockets. */
export function attachChatSocket(context: Context, server: WebServer): () => void {
  const io: ChatServer = new Server(server, {
    serveClient: false,
    cors: { origin: true },
    // The development server's own WebSocket uses the same port.
    destroyUpgrade: false,
    maxHttpBufferSize: 10_000,
  })
  io.use((_, next) => next(context.chat.faults.refuseSockets ? refusedSocket() : undefined))
  io.on('connection', (socket) => onConnection(context, socket))
  const socketServer = {
    emit: (room: string, message: Conversation) =>
      socketsIn(io, room).forEach((socket) => emitTo(context, socket, message)),
    drop: (room: string) => socketsIn(io, room).forEach(({ conn }) => conn.close()),
    count: (room: string) => socketsIn(io, room).length,
  }
  context.chat.socketServers.add(socketServer)
  return () => {
    context.chat.socketServers.delete(socketServer)
    io.disconnectSockets(true)
    io.engine.close()
  }
}

const refusedSocket = () => Object.assign(new Error('UNAUTHORIZED'), { data: { message: 'UNAUTHORIZED' } })

function socketsIn(io: ChatServer, room: string): ChatSocket[] {
  const ids = [...(io.sockets.adapter.rooms.get(room) ?? [])]
  return ids.flatMap((id) => io.sockets.sockets.get(id) ?? [])
}

function onConnection(context: Context, socket: ChatSocket): void {
  socket.data.room = null
  socket.onAny((event: string) => {
    if (event !== 'join') context.violate(`socket: the contract knows no event "${event}"`)
  })
  socket.on('join', (room) => {
    if (typeof room !== 'string' || identityOfRoom(context, room) === null)
      context.violate(`socket: ${JSON.stringify(room)} is nobody's room`)
    if (context.chat.faults.refuseRooms || !mayReceive(context, socket, room)) return void socket.disconnect()
    if (socket.data.room !== null) void socket.leave(socket.data.room)
    socket.data.room = room as string
    void socket.join(room as string)
    const identity = identityOfRoom(context, room as string)
    if (identity) welcome(context, roomOf(context, identity))
  })
}

/** Emits a message to a socket. Disconnects the socket instead if its token has expired since it joined. */
function emitTo(context: Context, socket: ChatSocket, message: Conversation): void {
  if (!mayReceive(context, socket, socket.data.room)) return void socket.disconnect()
  checkMessage(context, message)
  socket.emit('messaging', message)
}

function mayReceive(context: Context, { handshake }: ChatSocket, room: unknown): boolean {
  const identity = typeof room === 'string' ? identityOfRoom(context, room) : null
  if (identity === null || context.state.switches.gone) return false
  const token: unknown = handshake.auth['token']
  try {
    checkIdentity(context, identity, typeof token === 'string' ? token : null)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
