import { isOwn, type Entry } from './entries.ts'
import { contentOf } from './historyRows.ts'

/** The end of the transcript when a message was sent. It tells the message apart from earlier ones with the same content. */
export interface Marker {
  /** The time of the newest message, epoch ms; 0 if there is none. */
  readonly at: number
  /** How many messages of the player's with the same content have that time. */
  readonly equal: number
}

/** A sent message that is searched for. */
export interface Sought {
  readonly content: string
  readonly marker: Marker
  /** The times of confirmed messages with the same content, epoch ms. */
  readonly others: readonly number[]
}

/** True for the player's own messages with this content. */
export const isOwnOf = (content: string) => (entry: Entry) =>
  isOwn(entry) && contentOf(entry.original.message) === content

/** Those of a message's possible entries, from its marker on, that belong to no other message. */
export function unclaimed(entries: readonly Entry[], { content, marker, others }: Sought): Entry[] {
  const all = entries.filter(isOwnOf(content))
  const before = new Set(all.filter(({ at }) => at === marker.at).slice(0, marker.equal))
  const otherTimes = [...others]
  return (
    all
      .filter((entry) => !before.has(entry))
      // Claimed entries come first, so that they use up the times of the confirmed messages.
      .sort((one, other) => Number(other.isClaimed) - Number(one.isClaimed))
      .filter(({ at, isClaimed }) => !removeOne(otherTimes, at) && !isClaimed)
  )
}

/** Removes one of these times. @returns true if there was one. */
function removeOne(times: number[], at: number): boolean {
  const index = times.indexOf(at)
  if (index >= 0) times.splice(index, 1)
  return index >= 0
}
