import type { ChatMessage } from './types.ts'
import { comparableContent, type HistoryRow } from './historyRows.ts'

export interface Entry extends HistoryRow {
  readonly message: ChatMessage
  /** True once matched with a message of this device. */
  readonly isClaimed: boolean
}

export const isOwnEntry = ({ original }: HistoryRow) => original.sender === 'customer'

let createdEntries = 0

export function createEntry(row: HistoryRow, id = `message-${(createdEntries += 1)}`): Entry {
  return { ...row, message: { ...row.original, id }, isClaimed: false }
}

/** Each entry matches one row, because equal messages have equal keys. */
export class EntryPool {
  readonly #byKey = new Map<string, Entry[]>()

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      const equal = this.#byKey.get(entry.key)
      if (equal) equal.push(entry)
      else this.#byKey.set(entry.key, [entry])
    }
  }

  take(row: HistoryRow): { entry: Entry; isNew: boolean } {
    const known = this.#byKey.get(row.key)?.shift()
    if (!known) return { entry: createEntry(row), isNew: true }
    return { entry: { ...known, ...row, message: { ...row.original, id: known.message.id } }, isNew: false }
  }

  unmatched(): Entry[] {
    return [...this.#byKey.values()].flat()
  }
}

/** The transcript's end when sending; separates earlier messages of equal content. */
export interface Marker {
  /** Time of the newest message, epoch ms; 0 if there is none. */
  readonly at: number
  /** Own messages of equal content at that time. */
  readonly equal: number
}

export interface UnconfirmedMessage {
  readonly content: string
  readonly marker: Marker
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
      // Claimed entries come first, to use up the times of confirmed messages.
      .sort((one, other) => Number(other.isClaimed) - Number(one.isClaimed))
      .filter(({ at, isClaimed }) => !removeOne(otherTimes, at) && !isClaimed)
  )
}

function removeOne(times: number[], at: number): boolean {
  const index = times.indexOf(at)
  if (index >= 0) times.splice(index, 1)
  return index >= 0
}
