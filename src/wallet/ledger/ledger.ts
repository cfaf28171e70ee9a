import { createPace, type Clock } from '../../lib/pace.ts'
import { readPass, type Asked, type Page } from './pass.ts'
import type { Reading } from './reading.ts'
import { createObservable } from '../../lib/observable.ts'

/** The dependencies of a ledger. */
export interface LedgerSources extends Clock {
  /** Reads one page of the statement; pages count from 1. Rejects when it cannot be read. */
  readPage(page: number): Promise<Page>
  /** Rows of a full page. */
  readonly pageSize: number
}

/** The one reader of the statement. */
export interface Ledger {
  /**
   * Reads the newest rows in a pass that begins after this call, never in one that is under way; callers that wait for the same pass share it.
   * `reach`: an ISO instant by the server's clock, to before which the pass reads back, within five pages.
   * @returns the reading, or null when the session has ended meanwhile. @throws what `readPage` throws; the last reading stays.
   */
  refresh(reach?: string): Promise<Reading | null>
  /** The current reading, the same object until a pass has ended; null before the first. */
  reading(): Reading | null
  /** The error of the last pass; null when it succeeded. */
  failure(): unknown
  /** The number of the last pass that has begun: a reading of a greater order was requested after this call. */
  begun(): number
  /** Calls back when a pass has ended, well or not, and when all is forgotten; returns the unsubscriber. */
  subscribe(listener: () => void): () => void
  /** Forgets everything, as the session has ended. Answers that are still under way are ignored. */
  forget(): void
}

/** A pass that has not begun; whoever wants one now waits for this one. */
interface Due {
  reach: number | null
  readonly reading: Promise<Reading | null>
}

/** The state of one session. A late answer goes to a state that nobody reads any more. */
interface Desk {
  shown: Reading | null
  /** The last complete reading: the next can be joined only to such a one. */
  known: Reading | null
  failure: unknown
  due: Due | null
  queue: Promise<unknown>
  readonly pace: ReturnType<typeof createPace>
}

/** Creates a ledger that knows nothing yet and reads nothing by itself. */
export function createLedger(sources: LedgerSources): Ledger {
  const newDesk = (): Desk => {
    const pace = createPace(sources)
    return { shown: null, known: null, failure: null, due: null, queue: Promise.resolve(), pace }
  }
  const { subscribe, announce } = createObservable()
  let desk = newDesk()
  let begun = 0

  const isOver = (own: Desk) => own !== desk

  const ask = async (own: Desk, page: number): Promise<Asked | null> => {
    await own.pace.free(() => isOver(own))
    if (isOver(own)) return null
    const askedAt = own.pace.note()
    const { total, rows } = await sources.readPage(page)
    return isOver(own) ? null : { total, rows, askedAt }
  }

  /** Waits for its turn, and only then begins: until then, others may join. */
  const run = async (own: Desk): Promise<Reading | null> => {
    await own.pace.free(() => isOver(own))
    const reach = own.due?.reach ?? null
    own.due = null
    if (isOver(own)) return null
    begun += 1
    const order = begun
    const { pageSize } = sources
    const found = await readPass({ ask: (page) => ask(own, page), pageSize, known: own.known, reach })
    if (found === null) return null
    own.shown = { ...found, order }
    if (found.isComplete) own.known = own.shown
    own.failure = null
    announce()
    return own.shown
  }

  const fail = (own: Desk, reason: unknown): null => {
    if (isOver(own)) return null
    own.failure = reason
    announce()
    throw reason
  }

  const refresh = (reach?: string): Promise<Reading | null> => {
    const own = desk
    const wanted = reach === undefined ? null : Date.parse(reach)
    if (own.due) {
      own.due.reach = earlier(own.due.reach, wanted)
      return own.due.reading
    }
    const reading = own.queue.then(() => run(own)).catch((reason: unknown) => fail(own, reason))
    own.due = { reach: wanted, reading }
    own.queue = reading.catch(() => undefined)
    return reading
  }

  return {
    refresh,
    reading: () => desk.shown,
    failure: () => desk.failure,
    begun: () => begun,
    subscribe,
    forget() {
      desk = newDesk()
      announce()
    },
  }
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
