import type { Context } from '../context.ts'
import { askedOf, greeting, repliesTo } from './chatReplies.ts'
import { post } from './chatRoom.ts'
import { languageOf } from './chatWords.ts'
import type { ChatMessage, Spoken } from './chatWire.ts'
import type { Chat, ChatRoom } from './stateChat.ts'

/**
 * Lets the desk answer what a player said, if it is on: a greeting at a session's first message, then what was asked for.
 * A goodbye ends the session.
 */
export function answerPlayer(context: Context, room: ChatRoom, spoken: Spoken): void {
  const { chat } = context
  if (!chat.desk.isOn) return
  const isFirst = room.greeted !== room.sessionId
  room.greeted = room.sessionId
  const { text, request } = askedOf(spoken)
  const language = languageOf(text)
  const say = (message: ChatMessage) => void post(context, room, { sender: 'agent', message })
  if (isFirst) later(chat, 1, () => say(greeting(language)))
  later(chat, isFirst ? 2 : 1, () => {
    repliesTo(spoken, language, isFirst).forEach(say)
    if (request === 'end') room.sessionId = null
  })
}

/** Acts after so many of the desk's delays; without a delay at once. */
function later({ desk, timers }: Chat, delays: number, act: () => void): void {
  if (desk.delayMs === 0) return act()
  const timer = setTimeout(() => {
    timers.delete(timer)
    act()
  }, desk.delayMs * delays)
  timers.add(timer.unref())
}
