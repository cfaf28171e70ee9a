import type { HistoryPage } from '../../../api/chat/chat.ts'
import { rowOf, type HistoryRow, matches, type Rows } from './historyRows.ts'
import { olderRows, overlapOf } from './olderPages.ts'

/** True if the rows have different times. Rows of the same millisecond may repeat in any pattern, so they alone prove no match. */
const spansTimes = (rows: Rows, from: number, to: number) => to > from && rows[from]?.at !== rows[to - 1]?.at

/** The place where rows that were just read continue as the known rows: `added` rows replace the `replaced` newest known rows. */
interface Alignment {
  readonly added: number
  readonly replaced: number
}

/**
 * Aligns rows that were just read with the known rows; both are newest first. `isWhole`: the known rows begin with the very first
 * message. @returns null while the alignment is not certain; then older rows must be read.
 */
function align(read: Rows, known: Rows, isWhole: boolean): Alignment | null {
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

/** Messages of a page (spec, section 9). */
const pageSize = 10
/** Reading stops after this many repeated rows, as a faulty server may send the same page again and again. */
const maxRepeatedRows = 200

/** Reads a page of the history; `skip` counts from the newest. */
export type ReadPage = (limit: number, skip: number) => Promise<HistoryPage>

/** Older rows, newest first. */
interface OlderRows {
  readonly rows: readonly HistoryRow[]
  /** True if there is nothing before them. */
  readonly isEnd: boolean
}

/**
 * Reads the next older rows, newest first. New messages shift the server's places between two reads. Therefore a page repeats some known
 * rows, and is placed where these match.
 * @returns null if so many new messages arrived that the page matches nowhere. @throws ApiError if it cannot be read.
 */
export async function readOlder(
  read: ReadPage,
  known: readonly HistoryRow[],
  skip = known.length - overlapOf(known),
): Promise<OlderRows | null> {
  const { rows, count } = await read(pageSize, skip)
  const older = olderRows(known, rows.map(rowOf), skip)
  if (older === null || skip > known.length + maxRepeatedRows) return null
  if (older.length > 0 || count < pageSize) return { rows: older, isEnd: older.length === 0 }
  return readOlder(read, known, skip + pageSize - overlapOf(known))
}

/** The rows that are known before the newest messages are read. */
interface KnownRows {
  /** Returns at most `count` of the newest rows, newest first. */
  newest(count: number): readonly HistoryRow[]
  /** True if they begin with the very first message. */
  readonly isWhole: boolean
  /** The time of the oldest row, epoch ms; Infinity if there are no rows. */
  readonly oldestAt: number
}

/** The newest rows, as they were just read. */
export interface NewestRows {
  /** Newest first. */
  readonly rows: readonly HistoryRow[]
  /** How they continue as the known rows; null if they replace all of these. */
  readonly alignment: Alignment | null
  /** True if they begin with the very first message. */
  readonly isWhole: boolean
}

/**
 * Reads the newest messages back to where they align with the known rows, and to before `readTo` (epoch ms).
 * @returns null if the pages do not match each other. @throws ApiError if one cannot be read.
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
  // An empty history that was read (`isWhole`) is no first read.
  const isFirst = known.oldestAt === Infinity && !known.isWhole
  // Strictly before `readTo`, as several messages may have that time.
  const isFarEnough = readTo() === Infinity || oldestAt < readTo() || (known.isWhole && !isFirst)
  const alignment = isFirst ? null : align(all, known.newest(all.length), known.isWhole && isAll(known, all.length))
  if (isFarEnough && (isFirst || alignment)) return { rows: all, alignment, isWhole: known.isWhole && !isFirst }
  return readNewest(read, known, readTo, all)
}

const isAll = (known: KnownRows, count: number) => known.newest(count + 1).length <= count
