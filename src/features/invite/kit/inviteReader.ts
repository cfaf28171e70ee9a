import { createPace, type Clock } from '../../../wallet/ledger/pace.ts'
import { readSteadily, type PageSource } from '../../../wallet/ledger/readSteadily.ts'
import { createObservable } from '../../../web/observable.ts'
import { createInvitePlaces, type InvitePage, type KnownInvites } from './invitePlaces.ts'

/** How far the reading has come. `unsteady`: the pages contradict each other however often they are read. */
export type ReadingStatus = 'idle' | 'reading' | 'stopped' | 'failed' | 'unsteady' | 'complete'

/** The list of invites, as far as it was read. Immutable. */
export interface InvitesRead extends KnownInvites {
  readonly status: ReadingStatus
  /** Why the last page could not be read; null unless `failed`. */
  readonly failure: unknown
  /** When this became so (epoch ms by the device's clock). */
  readonly at: number
}

/** The dependencies of a reader. */
export interface InviteSources extends Clock, PageSource<InvitePage> {
  pause?(ms: number): Promise<void>
  /** Rows of a full page. */
  readonly pageSize: number
  /** The time by the device's clock, epoch ms. */
  today(): number
}

/** The most requests a minute: the player waits for them. */
const mostPages = 240
/** Without a total a list could be endless. */
const longestList = 5_000
/** So often the list is read anew where rows moved. */
const mostAttempts = 3

/** One way through the pages; a later one, or a stop, replaces it. */
interface Run {
  readonly abort: AbortController
  answered: number
  attempts: number
}

/** Reads the whole list of invites, one page after another. It reads nothing by itself. */
export function createInviteReader(sources: InviteSources) {
  const { subscribe, announce } = createObservable()
  const pace = createPace(sources, mostPages)
  let places = createInvitePlaces(sources.pageSize)
  let run: Run | null = null
  let state: InvitesRead = { ...places.known(), status: 'idle', failure: null, at: sources.today() }

  const show = (status: ReadingStatus, failure: unknown = null): void => {
    state = { ...places.known(), status, failure, at: sources.today() }
    announce()
  }
  const finish = (own: Run, status: ReadingStatus, failure: unknown = null): void => {
    if (run !== own) return
    run = null
    show(status, failure)
  }

  const readOn = async (own: Run, page: number): Promise<void> => {
    const { signal } = own.abort
    const answered = await readSteadily(sources, { page, pace, signal, isWanted: () => run === own })
    if (answered === null) return
    own.answered += 1
    if (!places.take(page, answered)) return readAnew(own)
    const next = places.nextPage()
    // The first page once more: a friend who joined meanwhile shows there.
    if (next === null && page === 1) return finish(own, 'complete')
    if (own.answered > mostFor(answered.total, sources.pageSize)) return finish(own, 'unsteady')
    show('reading')
    return readOn(own, next ?? 1)
  }

  const readAnew = (own: Run): Promise<void> | void => {
    own.attempts += 1
    if (own.attempts >= mostAttempts) return finish(own, 'unsteady')
    places = createInvitePlaces(sources.pageSize)
    return readOn(own, 1)
  }

  return {
    subscribe,
    /** The same object until something has changed. */
    state: () => state,
    /** Reads on from where it stopped; anew once all was read. Nothing happens while it reads. */
    read(): void {
      if (run) return
      if (state.status === 'complete' || state.status === 'unsteady') places = createInvitePlaces(sources.pageSize)
      const own: Run = { abort: new AbortController(), answered: 0, attempts: 0 }
      run = own
      show('reading')
      void readOn(own, places.nextPage() ?? 1).catch((reason: unknown) => finish(own, 'failed', reason))
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
      places = createInvitePlaces(sources.pageSize)
      show('idle')
    },
  }
}

/** So many answers are enough for a list, even where rows move. */
const mostFor = (total: number | null, pageSize: number) =>
  total === null ? longestList : 3 * Math.ceil(total / pageSize) + 10
