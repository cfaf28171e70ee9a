import { createRandom, type Random } from '../random.ts'
import type { ChatIdentity, Conversation } from './wire.ts'

/** Faults to provoke. A count of 0 turns a fault off. */
export interface ChatFaults {
  /** The socket echoes the player's own messages, unlike the contract. */
  echo: boolean
  /** A socket is disconnected when it joins a room. */
  refuseRooms: boolean
  /** Sockets are rejected before they are connected. */
  refuseSockets: boolean
  /** This many of the next uploads fail. */
  failUploads: number
  /** Every nth message is not emitted, and only in the history. */
  loseEvery: number
  /** Every nth message is emitted twice. */
  duplicateEvery: number
  /** After every nth emitted message, the room's sockets are disconnected. */
  dropEvery: number
  /** Every two messages are emitted in reverse order. */
  reorder: boolean
  /** This many messages are withheld until the next `until` ones are emitted. */
  withhold: number
  until: number
  /** With a seed, "every nth" is a probability of one in n, and half of the pairs are swapped. With null, messages are counted. */
  seed: number | null
}

/** A stored file. */
export interface ChatFile {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The state of a room's faults. Withheld and swapped messages are already in the history. */
export interface Delivery {
  turns: Record<'lose' | 'duplicate' | 'drop' | 'withhold', number>
  withheld: Conversation[]
  /** The first message of a pair to swap; null if there is none. */
  swapped: Conversation | null
}

/** One player's chat. */
export interface ChatRoom {
  readonly name: string
  readonly identity: ChatIdentity
  /** Oldest first. */
  readonly messages: Conversation[]
  /** Null before the first message and after the end of a session. The next message begins a session. */
  sessionId: string | null
  /** The session that the desk has greeted; null if none. */
  greeted: string | null
  /** When the player last read it, epoch ms; null if never. */
  readAt: number | null
  delivery: Delivery
}

/** A server with the sockets of rooms. */
export interface SocketServer {
  emit(room: string, message: Conversation): void
  /** Breaks the connections of a room's sockets, as a bad network does. */
  drop(room: string): void
  /** The count of sockets in a room. */
  count(room: string): number
}

/**
 * The state of the chat backend. It is not part of the saved state, which is written as a whole at each change: thousands of messages
 * would make that slow.
 */
export interface Chat {
  readonly rooms: Map<string, ChatRoom>
  /** Uploaded files, by the path at which they are served. */
  readonly files: Map<string, ChatFile>
  readonly socketServers: Set<SocketServer>
  readonly timers: Set<NodeJS.Timeout>
  /**
   * If the desk answers by itself, and the delay before each of its messages. With 0 it answers before the call does. `writesFirst`: it
   * also writes to a member who has come for the first time.
   */
  desk: { isOn: boolean; delayMs: number; writesFirst: boolean }
  faults: ChatFaults
  random: Random | null
  sessions: number
}

export const noChatFaults: ChatFaults = {
  echo: false,
  refuseRooms: false,
  refuseSockets: false,
  failUploads: 0,
  loseEvery: 0,
  duplicateEvery: 0,
  dropEvery: 0,
  reorder: false,
  withhold: 0,
  until: 1,
  seed: null,
}

const initial = (writesFirst: boolean) => ({
  desk: { isOn: true, delayMs: 700, writesFirst },
  faults: noChatFaults,
  random: null,
  sessions: 0,
})

export function createChat(writesFirst = false): Chat {
  return { rooms: new Map(), files: new Map(), socketServers: new Set(), timers: new Set(), ...initial(writesFirst) }
}

/** Removes all rooms, files, faults and answers of the desk that wait. The sockets stay connected. */
export function resetChat(chat: Chat, writesFirst = false): void {
  for (const timer of chat.timers) clearTimeout(timer)
  for (const part of [chat.timers, chat.rooms, chat.files]) part.clear()
  Object.assign(chat, initial(writesFirst))
}

export const freshDelivery = (): Delivery => ({
  turns: { lose: 0, duplicate: 0, drop: 0, withhold: 0 },
  withheld: [],
  swapped: null,
})

/** The random generator of a seed; null without a seed. */
export const randomOf = (seed: number | null) => (seed === null ? null : createRandom(seed))
