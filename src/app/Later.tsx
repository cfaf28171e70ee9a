import { useEffect } from 'react'
import { SWRConfig } from 'swr'
import { useChatOffer } from '../service/useChatOffer.ts'
import { subscribeSession } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { alerts } from '../messages/alerts.ts'
import { question } from '../session/question.ts'
import { offerSupport } from '../messages/support.ts'
import { toasts } from '../messages/toasts.ts'
import { leaveStaleEntries } from '../nav/blockWithEntry.ts'
import { isBlocked } from '../nav/history.ts'
import { keepTyped } from '../nav/typed.ts'
import { openDialog } from '../nav/useDialog.ts'
import { platform } from '../platform/current.ts'
import { readPolicy } from '../reads/reads.ts'
import { Alerts } from '../ui/Alerts.tsx'
import { followTyping } from '../ui/followTyping.ts'
import { hideLostPictures } from '../ui/hideLostPictures.ts'
import { Deferred } from '../ui/RoomBoundary.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { fetchLikelyRooms } from './likelyRooms.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { followUpdates } from './updates.ts'
import { useHostBack } from './useHostBack.ts'

leaveStaleEntries()
// Home shows its games once this file is there.
hideLostPictures()

/**
 * All that no first screen waits for: alerts and toasts above every page and dialog, the host's own buttons, the offline banner, and
 * the rooms that may be opened next. Alerts tell the outcome of money, so they share no error boundary with the rest.
 */
export function Later() {
  return (
    <>
      <Deferred>
        <HostButtons />
      </Deferred>
      <Deferred>
        <OfflineBanner />
      </Deferred>
      <Deferred>
        <SWRConfig value={readPolicy}>
          <Support />
        </SWRConfig>
      </Deferred>
      <Alerts />
      <Deferred>
        <Toasts />
      </Deferred>
    </>
  )
}

/** The messenger's own menu is no click on the page, which would keep what is typed. */
function openPreferences() {
  if (!isBlocked()) keepTyped()
  openDialog({ name: 'preferences' })
}

function HostButtons() {
  useHostBack()
  const isInside = useSession() !== null
  useEffect(() => fetchLikelyRooms(isInside), [isInside])
  useEffect(followTyping, [])
  useEffect(followUpdates, [])
  // One member's messages are not shown to the next.
  useEffect(
    () =>
      subscribeSession(() => {
        for (const shown of [alerts, toasts]) shown.clear()
        question.forget()
      }),
    [],
  )
  useEffect(() => platform().onSettings(openPreferences), [])
  return null
}

/** Receipts, codes, slips and unknown outcomes lead to support: to the chat, or else to the contact page. */
function Support() {
  const { isOffered } = useChatOffer()
  useEffect(() => {
    if (isOffered !== null) offerSupport(isOffered ? 'chat' : 'contact', question.ask)
    return () => offerSupport(null)
  }, [isOffered])
  return null
}
