import { createObservable } from '../lib/observable.ts'
import { createRateLimit, pageClock, type Clock } from '../lib/rateLimit.ts'
import { retryPause } from './useRead.ts'

/** Newest first. `total`: rows on all pages; null if unknown. */
export interface ListPage<Row> {
  readonly total: number | null
  readonly rows: readonly Row[]
}

export interface ListSources<Row> {
  /** Pages count from 1. */
  readPage(page: number, signal: AbortSignal): Promise<ListPage<Row>>
  readonly pageSize: number
  /** Made of fields that never change, as rows have no ids. */
  identityOf(row: Row): string
  mayChange(row: Row, isComplete: boolean): boolean
  /** @returns milliseconds; null means no retry. */
  pauseAfter?(error: unknown, failures: number): number | null
  readonly clock?: Clock
}

interface ListProgress<Row> {
  readonly rows: readonly Row[]
  readonly total: number | null
  readonly unreadable: number
  readonly missing: number | null
}

interface ListState<Row> extends ListProgress<Row> {
  /** `unsteady`: the pages contradict each other. */
  readonly status: 'idle' | 'reading' | 'stopped' | 'failed' | 'unsteady' | 'complete'
  readonly failure: unknown
  /** Epoch ms. */
  readonly readAt: number | null
}

interface HeldRow<Row> {
  /** Null if unreadable. */
  readonly row: Row | null
  /** False once it may have changed. */
  readonly isSure: boolean
}

/** The rows from the newest down, as far as they were read. */
interface Known<Row> {
  readonly held: readonly HeldRow<Row>[]
  /** Undefined before the first answer. */
  readonly total?: number | null
  /** The list may end before its total. */
  readonly isAtEnd: boolean
}

const nothing = { held: [], isAtEnd: false }
const unread = { row: null, isSure: false }

/** Adds a page to the known rows; null if they contradict each other. */
function joined<Row>(
  { pageSize, identityOf }: ListSources<Row>,
  known: Known<Row>,
  { page, total, rows: given }: ListPage<Row> & { readonly page: number },
): Known<Row> | null {
  const { total: before = total } = known
  const grown = total === before ? 0 : (total ?? Number.NaN) - (before ?? Number.NaN)
  if (!(grown >= 0 && grown <= known.held.length)) return null
  // New rows are expected at the top.
  const held = [...Array.from({ length: grown }, () => unread), ...known.held]
  const from = (page - 1) * pageSize
  const expected = Math.max(0, Math.min(pageSize, (total ?? Infinity) - from))
  const rows = given.slice(0, expected)
  const isHeldAt = (start: number, ofUnknown: boolean) =>
    rows.every((row, index) => {
      const one = held[start + index]?.row
      return one ? identityOf(one) === identityOf(row) : ofUnknown
    })
  // A short page does not reveal which rows it lacks.
  if (rows.length === expected && !isHeldAt(from, true)) return null
  // The server seems to ignore page numbers.
  if (page > 1 && rows.length === pageSize && isHeldAt(from - pageSize, false)) return null
  if (rows.length === 0) return { held: held.slice(0, from), total, isAtEnd: true }
  const fresh = Array.from({ length: expected }, (_, index) => ({ row: rows[index] ?? null, isSure: true }))
  return { ...known, held: [...held.slice(0, from), ...fresh, ...held.slice(from + expected)], total }
}

/** Counted from 1; null when every row is sure. */
function nextPage<Row>({ held, total, isAtEnd }: Known<Row>, pageSize: number): number | null {
  const unsure = held.findIndex(({ isSure }) => !isSure)
  if (unsure < 0 && (isAtEnd || held.length >= (total ?? Infinity))) return null
  return Math.floor((unsure < 0 ? held.length : unsure) / pageSize) + 1
}

function listProgressOf<Row>({ held, total, isAtEnd }: Known<Row>): ListProgress<Row> {
  const sure = held.filter(({ isSure }) => isSure)
  const rows = sure.flatMap(({ row }) => row ?? [])
  if (total == null) {
    // A short last page is complete.
    const count = sure.findLastIndex(({ row }) => row !== null) + 1
    return { rows, total: null, unreadable: count - rows.length, missing: isAtEnd ? 0 : null }
  }
  const unreadable = sure.length - rows.length + (isAtEnd ? total - held.length : 0)
  return { rows, total, unreadable, missing: total - rows.length - unreadable }
}

/** High, because the player is waiting. */
const mostRequestsPerMinute = 240
/** A list may never end. */
const mostPages = 5_000
const mostAttempts = 3
const mostAnswers = (total: number | null, pageSize: number) =>
  total === null ? mostPages : 3 * Math.ceil(total / pageSize) + 10
/** In milliseconds; each state recomputes all sums. */
const stateEvery = (rows: number) => (rows < 100 ? 0 : 400 + rows / 10)

interface Run {
  readonly abort: AbortController
  answered: number
  attempts: number
}

export function createPagedList<Row>(sources: ListSources<Row>) {
  const { pauseAfter = retryPause, clock = pageClock } = sources
  const { subscribe, announce } = createObservable()
  const rateLimit = createRateLimit(clock, mostRequestsPerMinute)
  let known: Known<Row> = nothing
  let run: Run | null = null
  let readAt: number | null = null
  let shownAt = 0
  let state: ListState<Row> = { ...listProgressOf(known), status: 'idle', failure: null, readAt }

  const show = (status: ListState<Row>['status'], failure: unknown = null): void => {
    shownAt = clock.now()
    state = { ...listProgressOf(known), status, failure, readAt }
    announce()
  }

  const finish = (own: Run | null, status: ListState<Row>['status'], failure: unknown = null): void => {
    if (own === null || run !== own) return
    own.abort.abort()
    run = null
    show(status, failure)
  }

  const readPage = async (own: Run, page: number, failures = 0): Promise<ListPage<Row> | null> => {
    await rateLimit.untilAllowed(() => run !== own)
    if (run !== own) return null
    rateLimit.record()
    try {
      return await sources.readPage(page, own.abort.signal)
    } catch (reason) {
      const pauseMs = pauseAfter(reason, failures + 1)
      if (pauseMs === null) throw reason
      if (run === own) await clock.pause(pauseMs)
      return readPage(own, page, failures + 1)
    }
  }

  const take = (own: Run, page: number, answer: ListPage<Row>): number | 'complete' | 'unsteady' => {
    readAt = Date.now()
    own.answered += 1
    const after = joined(sources, known, { page, ...answer })
    // Another total explains why rows moved.
    if (!after && (answer.total === null || answer.total === known.total)) own.attempts += 1
    if (own.attempts >= mostAttempts) return 'unsteady'
    known = after ?? nothing
    const next = nextPage(known, sources.pageSize)
    // Reads page 1 again, for rows that arrived in between.
    if (next === null && page === 1) return 'complete'
    if (own.answered > mostAnswers(answer.total, sources.pageSize)) return 'unsteady'
    if (clock.now() - shownAt >= stateEvery(state.rows.length)) show('reading')
    return next ?? 1
  }

  const readOn = async (own: Run, page: number): Promise<void> => {
    const answer = await readPage(own, page)
    if (answer === null || run !== own) return
    const next = take(own, page, answer)
    return typeof next === 'number' ? readOn(own, next) : finish(own, next)
  }

  return {
    subscribe,
    state: () => state,
    read(): void {
      if (run) return
      const isComplete = state.status === 'complete' || state.status === 'unsteady'
      const mayChange = (row: Row | null) => row !== null && sources.mayChange(row, isComplete)
      known = {
        ...known,
        held: known.held.map(({ row, isSure }) => ({ row, isSure: isSure && !mayChange(row) })),
        isAtEnd: false,
      }
      const own: Run = { abort: new AbortController(), answered: 0, attempts: 0 }
      run = own
      show('reading')
      readOn(own, 1).catch((reason: unknown) => finish(own, 'failed', reason))
    },
    stop: () => finish(run, 'stopped'),
    forget(): void {
      run?.abort.abort()
      run = null
      known = nothing
      readAt = null
      show('idle')
    },
  }
}
