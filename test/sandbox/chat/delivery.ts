import { randomOf, freshDelivery, type Chat, type ChatFaults, type ChatRoom, type Delivery } from './state.ts'
import type { Conversation } from './wire.ts'

/** Delivers a message to the sockets of a room, subject to the faults. */
export function deliver(chat: Chat, room: ChatRoom, message: Conversation): void {
  const { faults } = chat
  if (isTurn(chat, room.delivery, 'lose', faults.loseEvery)) return
  for (const next of releasedBy(faults, room.delivery, message).flatMap((one) => swappedBy(chat, room.delivery, one))) {
    emitWithDrops(chat, room, next)
    if (isTurn(chat, room.delivery, 'duplicate', faults.duplicateEvery)) emitWithDrops(chat, room, next)
  }
}

/** Changes the faults. Messages that the old faults withheld are delivered at once, and counting starts again. */
export function setChatFaults(chat: Chat, faults: Partial<ChatFaults>): void {
  chat.faults = { ...chat.faults, ...faults }
  chat.random = randomOf(chat.faults.seed)
  for (const room of chat.rooms.values()) {
    const { withheld, swapped } = room.delivery
    room.delivery = freshDelivery()
    for (const message of [...withheld, ...(swapped ? [swapped] : [])]) emit(chat, room, message)
  }
}

function emitWithDrops(chat: Chat, room: ChatRoom, message: Conversation): void {
  emit(chat, room, message)
  if (isTurn(chat, room.delivery, 'drop', chat.faults.dropEvery)) dropSockets(chat, room.name)
}

function emit({ socketServers }: Chat, { name }: ChatRoom, message: Conversation): void {
  for (const server of socketServers) server.emit(name, message)
}

/** Breaks the connections of a room's sockets. */
export function dropSockets({ socketServers }: Chat, room: string): void {
  for (const server of socketServers) server.drop(room)
}

function isTurn({ random }: Chat, { turns }: Delivery, kind: keyof Delivery['turns'], every: number): boolean {
  if (every === 0) return false
  if (random) return random.next() < 1 / every
  turns[kind] += 1
  return turns[kind] % every === 0
}

/** The messages to deliver after `message` arrived. Of every `withhold + until` messages, the first `withhold` ones are delivered last. */
function releasedBy({ withhold, until }: ChatFaults, delivery: Delivery, message: Conversation): Conversation[] {
  if (withhold === 0) return [message]
  const place = delivery.turns.withhold % (withhold + until)
  delivery.turns.withhold += 1
  if (place < withhold) {
    delivery.withheld.push(message)
    return []
  }
  return place === withhold + until - 1 ? [message, ...delivery.withheld.splice(0)] : [message]
}

function swappedBy({ faults, random }: Chat, delivery: Delivery, message: Conversation): Conversation[] {
  const { swapped } = delivery
  if (swapped) {
    delivery.swapped = null
    return [message, swapped]
  }
  if (!faults.reorder || (random && random.next() < 0.5)) return [message]
  delivery.swapped = message
  return []
}
