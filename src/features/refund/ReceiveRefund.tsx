import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { RefundCheck } from '../../api/refund.ts'
import { formatCount } from '../../i18n/figures.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { RichText } from '../../ui/RichText.tsx'
import styles from './Refund.module.css'
import type { Step } from './rules.ts'

interface Props {
  check: RefundCheck
  step: Step
  currency: Currency
  busy: boolean
  onReceive(): void
}

/** How much there is, by which percents, and the one tap that receives it and adds it to the wallet; or why it cannot be received. */
export function ReceiveRefund({ check, step, currency, busy, onReceive }: Props) {
  const { t } = useTranslation('refund')
  const { info, refundAmount, refundSuccess, refundFail } = check
  return (
    <section className={styles['step']} aria-label={t('amount')}>
      <div className={styles['sum']}>
        <p className={styles['label']}>{t('amount')}</p>
        <p className={styles['figure']}>{formatMoney(refundAmount, currency)}</p>
        {(refundSuccess !== null || refundFail !== null) && (
          <p className={styles['label']}>
            {t('percents', { success: formatCount(refundSuccess), fail: formatCount(refundFail) })}
          </p>
        )}
      </div>
      {info?.trim() && <RichText html={info} />}
      {step === 'none' && <p className={styles['label']}>{t('nothing')}</p>}
      {step === 'held' && (
        <p className={styles['warning']}>
          <TriangleAlert size={20} aria-hidden="true" />
          {t('held')}
        </p>
      )}
      <Button busy={busy} disabled={step !== 'receive'} onClick={onReceive}>
        {t('receive')}
      </Button>
      {step === 'held' && (
        <Button variant="plain" onClick={() => navigate(pages.bonus, { replace: true })}>
          {t('toBonus')}
        </Button>
      )}
      <LoadingOverlay active={busy} />
    </section>
  )
}
