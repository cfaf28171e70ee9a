import { createPace, type Clock } from './pace.ts'
import { readSteadily, type PageSource } from './readSteadily.ts'

/** How far the reading of a list has come. `unsteady`: its pages contradict each other however often they are read. */
export type ReadingStatus = 'idle' | 'reading' | 'stopped' | 'failed' | 'unsteady' | 'complete'

/** What reading a list depends on. */
export interface ListSources<Page> extends Clock, PageSource<Page> {
  /** Rows of a full page. */
  readonly pageSize: number
  /** The time by the device's clock, epoch ms. */
  today(): number
}

interface Reader<Page> {
  /** Takes an answer; `answered`: how many there were. @returns the page to read next, or how the reading has ended. */
  take(page: number, answer: Page, answered: number): number | 'complete' | 'unsteady'
  /** Tells a new state. `failure`: why a page could not be read, else null. */
  show(status: ReadingStatus, failure: unknown): void
}

/** The most requests a minute. The player waits for them, so they are more than the ledger makes by itself. */
const mostPages = 240

/** One way through the pages; a later one, or a stop, replaces it. */
interface Run {
  readonly abort: AbortController
  answered: number
}

/** Reads the pages of a whole list, one after another, once at a time. It reads nothing by itself. */
export function createListReading<Page>(sources: ListSources<Page>, { take, show }: Reader<Page>) {
  const pace = createPace(sources, mostPages)
  let run: Run | null = null

  const finish = (own: Run, status: ReadingStatus, failure: unknown = null): void => {
    if (run !== own) return
    run = null
    show(status, failure)
  }

  const readOn = async (own: Run, page: number): Promise<void> => {
    const { signal } = own.abort
    const answer = await readSteadily(sources, { page, pace, signal, isWanted: () => run === own })
    if (answer === null) return
    own.answered += 1
    const next = take(page, answer, own.answered)
    return typeof next === 'number' ? readOn(own, next) : finish(own, next)
  }

  return {
    isUnderWay: () => run !== null,
    /** Reads from a page on. */
    read(page: number): void {
      const own: Run = { abort: new AbortController(), answered: 0 }
      run = own
      show('reading', null)
      void readOn(own, page).catch((reason: unknown) => finish(own, 'failed', reason))
    },
    /** Stops, and tells it. */
    stop(): void {
      run?.abort.abort()
      if (run) finish(run, 'stopped')
    },
    /** Ends without a word; an answer that is still under way is ignored. */
    cancel(): void {
      run?.abort.abort()
      run = null
    },
  }
}

/** So many answers are enough for a list, even where rows move. */
export const mostAnswers = (total: number, pageSize: number) => 3 * Math.ceil(total / pageSize) + 10
