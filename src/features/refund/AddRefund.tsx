import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import type { HalfDone } from './halfDone.ts'
import styles from './Refund.module.css'

interface Props {
  halfDone: HalfDone
  currency: Currency
  busy: boolean
  onAdd(): void
  /** The player has seen it in the wallet. */
  onSeen(): void
}

/** The second step alone. Once it was tried, only the statement tells whether the wallet has it: that is said, with a way out. */
export function AddRefund({ halfDone: { received, added, amountMinor }, currency, busy, onAdd, onSeen }: Props) {
  const { t } = useTranslation(['refund', 'shared'])
  const isTried = added === 'perhaps'
  const title = t(isTried ? 'triedTitle' : 'halfTitle')
  const text = received === 'surely' ? 'halfSurely' : 'halfPerhaps'
  return (
    <section className={styles['step']} aria-label={title}>
      <div className={styles['sum']}>
        <p className={styles['label']}>{title}</p>
        {amountMinor !== null && <p className={styles['figure']}>{formatMoney(amountMinor, currency)}</p>}
      </div>
      <p>{t(isTried ? 'triedText' : text)}</p>
      <Button busy={busy} onClick={onAdd}>
        {t('add')}
      </Button>
      {isTried && (
        <>
          <Button look="quiet" onClick={() => navigate(pages.statement, { replace: true })}>
            {t('shared:unknownLook')}
          </Button>
          <Button look="plain" onClick={onSeen}>
            {t('isThere')}
          </Button>
        </>
      )}
      <LoadingOverlay active={busy} />
    </section>
  )
}
