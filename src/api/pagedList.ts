import { createObservable } from '../lib/observable.ts'
import { createPace, type Clock } from '../lib/pace.ts'

/** One page of a list, newest row first; `total` counts the rows of all pages, null where the server names none. */
export interface ListPage<Row> {
  readonly total: number | null
  readonly rows: readonly Row[]
}

/** What reading a list depends on. */
export interface ListSources<Row> extends Clock {
  /** Reads one page, from 1. Rejects when it cannot be read. */
  readPage(page: number, signal: AbortSignal): Promise<ListPage<Row>>
  /** Rows of a full page. */
  readonly pageSize: number
  /** Identifies a row by what never changes, as rows have no ids. */
  identityOf(row: Row): string
  /** True if the rest of a row may have changed since; `isComplete`: the list was read to its end. */
  mayChange(row: Row, isComplete: boolean): boolean
  /** The pause before a failed page is read again, in ms, by how often it has failed; null: not by itself. */
  pauseAfter(error: unknown, failures: number): number | null
  /** The time by the device's clock, epoch ms. */
  today(): number
}

/** How much of a list is known. */
interface Known<Row> {
  /** Newest first; without those that have to be read again. */
  readonly rows: readonly Row[]
  /** Rows of the whole list, as the server says; null where it does not, and before the first page. */
  readonly total: number | null
  /** Rows that were asked for and could not be read. */
  readonly unreadable: number
  /** Rows that have not been read yet; null where nobody knows how many there are. */
  readonly missing: number | null
}

/** A whole list, as far as it was read. Immutable. */
export interface ListState<Row> extends Known<Row> {
  /** `unsteady`: the pages contradict each other however often they are read. */
  readonly status: 'idle' | 'reading' | 'stopped' | 'failed' | 'unsteady' | 'complete'
  /** Why the last page could not be read; null unless `failed`. */
  readonly failure: unknown
  /** When the last page was answered (epoch ms by the device's clock); null before the first. */
  readonly readAt: number | null
}

/** What is known of one place. */
interface Held<Row> {
  /** Null for a row that the wire could not read. */
  readonly row: Row | null
  /** False once rows may have moved here, or the row may have changed: it has to be read again. */
  readonly isSure: boolean
}

/**
 * The rows of a list by their place, counted from the oldest one. Rows that arrive push the others to later pages, but a row's place from
 * below stays. Where a page disagrees with what is known, rows came or went further down: then the places below are read again until
 * a page agrees. Without a total, places count down from the newest row, and a list that has moved is read anew.
 */
function createPlaces<Row>({ pageSize, identityOf, mayChange }: ListSources<Row>) {
  const held = new Map<number, Held<Row>>()
  let [isBegun, total, end] = [false, null as number | null, null as number | null]
  let last = { page: 0, total, text: '' }

  const doubt = (from: number, count: number): void => {
    for (let place = from; place > from - count; place -= 1) {
      const known = held.get(place)
      if (known) held.set(place, { ...known, isSure: false })
    }
  }

  /** After a row has gone, nothing above its place is where it was. */
  const resize = (next: number | null): void => {
    if (next !== null && total !== null && next < total) {
      for (const place of held.keys()) if (place > next) held.delete(place)
      doubt(next, pageSize)
    }
    total = next
  }

  /** True for a page that was already answered under the number before: the server does not turn pages. */
  const isRepeated = (page: number, { total: said, rows }: ListPage<Row>): boolean => {
    const { page: lastPage, total: lastTotal, text: lastText } = last
    last = { page, total: said, text: JSON.stringify(rows) }
    return page === lastPage + 1 && said === lastTotal && rows.length === pageSize && last.text === lastText
  }

  /** Takes in a page as it was answered. @returns false where the list has to be read anew. */
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
      // Without a total the list ended above this place.
      if (!before?.row) return before !== undefined && total === null
      // A page that lacks rows does not tell which.
      return rows.length === expected && identityOf(before.row) !== identityOf(row)
    })
    if (isMoved && total === null) return false
    // The list has ended, maybe before its total: no later page will have more.
    if (rows.length === 0) end = Math.max(newest, end ?? newest)
    else
      for (let index = 0; index < expected; index += 1)
        held.set(newest - index, { row: rows[index] ?? null, isSure: true })
    if (isMoved) doubt(newest - expected, pageSize)
    return true
  }

  /** The next page to read, from 1: that of the newest row that is not known for sure; null when all are. */
  const nextPage = (): number | null => {
    if (!isBegun) return 1
    const top = total ?? 0
    const least = end ?? (total === null ? -Infinity : 0)
    for (let place = top; place > least; place -= 1)
      if (!held.get(place)?.isSure) return Math.floor((top - place) / pageSize) + 1
    return null
  }

  const known = (): Known<Row> => {
    const places = [...held].sort(([one], [other]) => other - one).filter(([, { isSure }]) => isSure)
    const rows = places.flatMap(([, { row }]) => row ?? [])
    // Without a total a short last page lacks nothing.
    const oldest = total === null ? places.findLastIndex(([, { row }]) => row !== null) + 1 : places.length
    const unreadable = oldest - rows.length + (total === null ? 0 : Math.max(0, end ?? 0))
    const unread = total === null ? (end === null ? null : 0) : total - rows.length - unreadable
    return { rows, total, unreadable, missing: isBegun ? unread : null }
  }

  /** Has the end, and every row that may have changed, read again. */
  const doubtChanging = (isComplete: boolean): void => {
    end = null
    for (const [place, { row }] of held) if (row && mayChange(row, isComplete)) doubt(place, 1)
  }

  return { nextPage, add, doubtChanging, known }
}

/** The most requests a minute. The player waits for them, so they are more than the ledger makes by itself. */
const mostPages = 240
/** Without a total a list could be endless: this many pages. */
const longestList = 5_000
/** How often a list is begun where it has to be read anew. */
const mostAttempts = 3
/** This many answers are enough for a list, even where rows move. */
const mostAnswers = (total: number | null, pageSize: number) =>
  total === null ? longestList : 3 * Math.ceil(total / pageSize) + 10
/** The shortest time between two states while pages come in (ms), by the rows that are known: each makes all sums anew, which takes long for many. */
const stateEvery = (rows: number) => (rows < 100 ? 0 : 400 + rows / 10)

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** One way through the pages; a later one, or a stop, replaces it. */
interface Run {
  readonly abort: AbortController
  answered: number
  attempts: number
}

/** Reads the pages of a whole list, one after another, from the newest on. It reads nothing by itself. */
export function createPagedList<Row>(sources: ListSources<Row>) {
  const { subscribe, announce } = createObservable()
  const pace = createPace(sources, mostPages)
  let places = createPlaces(sources)
  let run: Run | null = null
  let readAt: number | null = null
  let shownAt = 0
  let state: ListState<Row> = { ...places.known(), status: 'idle', failure: null, readAt }

  const show = (status: ListState<Row>['status'], failure: unknown = null): void => {
    shownAt = sources.now()
    state = { ...places.known(), status, failure, readAt }
    announce()
  }

  const finish = (own: Run | null, status: ListState<Row>['status'], failure: unknown = null): void => {
    if (own === null || run !== own) return
    own.abort.abort()
    run = null
    show(status, failure)
  }

  /** Reads a page, again after a pause where that may help; null when nobody wants it any more. */
  const readPage = async (own: Run, page: number, failures = 0): Promise<ListPage<Row> | null> => {
    await pace.free(() => run !== own)
    if (run !== own) return null
    pace.note()
    try {
      return await sources.readPage(page, own.abort.signal)
    } catch (reason) {
      const pauseMs = sources.pauseAfter(reason, failures + 1)
      if (pauseMs === null) throw reason
      if (run === own) await (sources.pause ?? wait)(pauseMs)
      return readPage(own, page, failures + 1)
    }
  }

  /** Takes in an answer. @returns the page to read next, or how the reading has ended. */
  const take = (own: Run, page: number, answer: ListPage<Row>): number | 'complete' | 'unsteady' => {
    readAt = sources.today()
    own.answered += 1
    if (!places.add(page, answer)) {
      own.attempts += 1
      if (own.attempts >= mostAttempts) return 'unsteady'
      places = createPlaces(sources)
      return 1
    }
    const next = places.nextPage()
    // The first page once more: a row that came meanwhile shows there.
    if (next === null && page === 1) return 'complete'
    if (own.answered > mostAnswers(answer.total, sources.pageSize)) return 'unsteady'
    if (sources.now() - shownAt >= stateEvery(state.rows.length)) show('reading')
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
    /** The same object until something has changed. */
    state: () => state,
    /** Reads on from where it stopped, and what may have changed once more. Nothing happens while it reads. */
    read(): void {
      if (run) return
      places.doubtChanging(state.status === 'complete' || state.status === 'unsteady')
      const own: Run = { abort: new AbortController(), answered: 0, attempts: 0 }
      run = own
      show('reading')
      readOn(own, 1).catch((reason: unknown) => finish(own, 'failed', reason))
    },
    /** Stops. What was read stays. */
    stop: () => finish(run, 'stopped'),
    /** Forgets everything; an answer that is still under way is ignored. */
    forget(): void {
      run?.abort.abort()
      run = null
      places = createPlaces(sources)
      readAt = null
      show('idle')
    },
  }
}
