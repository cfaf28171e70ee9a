import { hash } from '../lib/hash.ts'
import { createObservable } from '../lib/observable.ts'
import { persistent, temporary, type StorageArea } from '../platform/storage.ts'

export interface Session {
  readonly token: string
  /** True if the player chose to be remembered. */
  readonly isRemembered: boolean
  /** A hash of the username, if the login left it. */
  readonly loginName: string | undefined
}

const sessionAreas = [persistent, temporary]
const sessionChanges = createObservable()
/** The token of an unlocked PIN lock, which is stored encrypted. */
let unlocked: string | null = null
let session: Session | null = restore()

function restore(): Session | null {
  // The tab's own token first: another tab may have stored another member's.
  const held = temporary.get('token')
  if (held) return sessionOf(held, temporary)
  const kept = persistent.get('lock') === null ? persistent.get('token') : unlocked
  return kept ? sessionOf(kept, persistent) : null
}

/** Takes the login name along, as another tab may store another member's. */
function sessionOf(token: string, area: StorageArea): Session {
  return { token, isRemembered: area === persistent, loginName: area.get('loginName') ?? undefined }
}

/** Some hosts restore the token only after their start. */
export function restoreSession(): void {
  session = restore()
}

export const currentSession = () => session

/** A hash of the token, or of '' for a visitor. */
export const sessionHash = () => hash(session?.token ?? '')

export const isLocked = () => session === null && persistent.get('lock') !== null

export const isUnlocked = () => unlocked !== null

/** Null once the lock is removed. */
export function setUnlocked(token: string | null): void {
  unlocked = token
  change(restore())
}

/** Another member may have set the device's lock. */
const isLockOf = (token: string) => persistent.get('lock')?.includes(`"${hash(token)}"`) === true

let drawn: Session | null | undefined

/** Hydration needs the session as rendered. */
export function keepDrawnSession(): void {
  drawn = session
}

export const drawnSession = () => (drawn === undefined ? session : drawn)

export function startSession(token: string, isRemembered: boolean, loginName?: string): void {
  sessionAreas.forEach(clear)
  unlocked = null
  const area = isRemembered ? persistent : temporary
  area.set('token', token)
  if (loginName !== undefined) area.set('loginName', loginName)
  change({ token, isRemembered, loginName })
}

/** Ends it in all tabs with the same token; open commands stay. */
export function endSession(): void {
  if (!session) return
  sessionChannel?.postMessage(hash(session.token))
  forgetSession(session)
}

/** Ends the session behind the lock, and removes the lock. */
export const endLocked = () => sessionAreas.forEach(clear)

/** A page from the back-forward cache may have missed a log-out. */
export function endIfGone(): void {
  const held = session
  if (!held || isLockOf(held.token)) return
  if (!sessionAreas.some((area) => area.get('token') === held.token)) forgetSession(held)
}

function forgetSession({ token }: Session): void {
  // By now the stored session may be another member's.
  sessionAreas
    .filter((area) => (area.get('lock') === null ? (area.get('token') ?? token) === token : isLockOf(token)))
    .forEach(clear)
  unlocked = null
  change(null)
}

function clear(area: StorageArea): void {
  for (const key of ['token', 'loginName', 'lock', 'left', 'agreement', 'sessionStart'] as const) area.remove(key)
}

function change(next: Session | null): void {
  // A lock that is set or removed leaves the session as it is.
  if (next && next.token === session?.token && next.isRemembered === session.isRemembered) return
  session = next
  sessionChanges.announce()
}

/**
 * Includes other tabs.
 * @returns the unsubscriber.
 */
export const subscribeSession = sessionChanges.subscribe

export const sessionArea = () => (session?.isRemembered ? persistent : temporary)

/** With a PIN lock the balances stay in the tab, where the lock encrypts them. */
export const balancesArea = () => (unlocked === null ? sessionArea() : temporary)

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
