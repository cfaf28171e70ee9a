import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Currency } from '../../i18n/money.ts'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Steps } from '../../ui/feedback/Steps.tsx'
import type { PendingRefund } from './pendingRefund.ts'
import styles from './Refund.module.css'
import { RefundHero } from './RefundHero.tsx'

interface Props {
  pending: PendingRefund
  currency: Currency
  busy: boolean
  onAdd(): void
  /** The player confirms that it is in the wallet. */
  onSeen(): void
}

/** After a failure, the player can check the statement and finish. */
export function AddRefund({ pending: { received, added, amountMinor }, currency, busy, onAdd, onSeen }: Props) {
  const { t } = useTranslation(['refund', 'shared'])
  const isDoubtful = added === 'perhaps'
  const title = t(isDoubtful ? 'triedTitle' : 'halfTitle')
  const text = received === 'surely' ? 'halfSurely' : 'halfPerhaps'
  return (
    <RefundHero title={title} amount={amountMinor} currency={currency} tone="waiting" busy={busy}>
      {received === 'surely' && (
        <Steps
          steps={[
            { label: t('stepReceived'), state: 'done' },
            { label: t('stepWallet'), state: 'now' },
          ]}
        />
      )}
      <p>{t(isDoubtful ? 'triedText' : text)}</p>
      <Button busy={busy} onClick={onAdd}>
        {t('add')}
      </Button>
      {added !== 'no' && (
        <div className={styles['others']}>
          <Button variant="plain" onClick={() => navigate(pages.statement, { replace: true })}>
            {t('shared:unknownLook')}
          </Button>
          <Button variant="plain" onClick={onSeen}>
            {t('isThere')}
          </Button>
        </div>
      )}
    </RefundHero>
  )
}
