import type { HistoryPage } from '../../../api/chat/chat.ts'
import { rowOf, type HistoryRow, matches, type HistoryRows } from './historyRows.ts'

const [minOverlap, maxOverlap] = [2, 8]

/** Number of known rows to request again; they begin with a unique row. */
function overlapOf(known: HistoryRows): number {
  const limit = Math.min(known.length, maxOverlap)
  let length = Math.min(limit, minOverlap)
  while (length < limit && !isUnique(known, known.length - length)) length += 1
  return length
}

function isUnique(rows: HistoryRows, place: number): boolean {
  const row = rows[place]
  const isUniqueTowards = (step: 1 | -1) => {
    for (let other = place + step; rows[other]?.at === row?.at && rows[other]; other += step)
      if (rows[other]?.key === row?.key) return false
    return true
  }
  return isUniqueTowards(1) && isUniqueTowards(-1)
}

/**
 * Rows are newest first.
 * @returns null if the page matches nowhere.
 */
function olderRows(known: HistoryRows, page: HistoryRows, skip: number): HistoryRows | null {
  if (known.length === 0 || page.length === 0) return page
  for (let place = Math.min(skip, known.length - 1); place >= 0; place -= 1) {
    const shared = Math.min(page.length, known.length - place)
    if (matches(known, place, page, 0, shared)) return page.slice(shared)
  }
  return null
}

/** Rows within one millisecond may repeat, so matching them proves nothing. */
const spansTimes = (rows: HistoryRows, from: number, to: number) => to > from && rows[from]?.at !== rows[to - 1]?.at

/** `added` rows replace the `replaced` newest known rows. */
interface Alignment {
  readonly added: number
  readonly replaced: number
}

/**
 * Newest first; `isWhole`: known rows reach the very first message.
 * @returns null while uncertain.
 */
function align(read: HistoryRows, known: HistoryRows, isWhole: boolean): Alignment | null {
  for (let added = 0; added < read.length; added += 1) {
    const shared = Math.min(read.length - added, known.length)
    const endsTogether = isWhole && shared === known.length && added + shared === read.length
    if (matches(read, added, known, 0, shared) && (endsTogether || spansTimes(known, 0, shared)))
      return { added, replaced: 0 }
  }
  return alignOldest(read, known)
}

/** Covers a server that inserts a message between earlier ones. */
function alignOldest(read: HistoryRows, known: HistoryRows): Alignment | null {
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

const chatPageSize = 10
/** A faulty server may repeat one page for ever. */
const maxRepeatedRows = 200

export type ReadPage = (limit: number, skip: number) => Promise<HistoryPage>

interface OlderRows {
  readonly rows: readonly HistoryRow[]
  readonly isEnd: boolean
}

/**
 * New messages shift the server's offsets, so pages overlap.
 * @returns null if the page matches nowhere.
 * @throws ApiError
 */
export async function readOlder(
  read: ReadPage,
  known: readonly HistoryRow[],
  skip = known.length - overlapOf(known),
): Promise<OlderRows | null> {
  const { rows, count } = await read(chatPageSize, skip)
  const older = olderRows(known, rows.map(rowOf), skip)
  if (older === null || skip > known.length + maxRepeatedRows) return null
  if (older.length > 0 || count < chatPageSize) return { rows: older, isEnd: older.length === 0 }
  return readOlder(read, known, skip + chatPageSize - overlapOf(known))
}

interface KnownRows {
  /** Newest first. */
  newest(count: number): readonly HistoryRow[]
  readonly isWhole: boolean
  /** Epoch ms; Infinity without rows. */
  readonly oldestAt: number
}

export interface NewestRows {
  readonly rows: readonly HistoryRow[]
  /** Null if the rows replace all known ones. */
  readonly alignment: Alignment | null
  readonly isWhole: boolean
}

/**
 * Reads back past `readTo` (epoch ms).
 * @returns null if the pages do not fit together.
 * @throws ApiError
 */
export async function readNewest(
  read: ReadPage,
  known: KnownRows,
  readTo: () => number,
  rows: readonly HistoryRow[] = [],
): Promise<NewestRows | null> {
  const page = await readOlder(read, rows)
  if (page === null) return null
  const all = [...rows, ...page.rows]
  if (page.isEnd) return { rows: all, alignment: null, isWhole: true }
  const oldestAt = Math.min(known.oldestAt, all.at(-1)?.at ?? Infinity)
  const isFirst = known.oldestAt === Infinity && !known.isWhole
  // Strictly before, because several messages may share that time.
  const isFarEnough = readTo() === Infinity || oldestAt < readTo() || (known.isWhole && !isFirst)
  const alignment = isFirst ? null : align(all, known.newest(all.length), known.isWhole && isAll(known, all.length))
  if (isFarEnough && (isFirst || alignment)) return { rows: all, alignment, isWhole: known.isWhole && !isFirst }
  return readNewest(read, known, readTo, all)
}

const isAll = (known: KnownRows, count: number) => known.newest(count + 1).length <= count
