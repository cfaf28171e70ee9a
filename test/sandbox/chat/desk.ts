import type { Context } from '../context.ts'
import { languageOf } from './deskWords.ts'
import { greeting, readRequest, repliesTo, textMessage } from './replies.ts'
import { post } from './room.ts'
import type { Chat, ChatRoom } from './state.ts'
import { welcomeText } from './texts.ts'
import type { ChatMessage, PlayerMessage } from './wire.ts'

/**
 * Lets the desk answer a player's message, if it is on. A session's first message gets a greeting, then the answers to its request.
 * A goodbye ends the session.
 */
export function answerPlayer(context: Context, room: ChatRoom, message: PlayerMessage): void {
  const { chat } = context
  if (!chat.desk.isOn) return
  const isFirst = room.greeted !== room.sessionId
  room.greeted = room.sessionId
  const { text, request } = readRequest(message)
  const language = languageOf(text)
  const say = (reply: ChatMessage) => void post(context, room, { sender: 'agent', message: reply })
  if (isFirst) later(chat, 1, () => say(greeting(language)))
  later(chat, isFirst ? 2 : 1, () => {
    repliesTo(message, language, isFirst).forEach(say)
    if (request === 'end') room.sessionId = null
  })
}

/** Writes to a member who has joined an empty room, if the desk writes first. It waits until the app has read the room, so that the message is unread. */
export function welcome(context: Context, room: ChatRoom): void {
  const { chat } = context
  if (!chat.desk.isOn || !chat.desk.writesFirst || room.messages.length > 0 || 'guestId' in room.identity) return
  later(chat, 6, () => {
    if (room.messages.length === 0) post(context, room, { sender: 'agent', message: textMessage(welcomeText) })
  })
}

/** Acts after a number of the desk's delays; at once if the delay is 0. */
function later({ desk, timers }: Chat, delays: number, act: () => void): void {
  if (desk.delayMs === 0) return act()
  const timer = setTimeout(() => {
    timers.delete(timer)
    act()
  }, desk.delayMs * delays)
  timers.add(timer)
  // A number in a page.
  if (typeof timer === 'object') timer.unref()
}
