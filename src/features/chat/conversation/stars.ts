import { isOwn } from '../engine/rules.ts'
import type { ChatSnapshot } from '../engine/types.ts'

export const most = 5

/** A rating as an ordinary message: words, stars and a count, in any language. */
export const ratingText = (words: string, stars: number) =>
  `${words} ${'★'.repeat(stars)}${'☆'.repeat(most - stars)} ${stars}/${most}`

const isRating = (text: string) => /[★☆]{5} [1-5]\/5$/.test(text)

/** True if the player may rate the session that ended above a message: it is the last that ended, and they have not rated it. */
export function canRate({ messages, outbox }: Pick<ChatSnapshot, 'messages' | 'outbox'>, before: string): boolean {
  const since = messages.slice(messages.findIndex(({ id }) => id === before))
  const isLast = since.every(({ session_id: session }) => session === null || session === since[0]?.session_id)
  const own = since.filter(isOwn).map(({ message }) => message.payload.message ?? '')
  return isLast && ![...own, ...outbox.map(({ text }) => text)].some(isRating)
}
