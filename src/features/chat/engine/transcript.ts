import type { Conversation } from '../../../api/chat.ts'
import type { ChatMessage } from './chat.ts'
import type { Newest } from './history.ts'
import { enter, isOwn, Pool, type Entry } from './entries.ts'
import { contentOf, rowOf, type Row } from './rows.ts'

/** What stood at the end when a message of the player's own left: by it the message is told from earlier ones with its words. */
export interface Marker {
  /** When the newest message was written, epoch ms; 0 for none. */
  readonly at: number
  /** How many own messages with its content were written in that very moment. */
  readonly equal: number
}

/** An own message that is looked for. */
interface Sought {
  readonly content: string
  readonly marker: Marker
  /** When others of its content were written that are known to be other items, epoch ms. */
  readonly others: readonly number[]
}

/** How what was read changed what is known. */
export interface Merged {
  /** New messages, oldest first. */
  readonly fresh: readonly Entry[]
  /** Names of messages that the server turned out not to hold. */
  readonly dropped: readonly string[]
}

/**
 * What was said. What the history told stands first, in the server's order and without gaps; behind it stands what only the socket or the
 * answer to a send told so far, by time. Messages have no ids: the history's places decide which are the same.
 */
export class Transcript {
  #settled: Entry[] = []
  #loose: Entry[] = []
  #shown: readonly ChatMessage[] | null = null
  #isWhole = false

  get isWhole() {
    return this.#isWhole
  }

  get oldestAt() {
    return this.#settled[0]?.at ?? Infinity
  }

  /** All messages, oldest first; the same array as long as nothing changes. */
  shown(): readonly ChatMessage[] {
    this.#shown ??= [...this.#settled, ...this.#loose].map(({ message }) => message)
    return this.#shown
  }

  newest(count: number): readonly Row[] {
    return this.#settled.slice(Math.max(0, this.#settled.length - count)).reverse()
  }

  /** The session that was seen last, null before the first. */
  sessionId(): string | null {
    const names = (entry: Entry) => entry.said.session_id !== null
    return (this.#loose.findLast(names) ?? this.#settled.findLast(names))?.said.session_id ?? null
  }

  /**
   * Takes what the socket brought. @returns the new message, or null for one that is known or belongs between older ones: the next read of
   * the history tells about those.
   */
  hear(said: Conversation): Entry | null {
    const row = rowOf(said)
    if (row.at < (this.#settled.at(-1)?.at ?? 0)) return null
    if (this.#since(row.at).some(({ key }) => key === row.key)) return null
    return this.#addLoose(enter(row))
  }

  /** Takes what the server answered to a send, under the name that the message had in the outbox. */
  addSent(id: string, said: Conversation): void {
    const row = rowOf(said)
    const heard = this.#since(row.at).find((entry) => entry.key === row.key && !entry.isClaimed)
    if (heard) this.#change(heard, { ...heard, isClaimed: true, message: { ...heard.said, id } })
    else this.#addLoose({ ...enter(row, id), isClaimed: true })
  }

  /** Takes what was read of the newest messages. */
  merge({ rows, meeting, isWhole }: Newest): Merged {
    const { fresh: count, gone } = meeting ?? { fresh: rows.length, gone: this.#settled.length }
    const kept = this.#settled.slice(0, this.#settled.length - gone)
    const pool = new Pool([...this.#settled.slice(kept.length), ...this.#loose])
    const lastAt = this.#settled.at(-1)?.at ?? 0
    const fresh = oldestFirst(rows.slice(0, count)).map((row) => pool.take(row))
    const older = meeting ? oldestFirst(rows.slice(count + kept.length)).map((row) => pool.take(row).entry) : []
    this.#settled = [...older, ...kept, ...fresh.map(({ entry }) => entry)]
    const newestAt = this.#settled.at(-1)?.at ?? 0
    const dropped = pool.rest().filter(({ at }) => at < newestAt)
    const stays = new Set(pool.rest().filter(({ at }) => at >= newestAt))
    this.#loose = this.#loose.filter((entry) => stays.has(entry))
    this.#isWhole = isWhole
    this.#shown = null
    const isNews = meeting ? () => true : ({ at }: Entry) => at >= lastAt
    return {
      fresh: fresh.flatMap(({ entry, isNew }) => (isNew && isNews(entry) ? [entry] : [])),
      dropped: dropped.map(({ message }) => message.id),
    }
  }

  /** Takes older messages, newest first. */
  addOlder(rows: readonly Row[], isWhole: boolean): void {
    const pool = new Pool(this.#loose)
    this.#settled = [...oldestFirst(rows).map((row) => pool.take(row).entry), ...this.#settled]
    const rest = new Set(pool.rest())
    this.#loose = this.#loose.filter((entry) => rest.has(entry))
    this.#isWhole = isWhole
    this.#shown = null
  }

  /** What stands at the end now, for a message of this content that is about to leave. */
  markerFor(content: string): Marker {
    const at = Math.max(this.#settled.at(-1)?.at ?? 0, this.#loose.at(-1)?.at ?? 0)
    return { at, equal: this.#since(at).filter(isOwnOf(content)).length }
  }

  /** Looks in the history for an own message that had no answer, and gives it its name there. @returns whether it was found. */
  claim(id: string, { content, marker, others }: Sought): boolean {
    const all = this.#settled.slice(this.#firstSince(marker.at)).filter(isOwnOf(content))
    const before = new Set(all.filter(({ at }) => at === marker.at).slice(0, marker.equal))
    const taken = [...others]
    const found = all
      .filter((entry) => !before.has(entry))
      // Those that are known to be others first, so that they use up their times.
      .sort((one, other) => Number(other.isClaimed) - Number(one.isClaimed))
      .find(({ at, isClaimed }) => !spend(taken, at) && !isClaimed)
    if (found) this.#change(found, { ...found, isClaimed: true, message: { ...found.said, id } })
    return found !== undefined
  }

  #since(at: number): Entry[] {
    return [...this.#settled.slice(this.#firstSince(at)), ...this.#loose.filter((entry) => entry.at >= at)]
  }

  #firstSince(at: number): number {
    return this.#settled.findLastIndex((entry) => entry.at < at) + 1
  }

  #addLoose(entry: Entry): Entry {
    const before = this.#loose.findLastIndex(({ at }) => at <= entry.at)
    this.#loose.splice(before + 1, 0, entry)
    this.#shown = null
    return entry
  }

  #change(before: Entry, after: Entry): void {
    const list = this.#loose.includes(before) ? this.#loose : this.#settled
    list[list.lastIndexOf(before)] = after
    this.#shown = null
  }
}

const isOwnOf = (content: string) => (entry: Entry) => isOwn(entry) && contentOf(entry.said.message) === content

const oldestFirst = (rows: readonly Row[]) => [...rows].reverse()

/** Takes one of these times out. @returns whether there was one. */
function spend(times: number[], at: number): boolean {
  const index = times.indexOf(at)
  if (index >= 0) times.splice(index, 1)
  return index >= 0
}
