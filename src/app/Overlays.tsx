import { useEffect } from 'react'
import { alerts } from '../lib/alerts.ts'
import { offerSupport } from '../lib/support.ts'
import { toasts } from '../lib/toasts.ts'
import { pages } from '../nav/addresses.ts'
import { leaveStaleEntries } from '../nav/blockWithEntry.ts'
import { isBlocked } from '../nav/history.ts'
import { openDialog } from '../nav/useDialog.ts'
import { useChatOffer } from '../operator/useChatOffer.ts'
import { platform } from '../platform/current.ts'
import { draftsInPage, saveDrafts } from '../session/drafts.ts'
import { subscribeSession } from '../session/session.ts'
import { supportDraft } from '../session/supportDraft.ts'
import { useSession } from '../session/useSession.ts'
import { Deferred } from '../ui/layout/FeatureBoundary.tsx'
import { followTyping } from '../ui/layout/followTyping.ts'
import { keepFocus } from '../ui/layout/keepFocus.ts'
import { hideLostPictures } from '../ui/richText/hideLostPictures.ts'
import { Alerts } from './Alerts.tsx'
import { dialogTable, LazyDialogFailure } from './dialogTable.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { pageTable } from './pageTable.tsx'
import { Toasts } from './Toasts.tsx'
import { followUpdates } from './updates.ts'
import { useHostBack } from './useHostBack.ts'

const likely = {
  outside: [LazyDialogFailure, pageTable[pages.home].page],
  inside: [
    LazyDialogFailure,
    dialogTable.deposit.dialog,
    dialogTable.transfer.dialog,
    dialogTable.withdraw.dialog,
    pageTable[pages.statement].page,
  ],
}

const idleAfterMs = 3_000

const savesData = () => (Reflect.get(navigator, 'connection') as { saveData?: boolean } | undefined)?.saveData === true

/** Fetches nothing in data saving mode. */
function fetchLikelyFeatures(isInside: boolean): () => void {
  let isOver = false
  const fetchAll = () =>
    likely[isInside ? 'inside' : 'outside'].reduce(async (before, feature) => {
      await before
      if (!isOver) await feature.load().catch(() => undefined)
    }, Promise.resolve())
  const timer = setTimeout(() => void (savesData() || fetchAll()), idleAfterMs)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

leaveStaleEntries()
hideLostPictures()

/** Alerts show outcomes of money, so they share no error boundary. */
export function Overlays() {
  return (
    <>
      <Deferred>
        <AppEffects />
      </Deferred>
      <Deferred>
        <OfflineBanner />
      </Deferred>
      <Alerts />
      <Deferred>
        <Toasts />
      </Deferred>
    </>
  )
}

/** A host's menu causes no click, so typed text is kept here. */
function openPreferences() {
  if (!isBlocked()) saveDrafts()
  openDialog({ name: 'preferences' })
}

function AppEffects() {
  useHostBack()
  const isInside = useSession() !== null
  useEffect(() => fetchLikelyFeatures(isInside), [isInside])
  useEffect(followTyping, [])
  useEffect(keepFocus, [])
  useEffect(followUpdates, [])
  // The next member must not see these messages.
  useEffect(
    () =>
      subscribeSession(() => {
        for (const kept of [alerts, toasts, draftsInPage]) kept.clear()
        supportDraft.forget()
      }),
    [],
  )
  useEffect(() => platform().onSettings(openPreferences), [])
  return null
}

/** Shares the pages' reads. */
export function SupportOffer() {
  const { isOffered } = useChatOffer()
  useEffect(() => {
    if (isOffered !== null) offerSupport(isOffered ? 'chat' : 'contact', supportDraft.ask)
    return () => offerSupport(null)
  }, [isOffered])
  return null
}
