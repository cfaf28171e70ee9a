import { Fragment, Suspense, useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { useUnknownCommands } from '../commands/useOpenCommands.ts'
import { useSession } from '../session/useSession.ts'
import { pages } from '../nav/addresses.ts'
import { closeDialog, useDialog } from '../nav/useDialog.ts'
import { loadTexts } from '../i18n/setUp.ts'
import { settings } from '../lib/settings/settings.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Deferred, FeatureBoundary, FeatureFailure } from '../ui/layout/FeatureBoundary.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import styles from './Dialogs.module.css'
import { lazyFeature } from '../ui/layout/lazyFeature.tsx'
import { retry } from '../lib/retry.ts'
import { useSupportPlace } from './supportPlace.ts'
import { LazyDialogFailure, isDialog, features } from './features.tsx'
import type { DialogFeature } from './feature.ts'

const LazyChatWidget = lazyFeature('chat', () => import('../features/chat/icon/ChatWidget.tsx'), 'ChatWidget')
/** Fetched early, as it is needed once the connection breaks. */
const checkTries = 200
const fetchCheckCommands = async () =>
  (await Promise.all([import('../commands/CheckCommands.tsx'), loadTexts('shared')]))[0]
const fetchClock = () => import('../features/sessionResult/SessionClock.tsx')
const LazySessionClock = lazyFeature('', () => retry(fetchClock, 10), 'SessionClock')
const LazyCheckCommands = lazyFeature('', () => retry(fetchCheckCommands, checkTries), 'CheckCommands')

const Coming = () => (
  <div className={styles['coming']}>
    <Spinner />
  </div>
)

/** Preloaded, since it cannot be fetched offline. */
function Lost() {
  const { t } = useTranslation()
  return (
    <div className={styles['coming']}>
      <Card className={styles['lost']}>
        <FeatureFailure />
        <Button variant="plain" onClick={() => void closeDialog()}>
          {t('close')}
        </Button>
      </Card>
    </div>
  )
}

export function Dialogs() {
  return (
    <>
      <OpenDialog />
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

const SupportIcon = () => <LazyChatWidget place={useSupportPlace()} />

const ResultClock = () => (useSession() ? <LazySessionClock /> : null)

const UnknownCheck = () => (useUnknownCommands().length > 0 ? <LazyCheckCommands /> : null)

/** Removes an unknown or forbidden dialog from the address. */
function OpenDialog() {
  const [path] = useLocation()
  const hasSession = useSession() !== null
  const isInside = path.startsWith(pages.user)
  const named = useDialog()
  // Deferred, so the tap is answered first.
  const before = useDeferredValue(named)
  const dialog = before && named
  const feature: DialogFeature | null = dialog && isDialog(dialog.name) ? features[dialog.name] : null
  const isAnswered = feature !== null && ((hasSession && isInside) || feature.isPublic === true)
  // Keep the address: login returns the visitor here.
  const isStray = dialog !== null && !isAnswered && (hasSession || !isInside)
  useEffect(() => {
    if (isStray) void closeDialog()
  }, [isStray])
  if (!dialog || !feature || !isAnswered) return null
  const { dialog: Dialog, gate: Gate = Fragment } = feature
  return (
    <FeatureBoundary key={dialog.name} fallback={<Lost />}>
      <Suspense fallback={<Coming />}>
        <FeatureBoundary fallback={<LazyDialogFailure />}>
          <Gate>
            <Dialog />
          </Gate>
        </FeatureBoundary>
      </Suspense>
    </FeatureBoundary>
  )
}
