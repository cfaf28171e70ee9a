import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { DialogName } from '../nav/addresses.ts'
import { closeDialog, useDialog } from '../nav/useDialog.ts'
import { RoomBoundary } from '../ui/RoomBoundary.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './Dialogs.module.css'
import {
  AgreementDialog,
  BankNameDialog,
  BonusDialog,
  ConditionsDialog,
  CouponDialog,
  DepositDialog,
  EndBonusDialog,
  GameDialog,
  GiftDialog,
  InviteBonusDialog,
  InviteDialog,
  PasswordDialog,
  ProfileDialog,
  PromotionDialog,
  QrDialog,
  RefundDialog,
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
  conditions: ConditionsDialog,
  coupon: CouponDialog,
  deposit: DepositDialog,
  endBonus: EndBonusDialog,
  game: GameDialog,
  gift: GiftDialog,
  invite: InviteDialog,
  inviteBonus: InviteBonusDialog,
  password: PasswordDialog,
  profile: ProfileDialog,
  promotion: PromotionDialog,
  qr: QrDialog,
  refund: RefundDialog,
  slip: SlipDialog,
  slips: SlipsDialog,
  transfer: TransferDialog,
  withdraw: WithdrawDialog,
}

const isKnown = (name: string): name is DialogName => Object.hasOwn(dialogs, name)

const loadFailure = () => import('./DialogFailure.tsx')
const DialogFailure = lazy(async () => ({ default: (await loadFailure()).DialogFailure }))

/** What says that a dialog did not load has to be there before the line breaks (ms after the page). */
const failureDelay = 1_000

/** A dialog whose code is still on its way over a slow line. */
const Coming = () => (
  <div className={styles['coming']}>
    <Spinner />
  </div>
)

/** Shows the dialog that the address names, above the page; a word that no room answers is taken off it. Dialogs are for members alone. */
export function Dialogs() {
  const dialog = useDialog()
  useEffect(() => {
    const timer = setTimeout(() => void loadFailure().catch(() => undefined), failureDelay)
    return () => clearTimeout(timer)
  }, [])
  const isStray = dialog !== null && !isKnown(dialog.name)
  useEffect(() => {
    if (isStray) void closeDialog()
  }, [isStray])
  if (!dialog || !isKnown(dialog.name)) return null
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
