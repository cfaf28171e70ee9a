import { send } from '../../api/client/client.ts'
import { statementCall, type StatementRow } from '../../api/statement.ts'
import { rowsPerPage } from '../../api/useRead.ts'
import { createObservable } from '../../lib/observable.ts'
import { createRateLimit, pageClock, type Clock } from '../../lib/rateLimit.ts'
import { subscribeSession } from '../../session/session.ts'
import { isQuiet } from '../arrivals.ts'
import { countsOf, endsBefore, newestSecond, rowContent, takeOne, timeOf, type StatementReading } from './reading.ts'

export interface Page {
  readonly total: number
  readonly rows: readonly StatementRow[]
}

interface LedgerSources {
  /** Pages count from 1. */
  readPage(page: number): Promise<Page>
  readonly pageSize: number
  readonly clock?: Clock
}

/** This reading has not begun; callers share it until then. */
interface NextReading {
  since: number | null
  readonly reading: Promise<StatementReading | null>
}

/** Per session, so a late answer changes only a discarded state. */
interface SessionState {
  shown: StatementReading | null
  /** Only a complete reading can be continued by the next one. */
  complete: StatementReading | null
  failure: unknown
  next: NextReading | null
  queue: Promise<unknown>
  readonly rateLimit: ReturnType<typeof createRateLimit>
}

/** The only reader of the statement for outcomes. */
export function createLedger({ readPage, pageSize, clock = pageClock }: LedgerSources) {
  const newState = (): SessionState => ({
    shown: null,
    complete: null,
    failure: null,
    next: null,
    queue: Promise.resolve(),
    rateLimit: createRateLimit(clock),
  })
  const { subscribe, announce } = createObservable()
  let state = newState()

  const isOver = (own: SessionState) => own !== state

  const request = async (own: SessionState, page: number): Promise<TimedPage | null> => {
    await own.rateLimit.untilAllowed(() => isOver(own))
    if (isOver(own)) return null
    const askedAt = own.rateLimit.record()
    const { total, rows } = await readPage(page)
    return isOver(own) ? null : { total, rows, askedAt }
  }

  const read = async (own: SessionState): Promise<StatementReading | null> => {
    await own.rateLimit.untilAllowed(() => isOver(own))
    const since = own.next?.since ?? null
    own.next = null
    if (isOver(own)) return null
    const pages = { request: (page: number) => request(own, page), pageSize, previous: own.complete, since }
    const found = await readStatement(pages)
    if (found === null) return null
    own.shown = found
    if (found.isComplete) own.complete = found
    own.failure = null
    announce()
    return found
  }

  const fail = (own: SessionState, reason: unknown): null => {
    if (isOver(own)) return null
    own.failure = reason
    announce()
    throw reason
  }

  /**
   * Reads again, back to `since` (epoch ms, server time), at most five pages.
   * @returns null if the session has ended.
   * @throws errors of `readPage`.
   */
  const refresh = (since: number | null = null): Promise<StatementReading | null> => {
    const own = state
    if (own.next) {
      own.next.since = earlier(own.next.since, since)
      return own.next.reading
    }
    const reading = own.queue.then(() => read(own)).catch((reason: unknown) => fail(own, reason))
    own.next = { since, reading }
    own.queue = reading.catch(() => undefined)
    return reading
  }

  return {
    refresh,
    /** The object stays the same until the next reading. */
    reading: () => state.shown,
    failure: () => state.failure,
    subscribe,
    forget() {
      state = newState()
      announce()
    },
  }
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

const maxPages = 5
const maxAttempts = 3

/** `askedAt` is monotonic ms. */
interface TimedPage extends Page {
  readonly askedAt: number
}
type Pages = readonly [TimedPage, ...TimedPage[]]

interface ReadingOptions {
  /** Null once the session has ended. */
  request(page: number): Promise<TimedPage | null>
  readonly pageSize: number
  readonly previous: StatementReading | null
  readonly since: number | null
}

/**
 * Reads pages until they meet the previous rows and `since`; begins again if rows moved.
 * @returns null when the session has ended.
 */
export async function readStatement(options: ReadingOptions, attempts = maxAttempts): Promise<StatementReading | null> {
  const read = await readPages(options, [])
  if (read === null) return null
  const { pages, isStable } = read
  if (!isStable && attempts > 1) return readStatement(options, attempts - 1)
  const { previous } = options
  const { total, rows: firstRows, askedAt } = pages[0]
  // A single page is always consistent.
  const newest = isStable ? rowsOf(pages) : firstRows
  const isComplete = isStable && hasAllRows(options, pages)
  const older = !isComplete ? unmatchedRows(previous, newest) : previous && joinedRows(previous, newest, total)
  return { rows: [...newest, ...(older ?? [])], readCount: newest.length, total, isComplete, askedAt }
}

interface ReadPages {
  readonly pages: Pages
  /** True if no row moved while reading. */
  readonly isStable: boolean
}

const rowsOf = (pages: readonly Page[]): StatementRow[] => pages.flatMap(({ rows }) => rows)

async function readPages(options: ReadingOptions, before: readonly TimedPage[]): Promise<ReadPages | null> {
  const page = await options.request(before.length + 1)
  if (page === null) return null
  const [first = page, ...others] = [...before, page]
  const pages: Pages = [first, ...others]
  if (page.total !== first.total) return { pages, isStable: false }
  if (!isEnough(options, pages)) return readPages(options, pages)
  if (others.length === 0) return { pages, isStable: true }
  // A new row moves page 1, even with the same total.
  const again = await options.request(1)
  return again && { pages, isStable: isSamePage(again, first) }
}

const isSamePage = (one: Page, other: Page) =>
  one.total === other.total && one.rows.map(rowContent).join() === other.rows.map(rowContent).join()

function isEnough(options: ReadingOptions, pages: Pages): boolean {
  const { pageSize, previous, since } = options
  const { total } = pages[0]
  if (pages.length >= maxPages || pages.length * pageSize >= total) return true
  const rows = rowsOf(pages)
  if (!endsBefore(rows, newestSecond(rows) ?? 0)) return false
  if (since !== null && !endsBefore(rows, since)) return false
  // With unreadable rows, the pages never meet the previous ones.
  return previous === null || !hasAllRows(options, pages) || joinedRows(previous, rows, total) !== null
}

/** Unreadable rows were dropped, so a page may be short. */
const hasAllRows = ({ pageSize }: ReadingOptions, pages: Pages) =>
  pages.every(({ total, rows }, index) => rows.length === Math.max(0, Math.min(pageSize, total - index * pageSize)))

/** Finds previous rows below the newest; null unless the total proves that nothing else changed. */
export function joinedRows(
  previous: StatementReading,
  newest: readonly StatementRow[],
  total: number,
): readonly StatementRow[] | null {
  const shared = newest.length - (total - previous.total)
  if (shared >= previous.rows.length) return []
  if (shared <= 0) return null
  const [above, below] = [previous.rows.slice(0, shared), previous.rows.slice(shared)]
  const counts = countsOf(newest.map(rowContent))
  if (!above.every((row) => takeOne(counts, rowContent(row)))) return null
  // A row counted as new may be a previous one that moved up.
  return below.some((row) => takeOne(counts, rowContent(row))) ? null : below
}

/** Finds previous rows that are not among the newest; there may be a gap between. */
export function unmatchedRows(
  previous: StatementReading | null,
  newest: readonly StatementRow[],
): readonly StatementRow[] {
  const counts = countsOf(newest.map(rowContent))
  const unmatched = (previous?.rows ?? []).filter((row) => !takeOne(counts, rowContent(row)))
  const last = newest.at(-1)
  const end = last ? timeOf(last) : null
  return unmatched.filter((row) => end === null || (timeOf(row) ?? Infinity) <= end)
}

export const statementPages = {
  pageSize: rowsPerPage,
  async readPage(page: number, signal?: AbortSignal) {
    const body = { page, limit: statementPages.pageSize }
    const { total, statements } = await send(statementCall, { body, ...(signal && { signal }) })
    return { total, rows: statements }
  },
}

export const ledger = createLedger({ ...statementPages, clock: { ...pageClock, isHidden: isQuiet } })

subscribeSession(() => ledger.forget())
