import './cover.css'
import i18next from 'i18next'
import { isAwaitingAnswer } from '../../api/client/client.ts'
import { isSending } from '../../commands/openCommands.ts'
import { isStepping } from '../../nav/history.ts'
import { persistent } from '../../platform/storage.ts'
import { currentSession, endIfGone, openVault } from '../../session/session.ts'
import { isUnlocked, keepLeft, lockRecord } from './lock.ts'

const pauseMs = 200
const minuteMs = 60_000

let leftAt: number | null = null
let isLocking = false
let isFollowing = false

const uncover = () => delete document.documentElement.dataset['covered']

async function untilIdle(): Promise<void> {
  if (!isSending() && !isAwaitingAnswer() && !isStepping() && navigator.onLine) return
  document.documentElement.dataset['covered'] = navigator.onLine ? '' : i18next.t('lock:offline')
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  await untilIdle()
}

/** Loads the page anew, which then asks for the PIN: but loses no answer, and not the page, as it would offline. */
async function lockAgain(): Promise<void> {
  if (isLocking) return
  isLocking = true
  await untilIdle()
  isLocking = false
  if (!currentSession()) return void uncover()
  await keepLeft()
  window.location.reload()
}

function onLeave(): void {
  if (!isUnlocked()) return
  document.documentElement.dataset['covered'] = ''
  leftAt ??= Date.now()
}

function onReturn(): void {
  if (leftAt === null || isLocking) return
  // By the wall clock, as others stand still while the phone sleeps. One that was set back proves nothing.
  const awayMs = Date.now() - leftAt
  leftAt = null
  if (!isUnlocked() || (awayMs >= 0 && awayMs < (lockRecord()?.minutes ?? 0) * minuteMs)) uncover()
  else void lockAgain()
}

/** A lock that another tab has set or removed. */
function onOtherTab({ key }: StorageEvent): void {
  const session = currentSession()
  if (key !== 'lock' || !session?.remembered) return
  if (persistent.get('lock') === null) {
    if (persistent.get('token') === session.token) openVault(null)
    else endIfGone()
  } else if (!isUnlocked()) {
    document.documentElement.dataset['covered'] = ''
    void lockAgain()
  }
}

export function followLeaving(): void {
  if (isFollowing) return
  isFollowing = true
  document.addEventListener('visibilitychange', () => (document.hidden ? onLeave() : onReturn()))
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('pageshow', onReturn)
  window.addEventListener('storage', onOtherTab)
}
