import type { HistoryPage } from '../../../api/chat.ts'
import { beyond, meet, overlapOf, rowOf, type Meeting, type Row } from './rows.ts'

/** How many messages are read at a time (spec, section 9). */
const pageSize = 10
/** A server that sends the same page for ever is not read for ever. */
const mostRepeated = 200

/** Reads a page of the history; `skip` counts from the newest. */
export type ReadPage = (limit: number, skip: number) => Promise<HistoryPage>

/** Older rows, newest first. */
export interface Older {
  readonly rows: readonly Row[]
  /** There is nothing before them. */
  readonly isEnd: boolean
}

/**
 * Reads on behind the rows that are known, newest first. Messages that come meanwhile move all places, so a page repeats some of what is
 * known, and is put where those are.
 * @returns null when so much came meanwhile that the page has no place. @throws ApiError when it cannot be read.
 */
export async function readOlder(
  read: ReadPage,
  known: readonly Row[],
  skip = known.length - overlapOf(known),
): Promise<Older | null> {
  const { rows, count } = await read(pageSize, skip)
  const older = beyond(known, rows.map(rowOf), skip)
  if (older === null || skip > known.length + mostRepeated) return null
  if (older.length > 0 || count < pageSize) return { rows: older, isEnd: older.length === 0 }
  return readOlder(read, known, skip + pageSize - overlapOf(known))
}

/** What is known when the newest messages are read. */
interface Known {
  /** The newest rows, at most so many, newest first. */
  newest(count: number): readonly Row[]
  /** They begin with the very first message. */
  readonly isWhole: boolean
  /** When the oldest row was written, epoch ms; Infinity without any. */
  readonly oldestAt: number
}

/** What was read of the newest messages. */
export interface Newest {
  /** Newest first. */
  readonly rows: readonly Row[]
  /** Where they meet what is known; null: they take its place. */
  readonly meeting: Meeting | null
  /** They begin with the very first message. */
  readonly isWhole: boolean
}

/**
 * Reads the newest messages back to where they meet what is known, and to before `readTo` (epoch ms).
 * @returns null when the pages do not fit together. @throws ApiError when one cannot be read.
 */
export async function readNewest(
  read: ReadPage,
  known: Known,
  readTo: () => number,
  rows: readonly Row[] = [],
): Promise<Newest | null> {
  const page = await readOlder(read, rows)
  if (page === null) return null
  const all = [...rows, ...page.rows]
  if (page.isEnd) return { rows: all, meeting: null, isWhole: true }
  const oldest = Math.min(known.oldestAt, all.at(-1)?.at ?? Infinity)
  // Nothing was known, as against: it was known that there is nothing.
  const isFirst = known.oldestAt === Infinity && !known.isWhole
  // Several may have been written in the moment that is looked for.
  const isFarEnough = readTo() === Infinity || oldest < readTo() || (known.isWhole && !isFirst)
  const meeting = isFirst ? null : meet(all, known.newest(all.length), known.isWhole && isAll(known, all.length))
  if (isFarEnough && (isFirst || meeting)) return { rows: all, meeting, isWhole: known.isWhole && !isFirst }
  return readNewest(read, known, readTo, all)
}

const isAll = (known: Known, count: number) => known.newest(count + 1).length <= count
