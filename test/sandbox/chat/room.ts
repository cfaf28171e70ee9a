import type { Context } from '../context.ts'
import { memberOfToken } from '../session.ts'
import { Refusal, toTime } from '../wire.ts'
import { deliver } from './delivery.ts'
import { freshDelivery, type ChatRoom } from './state.ts'
import { isGuestId, type ChatIdentity, type ChatMessage, type Conversation } from './wire.ts'

/** The first part of every room's name. */
export const roomPrefix = 'desk'

/** The name of a player's room (contract, chat socket). */
export function roomName(identity: ChatIdentity): string {
  return `${roomPrefix}-${'userId' in identity ? identity.userId : identity.guestId}`
}

/** Returns the room of a player, and creates it if there is none. */
export function roomOf({ chat }: Context, identity: ChatIdentity): ChatRoom {
  const name = roomName(identity)
  const known = chat.rooms.get(name)
  if (known) return known
  const room = { name, identity, messages: [], sessionId: null, greeted: null, readAt: null }
  const created = { ...room, delivery: freshDelivery() }
  chat.rooms.set(name, created)
  return created
}

/** The identity of a room's name: a member or a valid guest id; null for any other name. */
export function identityOfRoom({ state }: Context, name: string): ChatIdentity | null {
  if (!name.startsWith(`${roomPrefix}-`)) return null
  const id = name.slice(roomPrefix.length + 1)
  if (state.members.some((member) => member.id === id)) return { userId: id }
  return isGuestId(id) ? { guestId: id } : null
}

/**
 * Refuses access to a chat. A member's chat needs the member's token. A guest's chat is open to everybody who knows the guest's id.
 */
export function checkIdentity({ state, now }: Context, identity: ChatIdentity, token: string | null): void {
  if ('guestId' in identity) return
  const { id } = memberOfToken(state, token, now())
  if (id !== identity.userId) throw new Refusal('KEY_INVALID', 403)
}

interface MessageToPost {
  sender: string
  message: ChatMessage
  /** Epoch ms; by default after all others of the room. Two messages may have the same time. */
  at?: number
}

/** Adds a message to a room and delivers it to the room's sockets, unless the player wrote it. */
export function post(context: Context, room: ChatRoom, { sender, message, at }: MessageToPost): Conversation {
  const { chat } = context
  room.sessionId ??= `session${(chat.sessions += 1)}`
  const posted = {
    sender,
    message,
    createdAt: toTime(at ?? nextTime(context, room)),
    session_id: room.sessionId,
    ...room.identity,
  }
  insert(room.messages, posted)
  if (sender !== 'customer' || chat.faults.echo) deliver(chat, room, posted)
  return posted
}

// Each message gets a time of its own, as messages of the same millisecond would have no order.
function nextTime({ now }: Context, { messages }: ChatRoom): number {
  const last = messages.at(-1)
  return last ? Math.max(now(), Date.parse(last.createdAt) + 1) : now()
}

function insert(messages: Conversation[], message: Conversation): void {
  const before = messages.findLastIndex(({ createdAt }) => createdAt <= message.createdAt)
  messages.splice(before + 1, 0, message)
}

/** A page of the history, newest first; `skip` counts from the newest. */
export function pageOf({ messages }: ChatRoom, limit: number, skip: number): Conversation[] {
  const end = Math.max(0, messages.length - skip)
  return messages.slice(Math.max(0, end - limit), end).reverse()
}
