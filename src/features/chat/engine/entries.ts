import type { ChatMessage } from './types.ts'
import type { HistoryRow } from './historyRows.ts'

export interface Entry extends HistoryRow {
  readonly message: ChatMessage
  /** True once it is matched with a message from this device's outbox. */
  readonly isClaimed: boolean
}

export const isOwnEntry = ({ original }: HistoryRow) => original.sender === 'customer'

let createdEntries = 0

export function createEntry(row: HistoryRow, id = `message-${(createdEntries += 1)}`): Entry {
  return { ...row, message: { ...row.original, id }, isClaimed: false }
}

/** Each entry matches one row, as equal messages have equal keys. */
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
