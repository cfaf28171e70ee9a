import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { RefundCheck } from '../../api/refund.ts'
import { formatCount } from '../../i18n/figures.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { Masked } from '../../ui/Masked.tsx'
import { RichCard } from '../../ui/RichCard.tsx'
import { IconWarning } from '../../ui/Warning.tsx'
import dialogStyles from '../../ui/DialogForm.module.css'
import figureStyles from '../../ui/Figure.module.css'
import styles from './Refund.module.css'
import type { RefundState } from './rules.ts'

interface Props {
  check: RefundCheck
  state: RefundState
  currency: Currency
  busy: boolean
  /** Nothing else is to be done first. */
  isNext: boolean
  onReceive(): void
}

/** The amount with its percents, and the button that receives it and adds it to the wallet, or why it cannot be received. */
export function ReceiveRefund({ check, state, currency, busy, isNext, onReceive }: Props) {
  const { t } = useTranslation('refund')
  const { info, refundAmount, refundSuccess, refundFail } = check
  return (
    <section className={dialogStyles['form']} aria-label={t('amount')}>
      <div className={styles['sum']}>
        <p className={styles['label']}>{t('amount')}</p>
        <p className={figureStyles['figure']}>
          <Masked>{formatMoney(refundAmount, currency)}</Masked>
        </p>
        {(refundSuccess !== null || refundFail !== null) && (
          <p className={styles['label']}>
            {t('percents', { success: formatCount(refundSuccess), fail: formatCount(refundFail) })}
          </p>
        )}
      </div>
      <RichCard html={[info]} />
      {state === 'none' && <p className={styles['label']}>{t('nothing')}</p>}
      {state === 'blocked' && <IconWarning>{t('held')}</IconWarning>}
      <Button variant={isNext ? 'primary' : 'quiet'} busy={busy} disabled={state !== 'receivable'} onClick={onReceive}>
        {t('receive')}
      </Button>
      {state === 'blocked' && (
        <Button variant="plain" onClick={() => navigate(pages.bonus, { replace: true })}>
          {t('toBonus')}
        </Button>
      )}
      <LoadingOverlay active={busy} />
    </section>
  )
}
