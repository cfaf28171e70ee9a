import { createObservable } from '../../web/observable.ts'
import { createListReading, mostAnswers, type ListSources, type ReadingStatus } from './listReading.ts'
import type { Page } from './pass.ts'
import { createPlaces, type Known } from './places.ts'

/** The whole statement, as far as it was read. Immutable. */
export interface HistoryState extends Known {
  readonly status: ReadingStatus
  /** Why the last page could not be read; null unless `failed`. */
  readonly failure: unknown
  /** When the last page was answered (epoch ms by the device's clock); null before the first. */
  readonly readAt: number | null
}

/** The shortest time between two states while pages come in (ms), by the rows that are known: each makes all sums anew. */
const stateEvery = (rows: number) => 400 + rows / 10

/** Reads the whole statement from its newest page on. It reads nothing by itself. */
export function createHistory(sources: ListSources<Page>) {
  const { subscribe, announce } = createObservable()
  let places = createPlaces(sources.pageSize)
  let readAt: number | null = null
  let state: HistoryState = { ...places.known(), status: 'idle', failure: null, readAt }
  let shownAt = 0

  const show = (status: ReadingStatus, failure: unknown = null): void => {
    shownAt = sources.now()
    state = { ...places.known(), status, failure, readAt }
    announce()
  }

  const reading = createListReading(sources, {
    take(page, answer, answered) {
      places.add(page, answer)
      readAt = sources.today()
      const next = places.nextPage()
      // The first page once more: a row that came meanwhile shows there.
      if (next === null && page === 1) return 'complete'
      if (answered > mostAnswers(answer.total, sources.pageSize)) return 'unsteady'
      if (sources.now() - shownAt >= stateEvery(state.rows.length)) show('reading')
      return next ?? 1
    },
    show,
  })

  return {
    subscribe,
    /** The same object until something has changed. */
    state: () => state,
    /** Reads on from where it stopped, and what is in progress once more. Nothing happens while it reads. */
    read(): void {
      if (reading.isUnderWay()) return
      places.doubtUnderWay()
      reading.read(1)
    },
    /** Stops. What was read stays. */
    stop: reading.stop,
    /** Forgets everything. */
    forget(): void {
      reading.cancel()
      places = createPlaces(sources.pageSize)
      readAt = null
      show('idle')
    },
  }
}
