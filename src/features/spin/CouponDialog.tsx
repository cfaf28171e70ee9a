import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Coupon, claimCouponCall } from '../../api/spin.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { useCommand } from '../../commands/useCommand.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { formatCount } from '../../i18n/money.ts'
import { pages } from '../../nav/addresses.ts'
import { closeTopDialog, showPage, useDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ticketDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { RichCard } from '../../ui/richText/RichText.tsx'
import { useWallet } from '../../wallet/useWallet.ts'
import { claimCodeOf, namesOf, repeatedTapMs } from './rules.ts'
import { Ticket } from './Ticket.tsx'
import { useCoupons, useReadAgain } from './useWheel.ts'
import dialogStyles from '../../ui/controls/DialogForm.module.css'

export function CouponDialog() {
  const { t } = useTranslation('spin')
  const code = useDialog()?.code
  return (
    <Sheet title={t('couponTitle')}>
      <Reads of={[useCoupons(), useWallet()]} height={240} shape="text">
        {([coupons]) => <Claim coupon={coupons.find((coupon) => claimCodeOf(coupon) === code)} code={code ?? ''} />}
      </Reads>
    </Sheet>
  )
}

interface Props {
  /** Undefined if the member does not have it, or no longer. */
  coupon: Coupon | undefined
  code: string
}

function Claim({ coupon, code }: Props) {
  const { t } = useTranslation('spin')
  const { claim, ...command } = useClaim()
  if (command.unknownCommands.length > 0) return <UnknownCommand command={command} text={t('claimUnknown')} />
  if (!coupon) return <Gone />

  const { label, detail } = namesOf(coupon)
  const html = coupon.prize.slice?.htmlDescription ?? null
  return (
    <div className={dialogStyles['form']}>
      <Ticket label={label || '-'}>
        {detail !== null && <p>{detail}</p>}
        {coupon.amount !== null && <p>{t('count', { shown: formatCount(coupon.amount) })}</p>}
      </Ticket>
      <RichCard html={[html]} />
      <Button isBusy={command.isBusy} onClick={() => claim(code, label)}>
        {t('confirm')}
      </Button>
      <LoadingOverlay isActive={command.isBusy} />
    </div>
  )
}

function Gone() {
  const { t } = useTranslation('spin')
  return (
    <>
      <EmptyState drawing={ticketDrawing} title={t('goneTitle')} text={t('goneText')} />
      <Button onClick={() => showPage(pages.spin)}>{t('coupons')}</Button>
    </>
  )
}

function useClaim() {
  const { t } = useTranslation('spin')
  const { run, ...command } = useCommand('claim')
  const receiptOf = useReceipt()
  const readAgain = useReadAgain()
  const tappedAt = useRef(Number.NEGATIVE_INFINITY)

  const claim = (code: string, prize: string) => {
    const now = performance.now()
    if (now - tappedAt.current < repeatedTapMs) return
    tappedAt.current = now
    void run(claimCouponCall, {
      body: { coupon: code },
      closeDialog: closeTopDialog,
      done: (serverText) => ({
        title: t('claimedTitle'),
        text: serverText ?? t('claimedText', { prize }),
        receipt: receiptOf(prize || '-', serverText ?? t('claimedLook'), {}),
      }),
      onOutcome: readAgain,
    })
  }
  return { ...command, claim }
}
