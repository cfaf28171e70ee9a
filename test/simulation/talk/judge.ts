import type { ServerMessage } from '../../../src/api/chat/chatMessage.ts'
import { textOf } from '../../fakes/desk.ts'

/** What a talk came to. All but the first two should be 0. */
export interface Figures {
  /** Messages that the player wrote. */
  written: number
  /** Offers to send a message again whose outcome was not known. */
  offered: number
  /** … of these, those of a message that the server had, or was about to take. */
  needless: number
  /** Messages of either side that were written and are nowhere, but for what went with a second tab. */
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
  /** What a second tab had not sent when it was loaded again. */
  readonly gone: ReadonlySet<string>
  /** How many messages support wrote. */
  readonly said: number
}

/** Compares the books of one member's chat with what was written and with what is shown. */
export function judge({ history, shown, written, again, gone, said }: Books) {
  const texts = history.map(textOf)
  const all = written.flat()
  const isLost = (text: string) => !texts.includes(text)
  const overtaking = (ofTab: readonly string[]) =>
    ofTab
      .filter((text) => !again.has(text) && !isLost(text))
      .map((text) => texts.indexOf(text))
      .filter((place, index, places) => place < (places[index - 1] ?? -1)).length
  const isSame = (one: ServerMessage, other: ServerMessage | undefined) =>
    one.sender === other?.sender && one.createdAt === other.createdAt && textOf(one) === textOf(other)
  return {
    written: all.length,
    lost:
      all.filter((text) => isLost(text) && !gone.has(text)).length +
      said -
      shown.filter(({ sender }) => sender === 'support').length,
    twice: all.filter((text) => texts.indexOf(text) !== texts.lastIndexOf(text)).length,
    disordered: written.reduce((sum, ofTab) => sum + overtaking(ofTab), 0),
    different: history.filter((message, place) => !isSame(message, shown[place])).length,
  }
}
