import { persistent, temporary, type StorageArea } from '../platform/storage.ts'
import { hash } from '../lib/hash.ts'
import { createObservable } from '../lib/observable.ts'

export interface Session {
  readonly token: string
  /** True if the player chose to be remembered. */
  readonly remembered: boolean
}

const sessionAreas = [persistent, temporary]
const sessionChanges = createObservable()
let session: Session | null = restore()

function restore(): Session | null {
  // The tab's own first: another tab may have stored another member's.
  const held = temporary.get('token')
  if (held) return { token: held, remembered: false }
  const kept = persistent.get('token')
  return kept ? { token: kept, remembered: true } : null
}

/** Some hosts restore the token only after their start. */
export function restoreSession(): void {
  session = restore()
}

export const currentSession = () => session

/** A hash of the token, or of '' for a visitor. */
export const sessionMark = () => hash(session?.token ?? '')

let drawn: Session | null | undefined

/** Hydration needs the session as rendered. */
export function keepDrawnSession(): void {
  drawn = session
}

export const drawnSession = () => (drawn === undefined ? session : drawn)

export function startSession(token: string, remembered: boolean): void {
  sessionAreas.forEach(clear)
  ;(remembered ? persistent : temporary).set('token', token)
  change({ token, remembered })
}

/** Ends it in all tabs with the same token; open commands stay. */
export function endSession(): void {
  if (!session) return
  sessionChannel?.postMessage(hash(session.token))
  forgetSession(session)
}

/** A page from the back-forward cache may have missed a sign-out. */
export function endIfGone(): void {
  const held = session
  if (held && !sessionAreas.some((area) => area.get('token') === held.token)) forgetSession(held)
}

function forgetSession({ token }: Session): void {
  // By now the stored session may be another member's.
  sessionAreas.filter((area) => (area.get('token') ?? token) === token).forEach(clear)
  change(null)
}

function clear(area: StorageArea): void {
  area.remove('token')
  area.remove('loginName')
  area.remove('lastSync')
  area.remove('agreement')
  area.remove('sessionStart')
}

function change(next: Session | null): void {
  session = next
  sessionChanges.announce()
}

/**
 * Includes other tabs.
 * @returns the unsubscriber.
 */
export const subscribeSession = sessionChanges.subscribe

export const sessionArea = () => (session?.remembered ? persistent : temporary)

const sessionChannel = openChannel()

function openChannel(): BroadcastChannel | null {
  try {
    const opened = new BroadcastChannel('session')
    opened.addEventListener('message', ({ data }) => {
      if (session && data === hash(session.token)) forgetSession(session)
    })
    return opened
  } catch {
    // Without storage (in some frames), other tabs notice at their next call.
    return null
  }
}
