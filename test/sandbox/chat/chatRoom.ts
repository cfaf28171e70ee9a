import type { Context } from '../context.ts'
import { memberOfToken } from '../session.ts'
import { Refusal, toTime } from '../wire.ts'
import { deliver } from './chatDelivery.ts'
import { isGuestId, type ChatIdentity, type ChatMessage, type Conversation } from './chatWire.ts'
import { freshDelivery, type ChatRoom } from './stateChat.ts'

/** What the name of every room begins with. */
export const roomPrefix = 'desk'

/** The name of a player's room (contract, chat socket). */
export function roomName(identity: ChatIdentity): string {
  return `${roomPrefix}-${'userId' in identity ? identity.userId : identity.guestId}`
}

/** The room of a player, made at the first look. */
export function roomOf({ chat }: Context, identity: ChatIdentity): ChatRoom {
  const name = roomName(identity)
  const known = chat.rooms.get(name)
  if (known) return known
  const room = { name, identity, messages: [], sessionId: null, greeted: null, readAt: null }
  const made = { ...room, delivery: freshDelivery() }
  chat.rooms.set(name, made)
  return made
}

/** Whose room a name stands for: a member's or a possible guest's; null for any other name. */
export function identityOfRoom({ state }: Context, name: string): ChatIdentity | null {
  if (!name.startsWith(`${roomPrefix}-`)) return null
  const id = name.slice(roomPrefix.length + 1)
  if (state.members.some((member) => member.id === id)) return { userId: id }
  return isGuestId(id) ? { guestId: id } : null
}

/**
 * Refuses whoever may not have this chat: a member's is for the bearer of that member's token alone, a guest's for
 * whoever knows the guest's id.
 */
export function checkIdentity({ state, now }: Context, identity: ChatIdentity, token: string | null): void {
  if ('guestId' in identity) return
  const { id } = memberOfToken(state, token, now())
  if (id !== identity.userId) throw new Refusal('KEY_INVALID', 403)
}

interface Saying {
  sender: string
  message: ChatMessage
  /** In ms; the room's next free moment when it is left out. Two messages may be given the same one. */
  at?: number
}

/** Adds a message to a room and brings it to its sockets; not to those of the player who wrote it. */
export function post(context: Context, room: ChatRoom, { sender, message, at }: Saying): Conversation {
  const { chat } = context
  room.sessionId ??= `session${(chat.sessions += 1)}`
  const said = {
    sender,
    message,
    createdAt: toTime(at ?? nextMoment(context, room)),
    session_id: room.sessionId,
    ...room.identity,
  }
  insert(room.messages, said)
  if (sender !== 'customer' || chat.faults.echo) deliver(chat, room, said)
  return said
}

// Messages written in the same millisecond would have no order of their own.
function nextMoment({ now }: Context, { messages }: ChatRoom): number {
  const last = messages.at(-1)
  return last ? Math.max(now(), Date.parse(last.createdAt) + 1) : now()
}

function insert(messages: Conversation[], said: Conversation): void {
  const before = messages.findLastIndex(({ createdAt }) => createdAt <= said.createdAt)
  messages.splice(before + 1, 0, said)
}

/** A page of the history, newest first; `skip` counts from the newest. */
export function pageOf({ messages }: ChatRoom, limit: number, skip: number): Conversation[] {
  const end = Math.max(0, messages.length - skip)
  return messages.slice(Math.max(0, end - limit), end).toReversed()
}
