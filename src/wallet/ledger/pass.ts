import { goesBelow, newestSecond, rowsBelow, rowsLeft, type Reading } from './reading.ts'
import { contentOf, type Row } from './row.ts'

/** One page of the statement, newest first. */
export interface Page {
  /** Rows of all pages. */
  readonly total: number
  readonly rows: readonly Row[]
}

/** So far down one pass goes at most. */
const pagesAtMost = 5
/** So often a pass begins again when rows move under it. */
const attempts = 3

/** A page, and when it was asked for, in ms of a monotonic clock. */
export interface Asked extends Page {
  readonly askedAt: number
}

/** What one pass needs to know. */
export interface Asking {
  /** Reads a page, counted from 1; null when the session has ended meanwhile. */
  ask(page: number): Promise<Asked | null>
  /** Rows of a full page. */
  readonly pageSize: number
  /** The last complete reading, which the pass is joined to. */
  readonly known: Reading | null
  /** Where someone wants to look back to, at least (epoch ms by the server's clock); null for no further than it takes. */
  readonly reach: number | null
}

type Found = Omit<Reading, 'order'>

/**
 * Reads the newest pages until they meet what is known, go below the newest second (rows of one second are told apart by nothing but their
 * count, so all of them are needed) and reach as far as was asked; again from the first page when they moved meanwhile.
 * @returns null when the session has ended. @throws what `ask` throws.
 */
export async function readPass(asking: Asking, left = attempts): Promise<Found | null> {
  const picture = await takePicture(asking, [])
  if (picture === null) return null
  if (!picture.isStable && left > 1) return readPass(asking, left - 1)
  const { pages, isStable } = picture
  const { total, rows: first, askedAt } = pages[0]
  // One page is always of one moment, whatever happened to the others.
  const fresh = isStable ? rowsOf(pages) : first
  const isComplete = isStable && isWhole(asking, pages)
  const below = !isComplete ? rowsLeft(asking.known, fresh) : asking.known && rowsBelow(asking.known, fresh, total)
  return { rows: [...fresh, ...(below ?? [])], fresh: fresh.length, total, isComplete, askedAt }
}

type Pages = readonly [Asked, ...Asked[]]
interface Picture {
  readonly pages: Pages
  /** No row came or went while the pages were read. */
  readonly isStable: boolean
}

const rowsOf = (pages: readonly Page[]): Row[] => pages.flatMap(({ rows }) => rows)

async function takePicture(asking: Asking, before: readonly Asked[]): Promise<Picture | null> {
  const page = await asking.ask(before.length + 1)
  if (page === null) return null
  const [first = page, ...others] = [...before, page]
  const pages: Pages = [first, ...others]
  if (page.total !== first.total) return { pages, isStable: false }
  if (!isEnough(asking, pages)) return takePicture(asking, pages)
  return others.length === 0 ? { pages, isStable: true } : confirm(asking, pages)
}

/** Looks at the first page once more: a row that came while the others were read has moved it, even where the total did not tell. */
async function confirm({ ask }: Asking, pages: Pages): Promise<Picture | null> {
  const again = await ask(1)
  return again && { pages, isStable: isSame(again, pages[0]) }
}

const isSame = (one: Page, other: Page) =>
  one.total === other.total && one.rows.map(contentOf).join() === other.rows.map(contentOf).join()

function isEnough(asking: Asking, pages: Pages): boolean {
  const { pageSize, known, reach } = asking
  const { total } = pages[0]
  if (pages.length >= pagesAtMost || pages.length * pageSize >= total) return true
  const rows = rowsOf(pages)
  const second = newestSecond(rows)
  if (second === null || !goesBelow(rows, second)) return false
  if (reach !== null && !goesBelow(rows, reach)) return false
  // Rows that were left out have moved the places of the others: they meet nothing, however far one reads.
  return known === null || !isWhole(asking, pages) || rowsBelow(known, rows, total) !== null
}

/** Whether every page has as many rows as it should: the wire leaves out what is no row at all. */
const isWhole = ({ pageSize }: Asking, pages: Pages) =>
  pages.every(({ total, rows }, index) => rows.length === Math.max(0, Math.min(pageSize, total - index * pageSize)))
