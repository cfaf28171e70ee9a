import type { ServerMessage } from '../../../api/chat/chatMessage.ts'
import {
  createEntry,
  EntryPool,
  isOwnOf,
  unclaimed,
  type Entry,
  type Marker,
  type UnconfirmedMessage,
} from './entries.ts'
import type { NewestRows } from './history.ts'
import { rowOf, type HistoryRow } from './historyRows.ts'
import type { ChatMessage } from './types.ts'

export interface Merged {
  /** Oldest first. */
  readonly fresh: readonly Entry[]
  /** Ids of messages that the server turned out not to have. */
  readonly dropped: readonly string[]
}

/** The history, then live messages by time. Without ids, positions decide which messages are the same. */
export class Transcript {
  #history: Entry[] = []
  #live: Entry[] = []
  #messages: readonly ChatMessage[] | null = null
  isWhole = false

  get oldestAt() {
    return this.#history[0]?.at ?? Infinity
  }

  /** Oldest first; the array stays the same until something changes. */
  messages(): readonly ChatMessage[] {
    this.#messages ??= [...this.#history, ...this.#live].map(({ message }) => message)
    return this.#messages
  }

  newest(count: number): readonly HistoryRow[] {
    return this.#history.slice(Math.max(0, this.#history.length - count)).reverse()
  }

  sessionId(): string | null {
    const hasSession = (entry: Entry) => entry.original.session_id !== null
    return (this.#live.findLast(hasSession) ?? this.#history.findLast(hasSession))?.original.session_id ?? null
  }

  /** @returns null if known, or older than the history's end. */
  addLive(message: ServerMessage): Entry | null {
    const row = rowOf(message)
    if (row.at < (this.#history.at(-1)?.at ?? 0)) return null
    if (this.#since(row.at).some(({ key }) => key === row.key)) return null
    return this.#insertLive(createEntry(row))
  }

  addSent(id: string, message: ServerMessage): void {
    const row = rowOf(message)
    const known = this.#since(row.at).find((entry) => entry.key === row.key && !entry.isClaimed)
    if (known) this.#replace(known, { ...known, isClaimed: true, message: { ...known.original, id } })
    else this.#insertLive({ ...createEntry(row, id), isClaimed: true })
  }

  merge({ rows, alignment, isWhole }: NewestRows): Merged {
    const { added, replaced } = alignment ?? { added: rows.length, replaced: this.#history.length }
    const unchanged = this.#history.slice(0, this.#history.length - replaced)
    const pool = new EntryPool([...this.#history.slice(unchanged.length), ...this.#live])
    const lastAt = this.#history.at(-1)?.at ?? 0
    const fresh = oldestFirst(rows.slice(0, added)).map((row) => pool.take(row))
    const older = alignment ? oldestFirst(rows.slice(added + unchanged.length)).map((row) => pool.take(row).entry) : []
    this.#history = [...older, ...unchanged, ...fresh.map(({ entry }) => entry)]
    const newestAt = this.#history.at(-1)?.at ?? 0
    const dropped = pool.unmatched().filter(({ at }) => at < newestAt)
    const remaining = new Set(pool.unmatched().filter(({ at }) => at >= newestAt))
    this.#live = this.#live.filter((entry) => remaining.has(entry))
    this.isWhole = isWhole
    this.#messages = null
    const isNews = alignment ? () => true : ({ at }: Entry) => at >= lastAt
    return {
      fresh: fresh.flatMap(({ entry, isNew }) => (isNew && isNews(entry) ? [entry] : [])),
      dropped: dropped.map(({ message }) => message.id),
    }
  }

  /** Newest first. */
  addOlder(rows: readonly HistoryRow[], isWhole: boolean): void {
    const pool = new EntryPool(this.#live)
    this.#history = [...oldestFirst(rows).map((row) => pool.take(row).entry), ...this.#history]
    const remaining = new Set(pool.unmatched())
    this.#live = this.#live.filter((entry) => remaining.has(entry))
    this.isWhole = isWhole
    this.#messages = null
  }

  markerFor(content: string): Marker {
    const at = Math.max(this.#history.at(-1)?.at ?? 0, this.#live.at(-1)?.at ?? 0)
    return { at, equal: this.#since(at).filter(isOwnOf(content)).length }
  }

  claim(id: string, unconfirmed: UnconfirmedMessage): boolean {
    const [found] = unclaimed(this.#history.slice(this.#firstSince(unconfirmed.marker.at)), unconfirmed)
    if (found) this.#replace(found, { ...found, isClaimed: true, message: { ...found.original, id } })
    return found !== undefined
  }

  /** Every message, live ones too, that could be the unconfirmed one. */
  candidates(unconfirmed: UnconfirmedMessage): readonly HistoryRow[] {
    return unclaimed(this.#since(unconfirmed.marker.at), unconfirmed)
  }

  #since(at: number): Entry[] {
    return [...this.#history.slice(this.#firstSince(at)), ...this.#live.filter((entry) => entry.at >= at)]
  }

  #firstSince(at: number): number {
    return this.#history.findLastIndex((entry) => entry.at < at) + 1
  }

  #insertLive(entry: Entry): Entry {
    const before = this.#live.findLastIndex(({ at }) => at <= entry.at)
    this.#live.splice(before + 1, 0, entry)
    this.#messages = null
    return entry
  }

  #replace(before: Entry, after: Entry): void {
    const list = this.#live.includes(before) ? this.#live : this.#history
    list[list.lastIndexOf(before)] = after
    this.#messages = null
  }
}

const oldestFirst = (rows: readonly HistoryRow[]) => [...rows].reverse()
