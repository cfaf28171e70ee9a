import { createRandom, type Random } from '../random.ts'
import type { ChatIdentity, Conversation } from './chatWire.ts'

/** What goes wrong between the support desk and the players; counts of 0 are off. */
export interface ChatFaults {
  /** The player's own messages come back by the socket, which the contract's server does not do. */
  echo: boolean
  /** Whoever wants to join a room is disconnected. */
  refuseRooms: boolean
  /** Sockets are turned away before they are connected. */
  refuseSockets: boolean
  /** So many of the next uploads fail. */
  failUploads: number
  /** Every nth message is not emitted: it is only in the history. */
  loseEvery: number
  /** Every nth message is emitted twice. */
  duplicateEvery: number
  /** After every nth emitted message the room's sockets lose their connection. */
  dropEvery: number
  /** Of two messages the second comes first. */
  reorder: boolean
  /** So many messages wait until the next `until` ones have come. */
  withhold: number
  until: number
  /** With a seed "every nth" means one in n by its chance, and half of the pairs are swapped; null counts. */
  seed: number | null
}

/** A file as it is served. */
export interface ChatFile {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** How a room's messages travel under the faults; what waits is in the history already. */
export interface Delivery {
  turns: Record<'lose' | 'duplicate' | 'drop' | 'withhold', number>
  withheld: Conversation[]
  /** The first of a pair that is to be swapped. */
  swapped: Conversation | null
}

/** One player's chat. */
export interface ChatRoom {
  readonly name: string
  readonly identity: ChatIdentity
  /** By time, the oldest first. */
  readonly messages: Conversation[]
  /** Null before the first message and after an end: the next message begins a session. */
  sessionId: string | null
  /** The session that the desk has greeted. */
  greeted: string | null
  /** When the player read it last, in ms; null for never. */
  readAt: number | null
  delivery: Delivery
}

/** A server that carries messages to the sockets of a room. */
export interface ChatCarrier {
  emit(room: string, said: Conversation): void
  /** Breaks the connections of a room's sockets, as a bad line would. */
  drop(room: string): void
  /** How many sockets are in a room. */
  count(room: string): number
}

/**
 * The support desk's memory. It is no part of the saved state, which is written as a whole at each change: thousands of
 * messages would make that slow. It ends with the process.
 */
export interface Chat {
  readonly rooms: Map<string, ChatRoom>
  /** Uploaded files by the path that they are served from. */
  readonly files: Map<string, ChatFile>
  readonly carriers: Set<ChatCarrier>
  readonly timers: Set<NodeJS.Timeout>
  /** The desk answers by itself, each message so many ms after the one before; 0 answers before the call does. */
  desk: { isOn: boolean; delayMs: number }
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

const atStart = () => ({ desk: { isOn: true, delayMs: 700 }, faults: noChatFaults, random: null, sessions: 0 })

export function createChat(): Chat {
  return { rooms: new Map(), files: new Map(), carriers: new Set(), timers: new Set(), ...atStart() }
}

/** Forgets all rooms, files and faults, and what the desk was about to say; the sockets stay. */
export function resetChat(chat: Chat): void {
  for (const timer of chat.timers) clearTimeout(timer)
  for (const part of [chat.timers, chat.rooms, chat.files]) part.clear()
  Object.assign(chat, atStart())
}

export const freshDelivery = (): Delivery => ({
  turns: { lose: 0, duplicate: 0, drop: 0, withhold: 0 },
  withheld: [],
  swapped: null,
})

/** The source of chance that a seed stands for; null counts instead. */
export const chanceOf = (seed: number | null) => (seed === null ? null : createRandom(seed))
