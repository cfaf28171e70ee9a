import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { refundBannersCall, refundCheckCall, refundsCall, type Refund, type RefundCheck } from '../../api/refund.ts'
import { useRead, usePage } from '../../api/useRead.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { formatDateTime } from '../../i18n/dates.ts'
import { type Currency, formatMoney } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { pages } from '../../nav/addresses.ts'
import { useBanners } from '../../operator/useBanners.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { listDrawing } from '../../ui/drawings.ts'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Steps } from '../../ui/feedback/Steps.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { BannersFirst } from '../../ui/layout/BannersFirst.tsx'
import { keyed } from '../../ui/lists/keyed.ts'
import { PagedTable } from '../../ui/lists/PagedTable.tsx'
import { Amount } from '../../ui/money/Amount.tsx'
import { Gained } from '../../ui/money/Gained.tsx'
import { Rates } from '../../ui/money/Rates.tsx'
import { hasContent } from '../../ui/richText/htmlText.ts'
import { RichText } from '../../ui/richText/RichText.tsx'
import { useCurrency, useWallet } from '../../wallet/useWallet.ts'
import type { PendingRefund } from './pendingRefund.ts'
import { isToBeAdded, refundStateOf } from './rules.ts'
import { useRefund } from './useRefund.ts'
import dialogStyles from '../../ui/controls/DialogForm.module.css'
import figureStyles from '../../ui/money/Figure.module.css'
import styles from './RefundDialog.module.css'

function Refunds() {
  const { t } = useTranslation('refund')
  const currency = useCurrency()
  return (
    <PagedTable
      title={t('listTitle')}
      columns={[
        { head: t('time'), kind: 'text' },
        { head: t('claimedAmount'), kind: 'amount' },
      ]}
      {...usePage(refundsCall)}
      rowsOf={({ refunds }) => refundRows(refunds, currency)}
      empty={{ drawing: listDrawing, title: t('emptyTitle'), text: t('emptyText') }}
      end={{ title: t('endTitle'), text: t('endText') }}
    />
  )
}

const refundRows = (refunds: readonly Refund[], currency: Currency) =>
  keyed(refunds, ({ createdAt, refundAmount }) => `${createdAt} ${refundAmount}`).map(({ key, item }) => ({
    key,
    cells: [
      <Moment key="time" at={item.createdAt} />,
      <Gained key="amount" minor={item.refundAmount} currency={currency} />,
    ],
  }))

/** The day is the row's name. */
function Moment({ at }: { at: string | null }) {
  const [day, clock] = formatDateTime(at).split(' ')
  return (
    <time translate="no" dateTime={at ?? undefined}>
      {day} <span className={styles['clock']}>{clock}</span>
    </time>
  )
}

export function RefundDialog() {
  const { t } = useTranslation('refund')
  const banners = useBanners(refundBannersCall)
  return (
    <BannersFirst title={t('title')} banners={banners}>
      <RefundContent />
    </BannersFirst>
  )
}

/** Mounts after the banners, and so do its reads. */
const RefundContent = () => (
  <div className={styles['refund']}>
    <Reads of={[useWallet()]} height={335} shape="text">
      {() => <RefundSteps />}
    </Reads>
    <Refunds />
  </div>
)

function RefundSteps() {
  const { t } = useTranslation('refund')
  const read = useRead(refundCheckCall)
  // An older answer may offer what has been claimed since.
  const refundCheck = read.error === undefined ? read : { ...read, data: undefined }
  const { pending, isBusy, claim, add, forget, unknownStep, ...command } = useRefund()
  if (command.unknownCommands.length > 0)
    return <UnknownCommand command={command} text={t(unknownStep === 'claim' ? 'unknownClaim' : 'unknownAdd')} />
  const toBeAdded = isToBeAdded(pending, refundCheck.data) ? pending : null
  return (
    <>
      {toBeAdded && <AddRefund pending={toBeAdded} isBusy={isBusy} onAdd={add} onSeen={forget} />}
      {(!toBeAdded || refundCheck.data?.result) && (
        <Reads of={[refundCheck]} height={335} shape="text">
          {([found]) => <ClaimRefund refundCheck={found} isBusy={isBusy} isNext={!toBeAdded} onClaim={claim} />}
        </Reads>
      )}
    </>
  )
}

interface Props {
  pending: PendingRefund
  isBusy: boolean
  onAdd(): void
  onSeen(): void
}

function AddRefund({ pending: { claimed, added, amountMinor }, isBusy, onAdd, onSeen }: Props) {
  const { t } = useTranslation(['refund', 'shared'])
  const tried = isBusy ? 'no' : added
  const isDoubtful = tried === 'perhaps'
  const title = t(isDoubtful ? 'triedTitle' : 'halfTitle')
  const text = claimed === 'surely' ? 'halfSurely' : 'halfPerhaps'
  return (
    <RefundHero title={title} amount={amountMinor} isWaiting isBusy={isBusy}>
      {claimed === 'surely' && (
        <Steps
          steps={[
            { label: t('stepClaimed'), state: 'done' },
            { label: t('stepWallet'), state: 'now' },
          ]}
        />
      )}
      <p>{t(isDoubtful ? 'triedText' : text)}</p>
      <Button isBusy={isBusy} onClick={onAdd}>
        {t('add')}
      </Button>
      {(tried !== 'no' || claimed !== 'surely') && (
        <div className={styles['others']}>
          <Button variant="plain" onClick={() => navigate(pages.statement, { replace: true })}>
            {t('shared:unknownShow')}
          </Button>
          {tried !== 'no' && (
            <Button variant="plain" onClick={onSeen}>
              {t('isThere')}
            </Button>
          )}
        </div>
      )}
    </RefundHero>
  )
}

interface ClaimRefundProps {
  refundCheck: RefundCheck
  isBusy: boolean
  isNext: boolean
  onClaim(amount: Minor | null): void
}

function ClaimRefund({ refundCheck, isBusy, isNext, onClaim }: ClaimRefundProps) {
  const { t } = useTranslation('refund')
  const { info, refundAmount, refundSuccess, refundFail } = refundCheck
  const state = refundStateOf(refundCheck)
  const isClaimable = state === 'claimable'
  const isRated = refundSuccess !== null || refundFail !== null
  return (
    <RefundHero
      title={t('amount')}
      amount={refundAmount}
      isBusy={isBusy}
      action={
        <Button
          variant={isNext && isClaimable ? 'gold' : 'quiet'}
          isBusy={isBusy}
          disabled={!isClaimable}
          onClick={() => onClaim(refundAmount)}
        >
          {t('claim')}
        </Button>
      }
    >
      {hasContent(info) && <RichText html={info} />}
      {isRated && <Rates success={refundSuccess} fail={refundFail} />}
      {state === 'none' && <p className="muted">{t('nothing')}</p>}
      {state === 'blocked' && (
        <Warning isLarge>
          <p>{t('held')}</p>
          <div className={styles['held']}>
            <Button variant="plain" onClick={() => navigate(pages.bonus, { replace: true })}>
              {t('toBonus')}
            </Button>
          </div>
        </Warning>
      )}
    </RefundHero>
  )
}

interface RefundHeroProps {
  title: string
  amount: Minor | null
  action?: ReactNode
  isWaiting?: boolean
  isBusy: boolean
  children: ReactNode
}

function RefundHero({ title, amount, action, isWaiting = false, isBusy, children }: RefundHeroProps) {
  const currency = useCurrency()
  return (
    <section className={styles['hero']} data-waiting={isWaiting || undefined} aria-label={title}>
      <div className={styles['sum']}>
        <p className="muted">{title}</p>
        {amount !== null && (
          <p className={figureStyles['figure']}>
            <Amount>{formatMoney(amount, currency)}</Amount>
          </p>
        )}
        {action}
      </div>
      <div className={classes(dialogStyles['form'], styles['body'])}>{children}</div>
      <LoadingOverlay isActive={isBusy} />
    </section>
  )
}
