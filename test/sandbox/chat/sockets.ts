import type { Context } from '../context.ts'
import { Refusal } from '../wire.ts'
import { welcome } from './desk.ts'
import { checkIdentity, identityOfRoom, roomOf } from './room.ts'
import type { Conversation } from './wire.ts'

/** A player's socket, whatever carries it. */
export interface ChatSocket {
  readonly token: unknown
  /** The joined room; null before. */
  room: string | null
  emit(message: Conversation): void
  /** Puts the player out. */
  disconnect(): void
  /** Breaks the connection, as a bad network does. */
  drop(): void
}

/** What a socket hears that is not let in; null for one that is. */
export const refusalOfSocket = ({ chat }: Context) =>
  chat.faults.refuseSockets ? { message: 'UNAUTHORIZED', data: { message: 'UNAUTHORIZED' } } : null

/** Has the chat speak to these sockets. @returns what ends that. */
export function serveSockets(context: Context, sockets: ReadonlySet<ChatSocket>): () => void {
  const inRoom = (name: string) => [...sockets].filter(({ room }) => room === name)
  const server = {
    emit: (room: string, message: Conversation) => inRoom(room).forEach((socket) => emitTo(context, socket, message)),
    drop: (room: string) => inRoom(room).forEach((socket) => socket.drop()),
    count: (room: string) => inRoom(room).length,
  }
  context.chat.socketServers.add(server)
  return () => void context.chat.socketServers.delete(server)
}

/** An event of a player's socket. The contract has one: to join a room. */
export function onSocketEvent(context: Context, socket: ChatSocket, event: unknown, room: unknown): void {
  if (event !== 'join') return context.violate(`socket: the contract knows no event "${event}"`)
  const identity = typeof room === 'string' ? identityOfRoom(context, room) : null
  if (identity === null) context.violate(`socket: ${JSON.stringify(room)} is nobody's room`)
  if (identity === null || context.chat.faults.refuseRooms || !mayReceive(context, socket, room))
    return socket.disconnect()
  socket.room = room as string
  welcome(context, roomOf(context, identity))
}

/** Emits a message to a socket. Disconnects the socket instead if its token has expired since it joined. */
function emitTo(context: Context, socket: ChatSocket, message: Conversation): void {
  if (!mayReceive(context, socket, socket.room)) return socket.disconnect()
  context.contract?.checkMessage(context, message)
  socket.emit(message)
}

function mayReceive(context: Context, { token }: ChatSocket, room: unknown): boolean {
  const identity = typeof room === 'string' ? identityOfRoom(context, room) : null
  if (identity === null || context.state.switches.gone) return false
  try {
    checkIdentity(context, identity, typeof token === 'string' ? token : null)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
