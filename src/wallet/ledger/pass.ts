import { goesBelow, newestSecond, rowsBelow, rowsLeft, type Reading } from './reading.ts'
import { contentOf, type Row } from './row.ts'

/** One page of the statement, newest first. */
export interface Page {
  /** Rows of all pages. */
  readonly total: number
  readonly rows: readonly Row[]
}

/** The most pages that one pass reads. */
const maxPages = 5
/** The number of attempts of a pass while rows move between pages. */
const maxAttempts = 3

/** A page, and the time of its request, in ms of a monotonic clock. */
export interface Asked extends Page {
  readonly askedAt: number
}

/** The input of one pass. */
export interface Asking {
  /** Reads a page, counted from 1; null when the session has ended meanwhile. */
  ask(page: number): Promise<Asked | null>
  /** Rows of a full page. */
  readonly pageSize: number
  /** The last complete reading, which the pass is joined to. */
  readonly known: Reading | null
  /** The instant that the pass has to reach at least (epoch ms by the server's clock); null for none. */
  readonly reach: number | null
}

type Found = Omit<Reading, 'order'>

/**
 * Reads the newest pages until they meet the known rows, go below the newest second (rows of one second differ by nothing but their
 * count, so all of them are needed) and reach as far as requested; starts again from the first page when rows moved meanwhile.
 * @returns null when the session has ended. @throws what `ask` throws.
 */
export async function readPass(asking: Asking, left = maxAttempts): Promise<Found | null> {
  const picture = await takePicture(asking, [])
  if (picture === null) return null
  if (!picture.isStable && left > 1) return readPass(asking, left - 1)
  const { pages, isStable } = picture
  const { total, rows: first, askedAt } = pages[0]
  // A single page is always consistent.
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

/** Reads the first page once more: a row that came meanwhile has moved it, even where the total did not change. */
async function confirm({ ask }: Asking, pages: Pages): Promise<Picture | null> {
  const again = await ask(1)
  return again && { pages, isStable: isSame(again, pages[0]) }
}

const isSame = (one: Page, other: Page) =>
  one.total === other.total && one.rows.map(contentOf).join() === other.rows.map(contentOf).join()

function isEnough(asking: Asking, pages: Pages): boolean {
  const { pageSize, known, reach } = asking
  const { total } = pages[0]
  if (pages.length >= maxPages || pages.length * pageSize >= total) return true
  const rows = rowsOf(pages)
  const second = newestSecond(rows)
  if (second === null || !goesBelow(rows, second)) return false
  if (reach !== null && !goesBelow(rows, reach)) return false
  // Rows that were left out shift the others, so the pages never meet the known rows.
  return known === null || !isWhole(asking, pages) || rowsBelow(known, rows, total) !== null
}

/** True if every page has all its rows: the wire leaves out unreadable ones. */
const isWhole = ({ pageSize }: Asking, pages: Pages) =>
  pages.every(({ total, rows }, index) => rows.length === Math.max(0, Math.min(pageSize, total - index * pageSize)))
