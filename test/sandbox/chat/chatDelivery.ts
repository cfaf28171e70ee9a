import { chanceOf, freshDelivery, type Chat, type ChatFaults, type ChatRoom, type Delivery } from './stateChat.ts'
import type { Conversation } from './chatWire.ts'

/** Brings a message to the room's sockets, as well as the faults let it. */
export function deliver(chat: Chat, room: ChatRoom, said: Conversation): void {
  const { faults } = chat
  if (isTurn(chat, room.delivery, 'lose', faults.loseEvery)) return
  for (const due of withheldOf(faults, room.delivery, said).flatMap((one) => swappedOf(chat, room.delivery, one))) {
    emit(chat, room, due)
    if (isTurn(chat, room.delivery, 'duplicate', faults.duplicateEvery)) emit(chat, room, due)
  }
}

/** Changes the faults; messages that waited because of the old ones come at once, and counting begins anew. */
export function setChatFaults(chat: Chat, faults: Partial<ChatFaults>): void {
  chat.faults = { ...chat.faults, ...faults }
  chat.random = chanceOf(chat.faults.seed)
  for (const room of chat.rooms.values()) {
    const { withheld, swapped } = room.delivery
    room.delivery = freshDelivery()
    for (const said of [...withheld, ...(swapped ? [swapped] : [])]) carry(chat, room, said)
  }
}

function emit(chat: Chat, room: ChatRoom, said: Conversation): void {
  carry(chat, room, said)
  if (isTurn(chat, room.delivery, 'drop', chat.faults.dropEvery)) dropSockets(chat, room.name)
}

function carry({ carriers }: Chat, { name }: ChatRoom, said: Conversation): void {
  for (const carrier of carriers) carrier.emit(name, said)
}

/** Breaks the connections of a room's sockets. */
export function dropSockets({ carriers }: Chat, room: string): void {
  for (const carrier of carriers) carrier.drop(room)
}

function isTurn({ random }: Chat, { turns }: Delivery, kind: keyof Delivery['turns'], every: number): boolean {
  if (every === 0) return false
  if (random) return random.next() < 1 / every
  turns[kind] += 1
  return turns[kind] % every === 0
}

/** What may go now that `said` is there: of each `withhold` and `until` messages the first ones go last. */
function withheldOf({ withhold, until }: ChatFaults, delivery: Delivery, said: Conversation): Conversation[] {
  if (withhold === 0) return [said]
  const place = delivery.turns.withhold % (withhold + until)
  delivery.turns.withhold += 1
  if (place < withhold) {
    delivery.withheld.push(said)
    return []
  }
  return place === withhold + until - 1 ? [said, ...delivery.withheld.splice(0)] : [said]
}

function swappedOf({ faults, random }: Chat, delivery: Delivery, said: Conversation): Conversation[] {
  const { swapped } = delivery
  if (swapped) {
    delivery.swapped = null
    return [said, swapped]
  }
  if (!faults.reorder || (random && random.next() < 0.5)) return [said]
  delivery.swapped = said
  return []
}
