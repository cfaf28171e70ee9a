import { goesBelow, newestSecond, rowsBelow, rowsLeft, type Reading } from './reading.ts'
import { contentOf, type Row } from './row.ts'

export interface Page {
  readonly total: number
  readonly rows: readonly Row[]
}

const maxPages = 5
const maxAttempts = 3

/** `askedAt`: monotonic ms. */
export interface Asked extends Page {
  readonly askedAt: number
}

export interface Asking {
  /** From page 1; null when the session has ended. */
  ask(page: number): Promise<Asked | null>
  readonly pageSize: number
  readonly known: Reading | null
  /** Epoch ms by the server's clock, or null. */
  readonly reach: number | null
}

type Found = Omit<Reading, 'order'>

/** Until the pages meet the known rows and reach `reach`. @returns null when the session has ended. */
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
  /** No row moved while reading. */
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

/** Page 1 again: a new row moves it, even with the same total. */
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
  // With unreadable rows the pages never meet the known ones.
  return known === null || !isWhole(asking, pages) || rowsBelow(known, rows, total) !== null
}

/** The wire drops unreadable rows. */
const isWhole = ({ pageSize }: Asking, pages: Pages) =>
  pages.every(({ total, rows }, index) => rows.length === Math.max(0, Math.min(pageSize, total - index * pageSize)))
