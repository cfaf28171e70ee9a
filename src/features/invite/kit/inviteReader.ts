import {
  createListReading,
  mostAnswers,
  type ListSources,
  type ReadingStatus,
} from '../../../wallet/ledger/listReading.ts'
import { createObservable } from '../../../web/observable.ts'
import { createInvitePlaces, type InvitePage, type KnownInvites } from './invitePlaces.ts'

/** The list of invites, as far as it was read. Immutable. */
export interface InvitesRead extends KnownInvites {
  readonly status: ReadingStatus
  /** Why the last page could not be read; null unless `failed`. */
  readonly failure: unknown
  /** When this became so (epoch ms by the device's clock). */
  readonly at: number
}

/** Without a total a list could be endless. */
const longestList = 5_000
/** So often the list is read anew where rows moved. */
const mostAttempts = 3

/** Reads the whole list of invites. It reads nothing by itself. */
export function createInviteReader(sources: ListSources<InvitePage>) {
  const { subscribe, announce } = createObservable()
  let places = createInvitePlaces(sources.pageSize)
  let attempts = 0
  let state: InvitesRead = { ...places.known(), status: 'idle', failure: null, at: sources.today() }

  const show = (status: ReadingStatus, failure: unknown = null): void => {
    state = { ...places.known(), status, failure, at: sources.today() }
    announce()
  }

  const readAnew = (): number | 'unsteady' => {
    attempts += 1
    if (attempts >= mostAttempts) return 'unsteady'
    places = createInvitePlaces(sources.pageSize)
    return 1
  }

  const reading = createListReading(sources, {
    take(page, answer, answered) {
      if (!places.take(page, answer)) return readAnew()
      const next = places.nextPage()
      // The first page once more: a friend who joined meanwhile shows there.
      if (next === null && page === 1) return 'complete'
      const most = answer.total === null ? longestList : mostAnswers(answer.total, sources.pageSize)
      if (answered > most) return 'unsteady'
      show('reading')
      return next ?? 1
    },
    show,
  })

  return {
    subscribe,
    /** The same object until something has changed. */
    state: () => state,
    /** Reads on from where it stopped; anew once all was read. Nothing happens while it reads. */
    read(): void {
      if (reading.isUnderWay()) return
      if (state.status === 'complete' || state.status === 'unsteady') places = createInvitePlaces(sources.pageSize)
      attempts = 0
      reading.read(places.nextPage() ?? 1)
    },
    /** Stops. What was read stays. */
    stop: reading.stop,
    /** Forgets everything. */
    forget(): void {
      reading.cancel()
      places = createInvitePlaces(sources.pageSize)
      show('idle')
    },
  }
}
