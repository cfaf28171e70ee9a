import { Server, type DefaultEventsMap, type Socket } from 'socket.io'
import type { Context } from '../context.ts'
import { Refusal } from '../wire.ts'
import { checkIdentity, identityOfRoom } from './chatRoom.ts'
import type { Conversation } from './chatWire.ts'

interface ToServer {
  join(room: unknown): void
}

interface ToClient {
  messaging(said: Conversation): void
}

interface Held {
  room: string | null
}

type ChatSocket = Socket<ToServer, ToClient, DefaultEventsMap, Held>
type ChatServer = Server<ToServer, ToClient, DefaultEventsMap, Held>

/** The web server to share: of http, https or http2 with HTTP/1.1 allowed, which is what browsers open a WebSocket by. */
export type WebServer = NonNullable<ConstructorParameters<typeof Server>[0]>

/** Puts the chat's socket on a web server, at /socket.io. @returns what takes it off, with all its sockets. */
export function attachChatSocket(context: Context, server: WebServer): () => void {
  const io: ChatServer = new Server(server, {
    serveClient: false,
    cors: { origin: true },
    // The development server's own sockets come to the same port.
    destroyUpgrade: false,
    maxHttpBufferSize: 10_000,
  })
  io.use((_, next) => next(context.chat.faults.refuseSockets ? refusedSocket() : undefined))
  io.on('connection', (socket) => welcome(context, socket))
  const carrier = {
    emit: (room: string, said: Conversation) => socketsIn(io, room).forEach((socket) => tell(context, socket, said)),
    drop: (room: string) => socketsIn(io, room).forEach(({ conn }) => conn.close()),
    count: (room: string) => socketsIn(io, room).length,
  }
  context.chat.carriers.add(carrier)
  return () => {
    context.chat.carriers.delete(carrier)
    io.disconnectSockets(true)
    io.engine.close()
  }
}

const refusedSocket = () => Object.assign(new Error('UNAUTHORIZED'), { data: { message: 'UNAUTHORIZED' } })

function socketsIn(io: ChatServer, room: string): ChatSocket[] {
  const ids = [...(io.sockets.adapter.rooms.get(room) ?? [])]
  return ids.flatMap((id) => io.sockets.sockets.get(id) ?? [])
}

function welcome(context: Context, socket: ChatSocket): void {
  socket.data.room = null
  socket.onAny((event: string) => {
    if (event !== 'join') context.violate(`socket: the contract knows no event "${event}"`)
  })
  socket.on('join', (room) => {
    if (typeof room !== 'string' || identityOfRoom(context, room) === null)
      context.violate(`socket: ${JSON.stringify(room)} is nobody's room`)
    if (context.chat.faults.refuseRooms || !mayHear(context, socket, room)) return void socket.disconnect()
    if (socket.data.room !== null) void socket.leave(socket.data.room)
    socket.data.room = room as string
    void socket.join(room as string)
  })
}

/** A token that was good for joining may have ended since: such a socket is put out instead. */
function tell(context: Context, socket: ChatSocket, said: Conversation): void {
  if (mayHear(context, socket, socket.data.room)) socket.emit('messaging', said)
  else socket.disconnect()
}

function mayHear(context: Context, { handshake }: ChatSocket, room: unknown): boolean {
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
