import type { HistoryPage } from '../../../api/chat/chat.ts'
import { createEntry, type Entry, type NewestEntries, type Transcript } from './transcript.ts'

type Entries = readonly Entry[]

function matches(one: Entries, from: number, other: Entries, start: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) if (one[from + index]?.key !== other[start + index]?.key) return false
  return true
}

const [minOverlap, maxOverlap] = [2, 8]

/** Number of known rows to request again; they begin with a unique row. */
function overlapOf(known: Entries): number {
  const limit = Math.min(known.length, maxOverlap)
  let length = Math.min(limit, minOverlap)
  while (length < limit && !isUnique(known, known.length - length)) length += 1
  return length
}

const isUnique = (entries: Entries, index: number) =>
  entries.filter(({ key }) => key === entries[index]?.key).length === 1

/**
 * Rows are newest first.
 * @returns null if the page matches nowhere.
 */
function olderThan(known: Entries, page: Entries, skip: number): Entries | null {
  if (known.length === 0 || page.length === 0) return page
  for (let start = Math.min(skip, known.length - 1); start >= 0; start -= 1) {
    const shared = Math.min(page.length, known.length - start)
    if (matches(known, start, page, 0, shared)) return page.slice(shared)
  }
  return null
}

/** Rows within one millisecond may repeat, so matching them proves nothing. */
const spansTimes = (rows: Entries, count: number) => count > 0 && rows[0]?.at !== rows[count - 1]?.at

/**
 * Newest first; `isWhole`: known rows reach the very first message.
 * @returns how many rows are new; null while uncertain.
 */
function align(read: Entries, known: Entries, isWhole: boolean): number | null {
  for (let added = 0; added < read.length; added += 1) {
    const shared = Math.min(read.length - added, known.length)
    const endsTogether = isWhole && shared === known.length && added + shared === read.length
    if (matches(read, added, known, 0, shared) && (endsTogether || spansTimes(known, shared))) return added
  }
  return null
}

const chatPageSize = 10
/** A faulty server may repeat one page for ever. */
const maxRepeatedRows = 200

export type ReadPage = (limit: number, skip: number) => Promise<HistoryPage>

/**
 * New messages shift the server's offsets, so pages overlap.
 * @returns null if the page matches nowhere.
 * @throws ApiError
 */
export async function readOlder(
  read: ReadPage,
  known: Entries,
  skip = known.length - overlapOf(known),
): Promise<{ entries: Entries; isEnd: boolean } | null> {
  const { rows, count } = await read(chatPageSize, skip)
  const page = rows.map((row) => createEntry(row))
  const older = olderThan(known, page, skip)
  if (older === null || skip > known.length + maxRepeatedRows) return null
  if (older.length > 0 || count < chatPageSize) return { entries: older, isEnd: older.length === 0 }
  return readOlder(read, known, skip + chatPageSize - overlapOf(known))
}

/**
 * Reads back past `readTo` (epoch ms).
 * @returns null if the pages do not fit together.
 * @throws ApiError
 */
export async function readNewest(
  read: ReadPage,
  known: Transcript,
  readTo: () => number,
  earlier: Entries = [],
): Promise<NewestEntries | null> {
  const page = await readOlder(read, earlier)
  if (page === null) return null
  const entries = [...earlier, ...page.entries]
  if (page.isEnd) return { entries, added: null, isWhole: true }
  const oldestAt = Math.min(known.oldestAt, entries.at(-1)?.at ?? Infinity)
  const isFirst = known.oldestAt === Infinity && !known.isWhole
  // Strictly before, because several messages may share that time.
  const isFarEnough = readTo() === Infinity || oldestAt < readTo() || known.isWhole
  const areAll = known.newest(entries.length + 1).length <= entries.length
  const added = isFirst ? null : align(entries, known.newest(entries.length), known.isWhole && areAll)
  if (isFarEnough && (isFirst || added !== null)) return { entries, added, isWhole: known.isWhole }
  return readNewest(read, known, readTo, entries)
}
