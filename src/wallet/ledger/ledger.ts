import { createObservable } from '../../lib/observable.ts'
import { createRateLimit, pageClock, type Clock } from '../../lib/rateLimit.ts'
import { readPass, type TimedPage, type Page } from './pass.ts'
import type { StatementReading } from './reading.ts'

interface LedgerSources {
  readPage(page: number): Promise<Page>
  readonly pageSize: number
  readonly clock?: Clock
}

interface Due {
  reach: number | null
  readonly reading: Promise<StatementReading | null>
}

/** Per session, so a late answer changes only a discarded state. */
interface SessionState {
  shown: StatementReading | null
  /** Only the last complete reading can be joined. */
  known: StatementReading | null
  failure: unknown
  due: Due | null
  queue: Promise<unknown>
  readonly rateLimit: ReturnType<typeof createRateLimit>
}

/** The only reader of the statement for outcomes. */
export function createLedger({ readPage, pageSize, clock = pageClock }: LedgerSources) {
  const newState = (): SessionState => ({
    shown: null,
    known: null,
    failure: null,
    due: null,
    queue: Promise.resolve(),
    rateLimit: createRateLimit(clock),
  })
  const { subscribe, announce } = createObservable()
  let state = newState()

  const isOver = (own: SessionState) => own !== state

  const ask = async (own: SessionState, page: number): Promise<TimedPage | null> => {
    await own.rateLimit.untilAllowed(() => isOver(own))
    if (isOver(own)) return null
    const askedAt = own.rateLimit.note()
    const { total, rows } = await readPage(page)
    return isOver(own) ? null : { total, rows, askedAt }
  }

  const run = async (own: SessionState): Promise<StatementReading | null> => {
    await own.rateLimit.untilAllowed(() => isOver(own))
    const reach = own.due?.reach ?? null
    own.due = null
    if (isOver(own)) return null
    const found = await readPass({ ask: (page) => ask(own, page), pageSize, known: own.known, reach })
    if (found === null) return null
    own.shown = found
    if (found.isComplete) own.known = found
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
   * A new pass, which waiting callers share. `reach`: ISO, at most five pages back.
   * @returns null if the session has ended.
   * @throws errors of `readPage`.
   */
  const refresh = (reach?: string): Promise<StatementReading | null> => {
    const own = state
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
    /** The same object until a pass has ended. */
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
