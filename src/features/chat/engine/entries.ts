import type { ChatMessage } from './types.ts'
import type { HistoryRow } from './historyRows.ts'

/** A row of the transcript: a server's message with its id for the screen. */
export interface Entry extends HistoryRow {
  readonly message: ChatMessage
  /** True once it is matched with a message that was sent from this device's outbox. */
  readonly isClaimed: boolean
}

/** True if the player wrote it. */
export const isOwn = ({ original }: HistoryRow) => original.sender === 'customer'

let createdCount = 0

/** Creates an entry. A message from the outbox keeps its id; any other gets a new one. */
export function createEntry(row: HistoryRow, id = `message-${(createdCount += 1)}`): Entry {
  return { ...row, message: { ...row.original, id }, isClaimed: false }
}

/** Known entries to match with rows of the history. Each can be matched once, as equal messages have equal keys. */
export class EntryPool {
  readonly #byKey = new Map<string, Entry[]>()

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      const equal = this.#byKey.get(entry.key)
      if (equal) equal.push(entry)
      else this.#byKey.set(entry.key, [entry])
    }
  }

  /** Removes and returns the known entry of a row, which keeps its id; creates a new entry if none is known. */
  take(row: HistoryRow): { entry: Entry; isNew: boolean } {
    const known = this.#byKey.get(row.key)?.shift()
    if (!known) return { entry: createEntry(row), isNew: true }
    return { entry: { ...known, ...row, message: { ...row.original, id: known.message.id } }, isNew: false }
  }

  /** The entries that no row has matched. */
  unmatched(): Entry[] {
    return [...this.#byKey.values()].flat()
  }
}
