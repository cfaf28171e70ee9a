import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import type { ServerMessage } from '../../../api/chat/chatMessage.ts'
import { groupBy } from '../../../lib/groupBy.ts'
import type { OutboxItem } from './outbox.ts'

/** `id` is stable while the page lives. */
export interface ChatMessage extends ServerMessage {
  readonly id: string
}

export interface Entry {
  readonly message: ChatMessage
  /** Sender, time and content, as the server gives no ids; not every source names the session. */
  readonly key: string
  /** `createdAt`, epoch ms. */
  readonly at: number
  /** True once matched with a message of this device. */
  readonly isClaimed: boolean
}

export const isOwnMessage = ({ sender }: ServerMessage) => sender === 'customer'

interface ComparableMessage {
  readonly message_type: string
  readonly payload: { readonly message?: string | null; readonly filePath?: string | null }
}

/** Leaves out what a server may add, such as a link or a title. */
export function comparableContent({ message_type, payload }: ComparableMessage): string {
  return JSON.stringify([message_type, (message_type === 'media' ? payload.filePath : payload.message) ?? null])
}

let createdEntries = 0

export function createEntry(original: ServerMessage, id = `message-${(createdEntries += 1)}`): Entry {
  const at = Date.parse(original.createdAt)
  const content = isOwnMessage(original) ? comparableContent(original.message) : JSON.stringify(original.message)
  return { message: { ...original, id }, at, key: `${original.sender} ${at} ${content}`, isClaimed: false }
}

const claimedBy = (id: string, entry: Entry): Entry => ({
  ...entry,
  isClaimed: true,
  message: { ...entry.message, id },
})

/** Gives entries the ids of equal known ones. Each known one serves once, so two equal messages stay two. */
function identify(entries: readonly Entry[], known: readonly Entry[]) {
  const byKey = groupBy(known, ({ key }) => key)
  const identified = entries.map((entry) => {
    const same = byKey.get(entry.key)?.shift()
    if (!same) return entry
    return { ...entry, isClaimed: same.isClaimed, message: { ...entry.message, id: same.message.id } }
  })
  return { identified, unmatched: [...byKey.values()].flat() }
}

const oldestFirst = (entries: readonly Entry[]) => [...entries].reverse()

const isOwnOf = (content: string) => (entry: Entry) =>
  isOwnMessage(entry.message) && comparableContent(entry.message.message) === content

/** Entries that could be the unconfirmed message. */
function unclaimed(entries: readonly Entry[], { message, marker, others }: OutboxItem): Entry[] {
  if (!message || !marker) return []
  const all = entries.filter(isOwnOf(comparableContent(message)))
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

export interface NewestEntries {
  /** Newest first. */
  readonly entries: readonly Entry[]
  /** Of them, how many precede the known ones; null if all replace all. */
  readonly added: number | null
  readonly isWhole: boolean
}

/** The history, then live messages by time. Without ids, positions decide which messages are the same. */
export class Transcript {
  #history: readonly Entry[] = []
  #live: readonly Entry[] = []
  /** Oldest first; the array stays the same until something changes. */
  messages: readonly ChatMessage[] = []
  isWhole = false

  get oldestAt() {
    return this.#history[0]?.at ?? Infinity
  }

  newest(count: number): readonly Entry[] {
    return oldestFirst(this.#history.slice(Math.max(0, this.#history.length - count)))
  }

  sessionId(): string | null {
    const hasSession = ({ message }: Entry) => message.session_id !== null
    return (this.#live.findLast(hasSession) ?? this.#history.findLast(hasSession))?.message.session_id ?? null
  }

  /** Adds a message from the socket; null if it is known, or older than the history's end. */
  addLive(message: ServerMessage): Entry | null {
    const entry = createEntry(message)
    if (entry.at < (this.#history.at(-1)?.at ?? 0)) return null
    if (this.#since(entry.at).some(({ key }) => key === entry.key)) return null
    this.#insertLive(entry)
    return entry
  }

  addSent(id: string, message: ServerMessage): void {
    const entry = createEntry(message, id)
    const known = this.#since(entry.at).find(({ key, isClaimed }) => key === entry.key && !isClaimed)
    if (known) this.#claim(known, id)
    else this.#insertLive(claimedBy(id, entry))
  }

  /** @returns the new entries, oldest first, and the ids of messages that the server turned out not to have. */
  merge({ entries, added, isWhole }: NewestEntries): { fresh: readonly Entry[]; dropped: readonly string[] } {
    const unchanged = added === null ? [] : this.#history
    // The server may insert a message between known ones.
    const knownSince = this.#history[0]?.at ?? 0
    const newer = oldestFirst(entries.slice(0, added ?? entries.length))
    const older = added === null ? [] : oldestFirst(entries.slice(added + unchanged.length))
    const atEnd = identify(newer, [...this.#history.slice(unchanged.length), ...this.#live])
    const atStart = identify(older, atEnd.unmatched)
    const history = [...atStart.identified, ...unchanged, ...atEnd.identified]
    const newestAt = history.at(-1)?.at ?? 0
    this.#update(history, isWhole, new Set(atStart.unmatched.filter(({ at }) => at >= newestAt)))
    return {
      fresh: atEnd.identified.filter(
        (entry, index) => entry === newer[index] && (added !== null || entry.at >= knownSince),
      ),
      dropped: atStart.unmatched.filter(({ at }) => at < newestAt).map(({ message }) => message.id),
    }
  }

  /** Newest first. */
  addOlder(entries: readonly Entry[], isWhole: boolean): void {
    const { identified, unmatched } = identify(oldestFirst(entries), this.#live)
    this.#update([...identified, ...this.#history], isWhole, new Set(unmatched))
  }

  /** The transcript's end before sending; separates earlier messages of equal content. */
  markerFor(message: OutgoingMessage): NonNullable<OutboxItem['marker']> {
    const at = Math.max(this.#history.at(-1)?.at ?? 0, this.#live.at(-1)?.at ?? 0)
    return { at, equal: this.#since(at).filter(isOwnOf(comparableContent(message))).length }
  }

  claim(item: OutboxItem): boolean {
    const [found] = unclaimed(this.#history.slice(this.#firstSince(item.marker?.at ?? 0)), item)
    if (found) this.#claim(found, item.id)
    return found !== undefined
  }

  /** Every message, live ones too, that could be the unconfirmed one. */
  candidates(item: OutboxItem): readonly Entry[] {
    return unclaimed(this.#since(item.marker?.at ?? 0), item)
  }

  #since(at: number): Entry[] {
    return [...this.#history.slice(this.#firstSince(at)), ...this.#live.filter((entry) => entry.at >= at)]
  }

  #firstSince(at: number): number {
    return this.#history.findLastIndex((entry) => entry.at < at) + 1
  }

  #insertLive(entry: Entry): void {
    const before = this.#live.findLastIndex(({ at }) => at <= entry.at) + 1
    this.#set(this.#history, [...this.#live.slice(0, before), entry, ...this.#live.slice(before)])
  }

  #update(history: readonly Entry[], isWhole: boolean, live: ReadonlySet<Entry>): void {
    this.isWhole = isWhole
    this.#set(
      history,
      this.#live.filter((entry) => live.has(entry)),
    )
  }

  #claim(entry: Entry, id: string): void {
    const replace = (one: Entry) => (one === entry ? claimedBy(id, one) : one)
    this.#set(this.#history.map(replace), this.#live.map(replace))
  }

  #set(history: readonly Entry[], live: readonly Entry[]): void {
    this.#history = history
    this.#live = live
    this.messages = [...history, ...live].map(({ message }) => message)
  }
}
