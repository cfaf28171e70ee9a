import { isOwnEntry, type Entry } from './entries.ts'
import { comparableContent } from './historyRows.ts'

/** The end of the transcript at sending; separates earlier messages of equal content. */
export interface Marker {
  /** Time of the newest message, epoch ms; 0 if there is none. */
  readonly at: number
  /** Own messages of equal content at that time. */
  readonly equal: number
}

export interface UnconfirmedMessage {
  readonly content: string
  readonly marker: Marker
  /** Epoch ms. */
  readonly others: readonly number[]
}

export const isOwnOf = (content: string) => (entry: Entry) =>
  isOwnEntry(entry) && comparableContent(entry.original.message) === content

export function unclaimed(entries: readonly Entry[], { content, marker, others }: UnconfirmedMessage): Entry[] {
  const all = entries.filter(isOwnOf(content))
  const earlier = new Set(all.filter(({ at }) => at === marker.at).slice(0, marker.equal))
  const otherTimes = [...others]
  return (
    all
      .filter((entry) => !earlier.has(entry))
      // Claimed entries come first and use up the times of confirmed messages.
      .sort((one, other) => Number(other.isClaimed) - Number(one.isClaimed))
      .filter(({ at, isClaimed }) => !removeOne(otherTimes, at) && !isClaimed)
  )
}

function removeOne(times: number[], at: number): boolean {
  const index = times.indexOf(at)
  if (index >= 0) times.splice(index, 1)
  return index >= 0
}
