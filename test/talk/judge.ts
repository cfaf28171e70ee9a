import { textOf } from '../fakes/desk.ts'
import type { ServerMessage } from '../../src/api/chatMessage.ts'

/** What a talk came to. All but the first two should be 0. */
export interface Figures {
  /** Messages that the player wrote. */
  written: number
  /** Offers to send a message again whose outcome was not known. */
  offered: number
  /** … of these, those of a message that the server had, or was about to take. */
  needless: number
  /** Messages of either side that were written and are nowhere. */
  lost: number
  /** Messages of the player's that the server took twice. */
  twice: number
  /** Messages of the player's that overtook an earlier one of the same tab. */
  disordered: number
  /** Messages of the player's own that stood twice on the screen. */
  shownTwice: number
  /** Rows of the screen that are not the history's at the end. */
  different: number
}

interface Books {
  readonly history: readonly ServerMessage[]
  /** What the screen shows, from the first message to the last. */
  readonly shown: readonly ServerMessage[]
  /** What the player wrote, by tab and in order. */
  readonly written: readonly (readonly string[])[]
  /** What the player sent again, at a place of the player's choice. */
  readonly again: ReadonlySet<string>
  /** How many messages support wrote. */
  readonly said: number
}

type Judged = Pick<Figures, 'written' | 'lost' | 'twice' | 'disordered' | 'different'>

/** Compares the books of one member's chat with what was written and with what is shown. */
export function judge({ history, shown, written, again, said }: Books): Judged {
  const places = new Map<string, number[]>()
  history.forEach((message, place) => {
    const text = textOf(message) ?? ''
    places.set(text, [...(places.get(text) ?? []), place])
  })
  const all = written.flat()
  const fromSupport = shown.filter(({ sender }) => sender === 'support').length
  return {
    written: all.length,
    lost: all.filter((text) => !places.has(text)).length + said - fromSupport,
    twice: all.filter((text) => (places.get(text)?.length ?? 0) > 1).length,
    disordered: written.reduce((sum, texts) => sum + overtaking(texts, places, again), 0),
    different: history.filter((message, place) => !isSame(message, shown[place])).length,
  }
}

function overtaking(texts: readonly string[], places: Map<string, number[]>, again: ReadonlySet<string>): number {
  const order = texts.filter((text) => !again.has(text)).flatMap((text) => places.get(text)?.[0] ?? [])
  return order.filter((place, index) => place < (order[index - 1] ?? -1)).length
}

const isSame = (one: ServerMessage, other: ServerMessage | undefined) =>
  one.sender === other?.sender && one.createdAt === other.createdAt && textOf(one) === textOf(other)
