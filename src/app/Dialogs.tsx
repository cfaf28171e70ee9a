import { lazy, Suspense, useDeferredValue, useEffect, type ComponentType } from 'react'
import { useLocation } from 'wouter'
import { useOpenIntents } from '../commands/useOpenIntents.ts'
import { useSession } from '../session/useSession.ts'
import { pages, type DialogName } from '../nav/addresses.ts'
import { closeDialog, useDialog } from '../nav/useDialog.ts'
import { settings } from '../settings/settings.ts'
import { Deferred, RoomBoundary } from '../ui/RoomBoundary.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './Dialogs.module.css'
import { lazyRoom } from '../ui/lazyRoom.tsx'
import {
  AgreementDialog,
  BankNameDialog,
  BonusDialog,
  ChatDialog,
  ChatWidget,
  ConditionsDialog,
  CouponDialog,
  DepositDialog,
  EndBonusDialog,
  GameDialog,
  GiftDialog,
  InviteBonusDialog,
  InviteDialog,
  InviteQrDialog,
  PasswordDialog,
  ProfileDialog,
  PromotionDialog,
  QrDialog,
  RefundDialog,
  PreferencesDialog,
  SlipDialog,
  SlipsDialog,
  TransferDialog,
  WithdrawDialog,
} from './dialogRooms.ts'

/** Which room answers a dialog's word. */
const dialogs: Record<DialogName, ComponentType> = {
  agreement: AgreementDialog,
  bankName: BankNameDialog,
  bonus: BonusDialog,
  chat: ChatDialog,
  conditions: ConditionsDialog,
  coupon: CouponDialog,
  deposit: DepositDialog,
  endBonus: EndBonusDialog,
  game: GameDialog,
  gift: GiftDialog,
  invite: InviteDialog,
  inviteBonus: InviteBonusDialog,
  inviteQr: InviteQrDialog,
  password: PasswordDialog,
  profile: ProfileDialog,
  promotion: PromotionDialog,
  qr: QrDialog,
  refund: RefundDialog,
  preferences: PreferencesDialog,
  slip: SlipDialog,
  slips: SlipsDialog,
  transfer: TransferDialog,
  withdraw: WithdrawDialog,
}

const isKnown = (name: string): name is DialogName => Object.hasOwn(dialogs, name)

// Both are loaded behind the first screen, so that they are there before the connection breaks.
const DialogFailure = lazy(async () => ({ default: (await import('./DialogFailure.tsx')).DialogFailure }))
const Settling = lazyRoom('shared', () => import('./Settling.tsx'), 'Settling')

/** A dialog whose code is still being loaded over a slow connection. */
const Coming = () => (
  <div className={styles['coming']}>
    <Spinner />
  </div>
)

/** What a visitor may open; all else is for members alone. */
const forEverybody = new Set<string>(['chat', 'preferences'] satisfies DialogName[])

/** The dialog that the address names, above the page, and the way into support's chat. */
export function Dialogs() {
  return (
    <>
      <OpenDialog />
      <Deferred>
        <Unsettled />
      </Deferred>
      {settings.VITE_CHAT_URL !== '' && (
        <Deferred>
          <ChatWidget />
        </Deferred>
      )}
    </>
  )
}

/** What was sent and has no outcome is looked after, wherever the player is. */
const Unsettled = () => (useOpenIntents().length > 0 ? <Settling /> : null)

/** A word that no room answers to this visitor is taken off the address. */
function OpenDialog() {
  const [path] = useLocation()
  const hasSession = useSession() !== null
  const isInside = path.startsWith(pages.user)
  const named = useDialog()
  // The tap that opens one is answered first; from one to the next, and away, nothing is in between.
  const before = useDeferredValue(named)
  const dialog = before && named
  const isAnswered =
    dialog !== null && isKnown(dialog.name) && ((hasSession && isInside) || forEverybody.has(dialog.name))
  // A visitor inside is on the way to the login, and comes back to the dialog after it.
  const isStray = dialog !== null && !isAnswered && (hasSession || !isInside)
  useEffect(() => {
    if (isStray) void closeDialog()
  }, [isStray])
  if (!dialog || !isKnown(dialog.name) || !isAnswered) return null
  const Dialog = dialogs[dialog.name]
  return (
    <RoomBoundary fallback={null}>
      <Suspense fallback={<Coming />}>
        <RoomBoundary key={dialog.name} fallback={<DialogFailure />}>
          <Dialog />
        </RoomBoundary>
      </Suspense>
    </RoomBoundary>
  )
}
