import type { ServerMessage } from '../../../api/chat.ts'

/** A row of the server's history, with a key to compare it by, as messages have no ids. */
export interface HistoryRow {
  readonly original: ServerMessage
  /**
   * Sender, time and content. Two messages with the same key differ only by their places in the history. The session is left out, as
   * not every source names it.
   */
  readonly key: string
  /** `createdAt`, epoch ms. */
  readonly at: number
}

interface Content {
  readonly message_type: string
  readonly payload: { readonly message?: string | null; readonly filePath?: string | null }
}

/** The content of the player's own message, to compare it by. It leaves out what a server may add, such as a link or a title. */
export function contentOf({ message_type, payload }: Content): string {
  return JSON.stringify([message_type, (message_type === 'media' ? payload.filePath : payload.message) ?? null])
}

/** Creates the row of a message. */
export function rowOf(original: ServerMessage): HistoryRow {
  const at = Date.parse(original.createdAt)
  const content = original.sender === 'customer' ? contentOf(original.message) : JSON.stringify(original.message)
  return { original, at, key: `${original.sender} ${at} ${content}` }
}

type Rows = readonly HistoryRow[]

/** True if `length` rows of `one` from `from` on equal those of `other` from `start` on. */
function matches(one: Rows, from: number, other: Rows, start: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) if (one[from + index]?.key !== other[start + index]?.key) return false
  return true
}

/** True if the rows have different times. Rows of the same millisecond may repeat in any pattern, so they alone prove no match. */
const spansTimes = (rows: Rows, from: number, to: number) => to > from && rows[from]?.at !== rows[to - 1]?.at

const [minOverlap, maxOverlap] = [2, 8]

/**
 * Returns how many of the oldest known rows (newest first) the next page should repeat. The overlap begins with a row that has no equal,
 * so that the page's place is certain. If more than a page of equal messages have the same time, no overlap can ensure that.
 */
export function overlapOf(known: Rows): number {
  const limit = Math.min(known.length, maxOverlap)
  let length = Math.min(limit, minOverlap)
  while (length < limit && !isUnique(known, known.length - length)) length += 1
  return length
}

/** True if no other row equals this one. Equal rows have the same time, and rows are ordered by time. */
function isUnique(rows: Rows, place: number): boolean {
  const row = rows[place]
  const isUniqueTowards = (step: 1 | -1) => {
    for (let other = place + step; rows[other]?.at === row?.at && rows[other]; other += step)
      if (rows[other]?.key === row?.key) return false
    return true
  }
  return isUniqueTowards(1) && isUniqueTowards(-1)
}

/**
 * Returns the rows of a page that are older than the known rows; all are newest first. The page was read with `skip`. Messages that
 * arrived between two reads shift it towards newer rows. @returns null if the page matches nowhere.
 */
export function olderRows(known: Rows, page: Rows, skip: number): Rows | null {
  if (known.length === 0 || page.length === 0) return page
  for (let place = Math.min(skip, known.length - 1); place >= 0; place -= 1) {
    const shared = Math.min(page.length, known.length - place)
    if (matches(known, place, page, 0, shared)) return page.slice(shared)
  }
  return null
}

/** The place where rows that were just read continue as the known rows: `added` rows replace the `replaced` newest known rows. */
export interface Alignment {
  readonly added: number
  readonly replaced: number
}

/**
 * Aligns rows that were just read with the known rows; both are newest first. `isWhole`: the known rows begin with the very first
 * message. @returns null while the alignment is not certain; then older rows must be read.
 */
export function align(read: Rows, known: Rows, isWhole: boolean): Alignment | null {
  for (let added = 0; added < read.length; added += 1) {
    const shared = Math.min(read.length - added, known.length)
    const endsTogether = isWhole && shared === known.length && added + shared === read.length
    if (matches(read, added, known, 0, shared) && (endsTogether || spansTimes(known, 0, shared)))
      return { added, replaced: 0 }
  }
  return alignOldest(read, known)
}

/** Aligns by the oldest read rows alone, as a server may insert a message between earlier ones. */
function alignOldest(read: Rows, known: Rows): Alignment | null {
  const last = read.at(-1)
  for (let place = known.length - 1; place >= 0; place -= 1) {
    if (known[place]?.key !== last?.key) continue
    let shared = 1
    while (shared <= place && known[place - shared]?.key === read[read.length - 1 - shared]?.key) shared += 1
    if (spansTimes(known, place + 1 - shared, place + 1))
      return { added: read.length - shared, replaced: place + 1 - shared }
  }
  return null
}
