import { goesBelow, newestSecond, rowsBelow, rowsLeft, type StatementReading } from './reading.ts'
import { rowContent, type LedgerRow } from './row.ts'

export interface Page {
  readonly total: number
  readonly rows: readonly LedgerRow[]
}

const maxPages = 5
const passAttempts = 3

/** `askedAt` is monotonic ms. */
export interface TimedPage extends Page {
  readonly askedAt: number
}

interface PassInput {
  /**
   * Pages count from 1.
   * @returns null when the session has ended.
   */
  ask(page: number): Promise<TimedPage | null>
  readonly pageSize: number
  readonly known: StatementReading | null
  /** Epoch ms, server time, or null. */
  readonly reach: number | null
}

/**
 * Reads until the pages meet the known rows and `reach`; restarts when rows moved.
 * @returns null when the session has ended.
 */
export async function readPass(asking: PassInput, left = passAttempts): Promise<StatementReading | null> {
  const snapshot = await takeSnapshot(asking, [])
  if (snapshot === null) return null
  if (!snapshot.isStable && left > 1) return readPass(asking, left - 1)
  const { pages, isStable } = snapshot
  const { total, rows: first, askedAt } = pages[0]
  // A single page is always consistent.
  const passRows = isStable ? allRows(pages) : first
  const isComplete = isStable && hasAllRows(asking, pages)
  const below = !isComplete
    ? rowsLeft(asking.known, passRows)
    : asking.known && rowsBelow(asking.known, passRows, total)
  return { rows: [...passRows, ...(below ?? [])], freshRowCount: passRows.length, total, isComplete, askedAt }
}

type PassPages = readonly [TimedPage, ...TimedPage[]]
interface Snapshot {
  readonly pages: PassPages
  /** True if no row moved while reading. */
  readonly isStable: boolean
}

const allRows = (pages: readonly Page[]): LedgerRow[] => pages.flatMap(({ rows }) => rows)

async function takeSnapshot(asking: PassInput, before: readonly TimedPage[]): Promise<Snapshot | null> {
  const page = await asking.ask(before.length + 1)
  if (page === null) return null
  const [first = page, ...others] = [...before, page]
  const pages: PassPages = [first, ...others]
  if (page.total !== first.total) return { pages, isStable: false }
  if (!isEnough(asking, pages)) return takeSnapshot(asking, pages)
  return others.length === 0 ? { pages, isStable: true } : confirm(asking, pages)
}

/** A new row moves page 1, even with the same total. */
async function confirm({ ask }: PassInput, pages: PassPages): Promise<Snapshot | null> {
  const again = await ask(1)
  return again && { pages, isStable: isSamePage(again, pages[0]) }
}

const isSamePage = (one: Page, other: Page) =>
  one.total === other.total && one.rows.map(rowContent).join() === other.rows.map(rowContent).join()

function isEnough(asking: PassInput, pages: PassPages): boolean {
  const { pageSize, known, reach } = asking
  const { total } = pages[0]
  if (pages.length >= maxPages || pages.length * pageSize >= total) return true
  const rows = allRows(pages)
  if (!goesBelow(rows, newestSecond(rows) ?? 0)) return false
  if (reach !== null && !goesBelow(rows, reach)) return false
  // With unreadable rows, the pages never meet the known ones.
  return known === null || !hasAllRows(asking, pages) || rowsBelow(known, rows, total) !== null
}

/** Unreadable rows were dropped, so a page may be short. */
const hasAllRows = ({ pageSize }: PassInput, pages: PassPages) =>
  pages.every(({ total, rows }, index) => rows.length === Math.max(0, Math.min(pageSize, total - index * pageSize)))
