import type { Context } from '../context.ts'
import { dropSockets, setChatFaults } from './delivery.ts'
import { identityOfRoom, post, roomName, roomOf } from './room.ts'
import type { Chat, ChatFaults, ChatRoom } from './state.ts'
import type { ChatIdentity, ChatMessage, Conversation } from './wire.ts'

/** A chat, by its room's name, the member's username, or the identity. The functions throw if nobody has it. */
export type ChatTarget = string | { username: string } | ChatIdentity

interface MessageToSend extends ChatMessage {
  /** `agent` by default; `customer` is the player on another device. */
  sender?: string
  /** ISO 8601 in UTC; by default after all others of the room. Two messages may have the same time. */
  createdAt?: string
}

/** Controls the chat from tests and from the control page. */
export interface ChatControl {
  /** Sends a message, by default as the agent; a string is a text. @returns the message of history and socket. */
  say(target: ChatTarget, message: string | MessageToSend): Conversation
  /** Ends the session. The next message from either side begins another one. */
  end(target: ChatTarget): void
  /** The history, oldest first. */
  messages(target: ChatTarget): readonly Conversation[]
  /** When the player last read the chat, epoch ms; null if never. */
  readAt(target: ChatTarget): number | null
  /** The count of sockets in the room. */
  sockets(target: ChatTarget): number
  /** Breaks the connections of the room's sockets, as a bad network does. */
  drop(target: ChatTarget): void
  /** Changes the given faults. Messages that the old faults withheld are delivered at once. */
  faults(faults: Partial<ChatFaults>): void
  /** Sets if the desk answers by itself, and the delay before each of its messages. With 0 it answers before the call does. */
  desk(desk: Partial<Chat['desk']>): void
  /** The name of a player's room. */
  room(target: ChatTarget): string
}

/** Creates the control functions of the chat, whose state is not saved. */
export function chatControl(context: Context): ChatControl {
  const { chat } = context
  const at = (target: ChatTarget) => roomAt(context, target)
  return {
    say: (target, message) => say(context, at(target), typeof message === 'string' ? textOf(message) : message),
    end: (target) => void (at(target).sessionId = null),
    messages: (target) => at(target).messages,
    readAt: (target) => at(target).readAt,
    sockets: (target) => [...chat.socketServers].reduce((sum, server) => sum + server.count(at(target).name), 0),
    drop: (target) => dropSockets(chat, at(target).name),
    faults: (faults) => setChatFaults(chat, faults),
    desk: (desk) => void Object.assign(chat.desk, desk),
    room: (target) => at(target).name,
  }
}

const textOf = (message: string): MessageToSend => ({ message_type: 'text', payload: { message } })

function say(
  context: Context,
  room: ChatRoom,
  { sender = 'agent', createdAt, ...message }: MessageToSend,
): Conversation {
  return post(context, room, { sender, message, ...(createdAt !== undefined && { at: Date.parse(createdAt) }) })
}

function roomAt(context: Context, target: ChatTarget): ChatRoom {
  const identity = identityOfRoom(context, typeof target === 'string' ? target : roomName(identityAt(context, target)))
  if (!identity) throw new Error(`${JSON.stringify(target)} is nobody's room`)
  return roomOf(context, identity)
}

function identityAt({ state }: Context, target: Exclude<ChatTarget, string>): ChatIdentity {
  if (!('username' in target)) return target
  return { userId: state.members.find(({ username }) => username === target.username)?.id ?? '' }
}
