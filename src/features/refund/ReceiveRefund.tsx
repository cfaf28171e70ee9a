import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { RefundCheck } from '../../api/refund.ts'
import { formatCount } from '../../i18n/amounts.ts'
import type { Currency } from '../../i18n/money.ts'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { RichText } from '../../ui/richText/RichText.tsx'
import { IconWarning } from '../../ui/feedback/Warning.tsx'
import styles from './Refund.module.css'
import { RefundHero } from './RefundHero.tsx'
import type { RefundState } from './rules.ts'

interface Props {
  check: RefundCheck
  state: RefundState
  currency: Currency
  busy: boolean
  /** No earlier step is pending. */
  isNext: boolean
  onReceive(): void
}

export function ReceiveRefund({ check, state, currency, busy, isNext, onReceive }: Props) {
  const { t } = useTranslation('refund')
  const { info, refundAmount, refundSuccess, refundFail } = check
  const isReceivable = state === 'receivable'
  return (
    <RefundHero
      title={t('amount')}
      amount={refundAmount}
      currency={currency}
      tone={isReceivable ? 'success' : undefined}
      busy={busy}
    >
      {(refundSuccess !== null || refundFail !== null) && (
        <p className={styles['label']}>
          {t('percents', { success: formatCount(refundSuccess), fail: formatCount(refundFail) })}
        </p>
      )}
      {info?.trim() && <RichText html={info} />}
      {state === 'none' && <p className={styles['label']}>{t('nothing')}</p>}
      {state === 'blocked' && <HeldRefund />}
      <Button
        variant={isNext && isReceivable ? 'primary' : 'quiet'}
        busy={busy}
        disabled={!isReceivable}
        onClick={onReceive}
      >
        {t('receive')}
      </Button>
    </RefundHero>
  )
}

function HeldRefund() {
  const { t } = useTranslation('refund')
  return (
    <IconWarning>
      <p>{t('held')}</p>
      <div className={styles['held']}>
        <Button variant="plain" onClick={() => navigate(pages.bonus, { replace: true })}>
          {t('toBonus')}
        </Button>
      </div>
    </IconWarning>
  )
}
