import type { Intent } from './intents.ts'
import { whenFree } from './locks.ts'
import { slotOf } from './slot.ts'
import { nextTurn } from '../web/turns.ts'
import { createObservable } from '../web/observable.ts'

/** The longest flight of a command of another tab, where locks are missing (ms): the time limit of calls. */
const longestFlight = { slip: 300_000, other: 60_000 }

const endings = new Map<string, number>()
const watched = new Set<string>()
const changes = createObservable()

/** Notes that a command has ended; reads that begin from now on can show its outcome. */
export function noteEnd(id: string): void {
  if (endings.has(id)) return
  endings.set(id, nextTurn())
  changes.announce()
}

/** The turn at which this page learned that a command has ended; undefined before. */
export const endOf = (id: string): number | undefined => endings.get(id)

/** Waits for the end of a command that this page did not send: another tab's, or one from before the page was loaded. */
export function watchEnd({ id, kind, parameters, member }: Intent): void {
  if (watched.has(id) || endings.has(id)) return
  watched.add(id)
  void whenFree(`${member} ${slotOf(kind, parameters)}`, longestFlight[kind === 'slip' ? kind : 'other']).then(() =>
    noteEnd(id),
  )
}

/** Leaves the end of a command to its sender on this page. */
export const sendsItself = (id: string) => watched.add(id)

/** Calls back when a command has ended; returns the unsubscriber. */
export const subscribeEndings = changes.subscribe
