import type { Context } from '../context.ts'
import { dropSockets, setChatFaults } from './chatDelivery.ts'
import { identityOfRoom, post, roomName, roomOf } from './chatRoom.ts'
import type { ChatIdentity, ChatMessage, Conversation } from './chatWire.ts'
import type { Chat, ChatFaults, ChatRoom } from './stateChat.ts'

/** Whose chat: by its room's name, the member's username, or the identity. Nobody's throws. */
export type ChatTarget = string | { username: string } | ChatIdentity

interface Saying extends ChatMessage {
  /** `agent` when left out; `customer` is the player, as if from another device. */
  sender?: string
  /** ISO 8601 in UTC; the room's next free moment when left out. Two messages may be given the same one. */
  createdAt?: string
}

/** What the support desk does when it is told to. */
export interface ChatControl {
  /** Says something as the agent, a string as a text. @returns the message as history and socket have it. */
  say(target: ChatTarget, saying: string | Saying): Conversation
  /** Ends the session; the next message, from whichever side, begins another. */
  end(target: ChatTarget): void
  /** What the server holds, the oldest first. */
  messages(target: ChatTarget): readonly Conversation[]
  /** When the player read the chat last, in ms; null for never. */
  readAt(target: ChatTarget): number | null
  /** How many sockets are in the room. */
  sockets(target: ChatTarget): number
  /** Breaks the connections of the room's sockets, as a bad line would. */
  drop(target: ChatTarget): void
  /** Changes the faults, those left out stay. Messages that the old ones held back come at once. */
  faults(faults: Partial<ChatFaults>): void
  /** Whether the desk answers by itself, and each message how many ms after the one before; 0: before the call does. */
  desk(desk: Partial<Chat['desk']>): void
  /** The name of a player's room. */
  room(target: ChatTarget): string
}

/** The control functions of the chat. Nothing of it is saved. */
export function chatControl(context: Context): ChatControl {
  const { chat } = context
  const at = (target: ChatTarget) => roomAt(context, target)
  return {
    say: (target, saying) => say(context, at(target), typeof saying === 'string' ? textOf(saying) : saying),
    end: (target) => void (at(target).sessionId = null),
    messages: (target) => at(target).messages,
    readAt: (target) => at(target).readAt,
    sockets: (target) => [...chat.carriers].reduce((sum, carrier) => sum + carrier.count(at(target).name), 0),
    drop: (target) => dropSockets(chat, at(target).name),
    faults: (faults) => setChatFaults(chat, faults),
    desk: (desk) => void Object.assign(chat.desk, desk),
    room: (target) => at(target).name,
  }
}

const textOf = (message: string): Saying => ({ message_type: 'text', payload: { message } })

function say(context: Context, room: ChatRoom, { sender = 'agent', createdAt, ...message }: Saying): Conversation {
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
