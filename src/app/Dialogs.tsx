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
import { Deferred, RoomBoundary, RoomFailure } from '../ui/layout/RoomBoundary.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import styles from './Dialogs.module.css'
import { lazyRoom } from '../ui/layout/lazyRoom.tsx'
import { retry } from '../lib/retry.ts'
import { useSupportPlace } from './supportPlace.ts'
import { DialogFailure, isDialog, rooms } from './rooms.tsx'
import type { DialogRoom } from './room.ts'

const ChatWidget = lazyRoom('chat', () => import('../features/chat/icon/ChatWidget.tsx'), 'ChatWidget')
/** It is needed once a connection breaks: it is asked for again, with three seconds between, so often. */
const checkTries = 200
const fetchCheckCommands = async () => (await Promise.all([import('./CheckCommands.tsx'), loadTexts('shared')]))[0]
const fetchClock = () => import('../features/sessionResult/SessionClock.tsx')
const SessionClock = lazyRoom('', () => retry(fetchClock, 10), 'SessionClock')
const CheckCommands = lazyRoom('', () => retry(fetchCheckCommands, checkTries), 'CheckCommands')

/** A dialog whose code is still being loaded over a slow connection. */
const Coming = () => (
  <div className={styles['coming']}>
    <Spinner />
  </div>
)

/** Stands for a dialog of which not even the failure was loaded. It needs nothing but the first screen's code. */
function Lost() {
  const { t } = useTranslation()
  return (
    <div className={styles['coming']}>
      <Card className={styles['lost']}>
        <RoomFailure />
        <Button variant="plain" onClick={() => void closeDialog()}>
          {t('close')}
        </Button>
      </Card>
    </div>
  )
}

/** The dialog that the address names, above the page, and the way into support's chat. */
export function Dialogs() {
  return (
    <>
      <OpenDialog />
      <Deferred>
        <Unknown />
      </Deferred>
      <Deferred>
        <Clock />
      </Deferred>
      {settings.VITE_CHAT_URL !== '' && (
        <Deferred>
          <Support />
        </Deferred>
      )}
    </>
  )
}

/** The support chat's icon, where the top bar has its place. */
const Support = () => <ChatWidget place={useSupportPlace()} />

/** Opens the session's result at its time. */
const Clock = () => (useSession() ? <SessionClock /> : null)

/** Looks for the outcome of commands on every page. */
const Unknown = () => (useUnknownCommands().length > 0 ? <CheckCommands /> : null)

/** The dialog of the address. A name that this player may not open, or that no dialog has, is taken off the address. */
function OpenDialog() {
  const [path] = useLocation()
  const hasSession = useSession() !== null
  const isInside = path.startsWith(pages.user)
  const named = useDialog()
  // Opening one is deferred, so that the tap is answered first. Changing and closing are not.
  const before = useDeferredValue(named)
  const dialog = before && named
  const room: DialogRoom | null = dialog && isDialog(dialog.name) ? rooms[dialog.name] : null
  const isAnswered = room !== null && ((hasSession && isInside) || room.isPublic === true)
  // A visitor on a member's page is being redirected to the login, which leads back to the dialog.
  const isStray = dialog !== null && !isAnswered && (hasSession || !isInside)
  useEffect(() => {
    if (isStray) void closeDialog()
  }, [isStray])
  if (!dialog || !room || !isAnswered) return null
  const { dialog: Dialog, gate: Gate = Fragment } = room
  return (
    <RoomBoundary key={dialog.name} fallback={<Lost />}>
      <Suspense fallback={<Coming />}>
        <RoomBoundary fallback={<DialogFailure />}>
          <Gate>
            <Dialog />
          </Gate>
        </RoomBoundary>
      </Suspense>
    </RoomBoundary>
  )
}
