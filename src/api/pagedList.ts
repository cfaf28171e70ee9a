import { createObservable } from '../lib/observable.ts'
import { createRateLimit, pageClock, type Clock } from '../lib/rateLimit.ts'
import { retryPause } from './useRead.ts'

/** Newest first; `total` counts all pages, null if unknown. */
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
  /** False once the row may have moved or changed. */
  readonly isSure: boolean
}

/**
 * Rows by position from the oldest, which new rows do not shift. Where a page disagrees, older positions are read
 * again.
 */
function createPositions<Row>({ pageSize, identityOf, mayChange }: ListSources<Row>) {
  const held = new Map<number, HeldRow<Row>>()
  let [isBegun, total, end] = [false, null as number | null, null as number | null]
  let last = { page: 0, total, text: '' }

  const doubt = (from: number, count: number): void => {
    for (let place = from; place > from - count; place -= 1) {
      const known = held.get(place)
      if (known) held.set(place, { ...known, isSure: false })
    }
  }

  const resize = (next: number | null): void => {
    if (next !== null && total !== null && next < total) {
      for (const place of held.keys()) if (place > next) held.delete(place)
      doubt(next, pageSize)
    }
    total = next
  }

  /** True if the server seems to ignore page numbers. */
  const isRepeated = (page: number, { total: said, rows }: ListPage<Row>): boolean => {
    const { page: lastPage, total: lastTotal, text: lastText } = last
    last = { page, total: said, text: JSON.stringify(rows) }
    return page === lastPage + 1 && said === lastTotal && rows.length === pageSize && last.text === lastText
  }

  const add = (page: number, answered: ListPage<Row>): boolean => {
    if (isBegun && (total === null) !== (answered.total === null)) return false
    if (isRepeated(page, answered)) return false
    isBegun = true
    resize(answered.total)
    const newest = (total ?? 0) - (page - 1) * pageSize
    const expected = total === null ? pageSize : Math.max(0, Math.min(pageSize, newest))
    const rows = answered.rows.slice(0, expected)
    const isMoved = rows.some((row, index) => {
      const before = held.get(newest - index)
      // Without a total, the list was assumed to end above this position.
      if (!before?.row) return before !== undefined && total === null
      // A short page does not reveal which rows it lacks.
      return rows.length === expected && identityOf(before.row) !== identityOf(row)
    })
    if (isMoved && total === null) return false
    // The list may end before its total.
    if (rows.length === 0) end = Math.max(newest, end ?? newest)
    else
      for (let index = 0; index < expected; index += 1)
        held.set(newest - index, { row: rows[index] ?? null, isSure: true })
    if (isMoved) doubt(newest - expected, pageSize)
    return true
  }

  /** Counted from 1; null when every row is sure. */
  const nextPage = (): number | null => {
    if (!isBegun) return 1
    const top = total ?? 0
    const least = end ?? (total === null ? -Infinity : 0)
    for (let place = top; place > least; place -= 1)
      if (!held.get(place)?.isSure) return Math.floor((top - place) / pageSize) + 1
    return null
  }

  const known = (): ListProgress<Row> => {
    const places = [...held].sort(([one], [other]) => other - one).filter(([, { isSure }]) => isSure)
    const rows = places.flatMap(([, { row }]) => row ?? [])
    // Without a total, a short last page is complete.
    const oldest = total === null ? places.findLastIndex(([, { row }]) => row !== null) + 1 : places.length
    const unreadable = oldest - rows.length + (total === null ? 0 : Math.max(0, end ?? 0))
    const unread = total === null ? (end === null ? null : 0) : total - rows.length - unreadable
    return { rows, total, unreadable, missing: isBegun ? unread : null }
  }

  const doubtChanging = (isComplete: boolean): void => {
    end = null
    for (const [place, { row }] of held) if (row && mayChange(row, isComplete)) doubt(place, 1)
  }

  return { nextPage, add, doubtChanging, known }
}

/** Maximum requests per minute; high, because the player is waiting. */
const mostPages = 240
/** Stops after this many pages, as a list may never end. */
const longestList = 5_000
const mostAttempts = 3
const mostAnswers = (total: number | null, pageSize: number) =>
  total === null ? longestList : 3 * Math.ceil(total / pageSize) + 10
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
  const rateLimit = createRateLimit(clock, mostPages)
  let places = createPositions(sources)
  let run: Run | null = null
  let readAt: number | null = null
  let shownAt = 0
  let state: ListState<Row> = { ...places.known(), status: 'idle', failure: null, readAt }

  const show = (status: ListState<Row>['status'], failure: unknown = null): void => {
    shownAt = clock.now()
    state = { ...places.known(), status, failure, readAt }
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
    rateLimit.note()
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
    if (!places.add(page, answer)) {
      own.attempts += 1
      if (own.attempts >= mostAttempts) return 'unsteady'
      places = createPositions(sources)
      return 1
    }
    const next = places.nextPage()
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
      places.doubtChanging(state.status === 'complete' || state.status === 'unsteady')
      const own: Run = { abort: new AbortController(), answered: 0, attempts: 0 }
      run = own
      show('reading')
      readOn(own, 1).catch((reason: unknown) => finish(own, 'failed', reason))
    },
    stop: () => finish(run, 'stopped'),
    forget(): void {
      run?.abort.abort()
      run = null
      places = createPositions(sources)
      readAt = null
      show('idle')
    },
  }
}
