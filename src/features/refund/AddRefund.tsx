import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { Masked } from '../../ui/Masked.tsx'
import type { PendingRefund } from './pendingRefund.ts'
import dialogStyles from '../../ui/DialogForm.module.css'
import figureStyles from '../../ui/Figure.module.css'
import styles from './Refund.module.css'

interface Props {
  pending: PendingRefund
  currency: Currency
  busy: boolean
  onAdd(): void
  /** The player says that the refund is in the wallet. */
  onSeen(): void
}

/** Adds a received refund to the wallet. After a failed try the player can look at the statement and end it. */
export function AddRefund({ pending: { received, added, amountMinor }, currency, busy, onAdd, onSeen }: Props) {
  const { t } = useTranslation(['refund', 'shared'])
  const isDoubtful = added === 'perhaps'
  const title = t(isDoubtful ? 'triedTitle' : 'halfTitle')
  const text = received === 'surely' ? 'halfSurely' : 'halfPerhaps'
  return (
    <section className={dialogStyles['form']} aria-label={title}>
      <div className={styles['sum']}>
        <p className={styles['label']}>{title}</p>
        {amountMinor !== null && (
          <p className={figureStyles['figure']}>
            <Masked>{formatMoney(amountMinor, currency)}</Masked>
          </p>
        )}
      </div>
      <p>{t(isDoubtful ? 'triedText' : text)}</p>
      <Button busy={busy} onClick={onAdd}>
        {t('add')}
      </Button>
      {added !== 'no' && (
        <>
          <Button variant="quiet" onClick={() => navigate(pages.statement, { replace: true })}>
            {t('shared:unknownLook')}
          </Button>
          <Button variant="plain" onClick={onSeen}>
            {t('isThere')}
          </Button>
        </>
      )}
      <LoadingOverlay active={busy} />
    </section>
  )
}
