import { persistent, temporary, type StorageArea } from '../platform/storage.ts'
import { hash } from '../lib/hash.ts'
import { createObservable } from '../lib/observable.ts'

/** Who is signed in, as far as this device knows. */
export interface Session {
  readonly token: string
  /** Kept beyond the browser session (remember-me). */
  readonly remembered: boolean
}

const areas = [persistent, temporary]
const changes = createObservable()
let session: Session | null = restore()

function restore(): Session | null {
  // The tab's own comes first: another tab may have stored another member's since.
  const held = temporary.get('token')
  if (held) return { token: held, remembered: false }
  const kept = persistent.get('token')
  return kept ? { token: kept, remembered: true } : null
}

/** Reads the stored session again: some hosts keep the token as well, and restore it only once they have started. */
export function restoreSession(): void {
  session = restore()
}

/** The current session, or null for a visitor. */
export const currentSession = () => session

let drawn: Session | null | undefined

/** Keeps who is signed in while the page that was drawn for them is hydrated: their session may end meanwhile. */
export function keepDrawnSession(): void {
  drawn = session
}

/** The session for which the page was drawn; while it is being drawn, the current one. */
export const drawnSession = () => (drawn === undefined ? session : drawn)

/** Begins a session with the token of a login. Without remember-me nothing persistent is written. */
export function startSession(token: string, remembered: boolean): void {
  areas.forEach(clear)
  ;(remembered ? persistent : temporary).set('token', token)
  change({ token, remembered })
}

/**
 * Ends the session here and in every other tab that holds the same token: token, last sync, last balance, agreement flag, session start and
 * cached data go; open commands stay.
 */
export function endSession(): void {
  if (!session) return
  channel?.postMessage(hash(session.token))
  forget(session)
}

/**
 * Ends the session here if the device no longer holds its token. A page that the browser kept for a step back was told of nothing that
 * other pages have done since.
 */
export function endIfGone(): void {
  const held = session
  if (held && !areas.some((area) => area.get('token') === held.token)) forget(held)
}

function forget({ token }: Session): void {
  // Another member may have signed in in another tab since; the stored session is theirs then.
  areas.filter((area) => (area.get('token') ?? token) === token).forEach(clear)
  change(null)
}

function clear(area: StorageArea): void {
  area.remove('token')
  area.remove('lastSync')
  area.remove('agreement')
  area.remove('sessionStart')
}

function change(next: Session | null): void {
  session = next
  changes.announce()
}

/** Calls back when somebody signs in or out, in this tab or another; returns the unsubscriber. */
export const subscribeSession = changes.subscribe

/** The storage that lives as long as the session does. */
export const sessionArea = () => (session?.remembered ? persistent : temporary)

const channel = openChannel()

function openChannel(): BroadcastChannel | null {
  try {
    const opened = new BroadcastChannel('session')
    opened.addEventListener('message', ({ data }) => {
      if (session && data === hash(session.token)) forget(session)
    })
    return opened
  } catch {
    // Storage is refused in a frame: other tabs notice at their next call.
    return null
  }
}
