import { createObservable } from '../../web/observable.ts'
import { createPace, type Clock } from './pace.ts'
import type { Page } from './pass.ts'
import { createPlaces, type Known } from './places.ts'
import { readSteadily, type PageSource } from './readSteadily.ts'

/** The dependencies of a history. */
export interface HistorySources extends Clock, PageSource<Page> {
  pause?(ms: number): Promise<void>
  /** Rows of a full page. */
  readonly pageSize: number
  /** The time by the device's clock, epoch ms. */
  today(): number
}

/** How far the reading has come. `unsteady`: the pages disagree however often they are read. */
export type HistoryStatus = 'idle' | 'reading' | 'stopped' | 'failed' | 'unsteady' | 'complete'

/** The whole statement, as far as it was read. Immutable. */
export interface HistoryState extends Known {
  readonly status: HistoryStatus
  /** Why the last page could not be read; null unless `failed`. */
  readonly failure: unknown
  /** When the last page was answered (epoch ms by the device's clock); null before the first. */
  readonly readAt: number | null
}

/** The most requests a minute. A player who waits for a long statement asks for more than the ledger does by itself. */
const mostPages = 240
/** The shortest time between two states while pages come in (ms), by the rows that are known: each makes all sums anew. */
const stateEvery = (rows: number) => 400 + rows / 10

/** One way through the pages; a later one, or a stop, replaces it. */
interface Run {
  readonly abort: AbortController
  answered: number
}

/** Reads the whole statement, one page after another, from where the last reading ended. It reads nothing by itself. */
export function createHistory(sources: HistorySources) {
  const { subscribe, announce } = createObservable()
  const pace = createPace(sources, mostPages)
  let places = createPlaces(sources.pageSize)
  let run: Run | null = null
  let readAt: number | null = null
  let state: HistoryState = { ...places.known(), status: 'idle', failure: null, readAt }
  let shownAt = 0

  const show = (status: HistoryStatus, failure: unknown = null): void => {
    shownAt = sources.now()
    state = { ...places.known(), status, failure, readAt }
    announce()
  }

  const finish = (own: Run, status: HistoryStatus, failure: unknown = null): void => {
    if (run !== own) return
    run = null
    show(status, failure)
  }

  const readOn = async (own: Run, page: number): Promise<void> => {
    const { signal } = own.abort
    const answered = await readSteadily(sources, { page, pace, signal, isWanted: () => run === own })
    if (answered === null) return
    own.answered += 1
    places.add(page, answered)
    readAt = sources.today()
    const next = places.nextPage()
    // The first page once more: a row that came meanwhile shows there.
    if (next === null && page === 1) return finish(own, 'complete')
    if (own.answered > mostFor(answered.total, sources.pageSize)) return finish(own, 'unsteady')
    if (sources.now() - shownAt >= stateEvery(state.rows.length)) show('reading')
    return readOn(own, next ?? 1)
  }

  return {
    subscribe,
    /** The same object until something has changed. */
    state: () => state,
    /** Reads on from where it stopped, and what is in progress once more. Nothing happens while it reads. */
    read(): void {
      if (run) return
      const own: Run = { abort: new AbortController(), answered: 0 }
      run = own
      places.doubtUnderWay()
      show('reading')
      void readOn(own, 1).catch((reason: unknown) => finish(own, 'failed', reason))
    },
    /** Stops. What was read stays. */
    stop(): void {
      run?.abort.abort()
      if (run) finish(run, 'stopped')
    },
    /** Forgets everything; an answer that is still under way is ignored. */
    forget(): void {
      run?.abort.abort()
      run = null
      places = createPlaces(sources.pageSize)
      readAt = null
      show('idle')
    },
  }
}

/** So many answers are enough for a statement, even where rows move. */
const mostFor = (total: number, pageSize: number) => 3 * Math.ceil(total / pageSize) + 10
