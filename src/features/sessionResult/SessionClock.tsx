import { useEffect, useEffectEvent } from 'react'
import { bestNow } from '../../api/client/serverClock.ts'
import { useOwnCommands } from '../../commands/useOpenCommands.ts'
import { everyWhileVisible } from '../../lib/visibility.ts'
import { pages } from '../../nav/addresses.ts'
import { dialogOf } from '../../nav/dialogAddress.ts'
import { isBlocked } from '../../nav/history.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { interval, storeNotified, playSession } from '../../wallet/playSession.ts'
import { isDue } from '../../wallet/sessionResult.ts'

/** Ticks only while the page is visible. */
const tickMs = 15_000

/** Nothing needs attention, so a dialog may open by itself. */
const isIdle = () =>
  window.location.pathname.startsWith(`${pages.user}/`) &&
  dialogOf(window.location.search) === null &&
  !isBlocked() &&
  document.querySelector('dialog[open]') === null &&
  !/^(input|textarea|select)$/i.test(document.activeElement?.tagName ?? '')

export function SessionClock() {
  const own = useOwnCommands()
  const check = useEffectEvent(() => {
    const now = bestNow()
    if (now === null || document.hidden) return
    // Time is counted even if the dialog has to wait.
    const session = playSession(now)
    if (own.length > 0) return
    if (!isDue(session, interval(), now) || !isIdle()) return
    if (openDialog({ name: 'sessionResult' })) storeNotified(now)
  })
  useEffect(() => {
    check()
    return everyWhileVisible(() => check(), tickMs)
  }, [])
  return null
}
