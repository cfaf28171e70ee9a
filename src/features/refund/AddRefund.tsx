import { useTranslation } from 'react-i18next'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import type { HalfDone } from './halfDone.ts'
import styles from './Refund.module.css'

interface Props {
  halfDone: HalfDone
  currency: Currency
  busy: boolean
  onAdd(): void
}

/** The second step alone: what was received, perhaps, and is not in the wallet yet. */
export function AddRefund({ halfDone: { received, amountMinor }, currency, busy, onAdd }: Props) {
  const { t } = useTranslation('refund')
  return (
    <section className={styles['step']} aria-label={t('halfTitle')}>
      <div className={styles['sum']}>
        <p className={styles['label']}>{t('halfTitle')}</p>
        {amountMinor !== null && <p className={styles['figure']}>{formatMoney(amountMinor, currency)}</p>}
      </div>
      <p>{t(received === 'surely' ? 'halfSurely' : 'halfPerhaps')}</p>
      <Button busy={busy} onClick={onAdd}>
        {t('add')}
      </Button>
      <LoadingOverlay active={busy} />
    </section>
  )
}
