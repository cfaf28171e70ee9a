import { useDeferredValue, useEffect, useState } from 'react'
import { useUnknownCommands } from '../commands/useOpenCommands.ts'
import { loadTexts } from '../i18n/setUp.ts'
import { retry } from '../lib/retry.ts'
import { settings } from '../lib/settings/settings.ts'
import { useDialog } from '../nav/useDialog.ts'
import { useSession } from '../session/useSession.ts'
import { Deferred, FeatureBoundary } from '../ui/layout/FeatureBoundary.tsx'
import { lazyFeature } from '../ui/layout/lazyFeature.tsx'
import { ComingDialog, LostDialog } from './dialogFallbacks.tsx'
import type { DialogSwitch } from './DialogSwitch.tsx'
import { useSupportSlot } from './supportSlot.ts'

const LazyChatWidget = lazyFeature('chat', () => import('../features/chat/icon/ChatWidget.tsx'), 'ChatWidget')
const checkTries = 200
/** In the chunk `later`, which loads early: it is needed once the connection breaks. */
const fetchCheckCommands = async () =>
  (await Promise.all([import('../commands/CheckCommands.tsx'), loadTexts('shared')]))[0]
const fetchClock = () => import('../features/sessionResult/SessionClock.tsx')
const LazySessionClock = lazyFeature('', () => retry(fetchClock, 10), 'SessionClock')
const LazyCheckCommands = lazyFeature('', () => retry(fetchCheckCommands, checkTries), 'CheckCommands')

let dialogSwitch: typeof DialogSwitch | null = null

const fetchSwitch = async () => (dialogSwitch ??= (await import('./DialogSwitch.tsx')).DialogSwitch)

/** The dialog's boundary shows and reports the reason. */
function Missing({ reason }: { reason: Error }): never {
  throw reason
}

/** If the table failed to load, opening another dialog tries again. */
function AskedDialog() {
  const named = useDialog()
  // Deferred, so the tap is answered first.
  const before = useDeferredValue(named)
  const dialog = before && named
  const name = dialog?.name
  const [Switch, setSwitch] = useState(() => dialogSwitch)
  const [missed, setMissed] = useState<{ name: typeof name; reason: Error } | null>(null)
  useEffect(() => {
    if (Switch) return
    fetchSwitch().then(
      (loaded) => setSwitch(() => loaded),
      (reason: Error) => setMissed({ name, reason }),
    )
  }, [Switch, name])
  if (!dialog) return null
  // The key lets a dialog open whose code came after all.
  return (
    <FeatureBoundary key={Switch && dialog.name} fallback={<LostDialog />}>
      {Switch && <Switch dialog={dialog} />}
      {!Switch && (missed && missed.name === name ? <Missing reason={missed.reason} /> : <ComingDialog />)}
    </FeatureBoundary>
  )
}

export function Dialogs() {
  return (
    <>
      <AskedDialog />
      <Deferred>
        <UnknownCheck />
      </Deferred>
      <Deferred>
        <ResultClock />
      </Deferred>
      {settings.VITE_CHAT_URL !== '' && (
        <Deferred>
          <SupportIcon />
        </Deferred>
      )}
    </>
  )
}

const SupportIcon = () => <LazyChatWidget slot={useSupportSlot()} />

const ResultClock = () => (useSession() ? <LazySessionClock /> : null)

const UnknownCheck = () => (useUnknownCommands().length > 0 ? <LazyCheckCommands /> : null)
