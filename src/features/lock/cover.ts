import './cover.css'
import { getI18n } from 'react-i18next'
import { isAwaitingAnswer } from '../../api/client/client.ts'
import { isInFlight } from '../../commands/openCommands.ts'
import { block, isStepping } from '../../nav/history.ts'
import { platform } from '../../platform/current.ts'
import { persistent } from '../../platform/storage.ts'
import { currentSession, endIfGone, isUnlocked, setUnlocked } from '../../session/session.ts'
import { keepLeftovers, lockRecord } from './lock.ts'

const pauseMs = 200
const minuteMs = 60_000

let leftAt: number | null = null
let isLocking = false
let isFollowing = false
let showAction: (() => void) | undefined
let unblock: (() => void) | undefined

function cover(text: string): void {
  const root = document.documentElement
  // A host's own button may name an amount.
  if (root.dataset['covered'] === undefined) showAction = platform().mainAction.push(null, root)
  root.dataset['covered'] = text
}

function uncover(): void {
  delete document.documentElement.dataset['covered']
  showAction?.()
}

/** Reloads the page, which then wants the PIN, once no answer is due and the network can serve the page. */
function lockAgain(): void {
  if (!isLocking) unblock = block()
  isLocking = true
  if (isInFlight() || isAwaitingAnswer() || isStepping() || !navigator.onLine) {
    cover(navigator.onLine ? '' : getI18n().t('lock:offline'))
    setTimeout(lockAgain, pauseMs)
    return
  }
  const session = currentSession()
  const end = () => {
    isLocking = false
    unblock?.()
    // If the session has ended, the login shows the reason.
    if (session && currentSession() === session) window.location.reload()
    else uncover()
  }
  // Sealing a picture takes time, in which a short absence must not uncover the page.
  if (session) void keepLeftovers(session.token).finally(end)
  else end()
}

function onLeave(): void {
  if (!isUnlocked()) return
  cover('')
  leftAt ??= Date.now()
}

function onReturn(): void {
  if (leftAt === null || isLocking) return
  // By the wall clock: the others stop while the phone sleeps. Locked if it was set back.
  const awayMs = Date.now() - leftAt
  leftAt = null
  if (!isUnlocked() || (awayMs >= 0 && awayMs < (lockRecord()?.minutes ?? 0) * minuteMs)) uncover()
  else lockAgain()
}

/** A lock that another tab has set or removed. */
export function onOtherTab({ key }: StorageEvent): void {
  const session = currentSession()
  if (key !== 'lock' || !session?.isRemembered) return
  if (persistent.get('lock') === null) {
    if (persistent.get('token') === session.token) setUnlocked(null)
    else endIfGone()
  } else if (!isUnlocked() && !isLocking) lockAgain()
}

/** A key, and a host's button, reach even what is covered. */
function refuse(event: Event): void {
  if (document.documentElement.dataset['covered'] === undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

export function followLeaving(): void {
  if (isFollowing) return
  isFollowing = true
  for (const act of ['keydown', 'beforeinput', 'click']) window.addEventListener(act, refuse, { capture: true })
  document.addEventListener('visibilitychange', () => (document.hidden ? onLeave() : onReturn()))
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('pageshow', onReturn)
}
