import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../../api/wallet.ts'
import { formatCount } from '../../../i18n/figures.ts'
import { formatMoney } from '../../../i18n/money.ts'
import { currencyOf } from '../../../wallet/accounts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import styles from './Kit.module.css'
import { TotalsNotes } from './TotalsNotes.tsx'
import { TotalsReading } from './TotalsReading.tsx'
import { monthLabel, type Part } from './totals.ts'
import { useInviteTotals } from './useInviteTotals.ts'

/** What waits to be received, and apart from it what all pages of invites come to, once the player asks. */
export function Totals({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('kit')
  const totals = useInviteTotals()
  const { read, sums, start } = totals
  const currency = currencyOf(wallet)
  const written = ({ joined, earned }: Part) =>
    t('part', { friends: formatCount(joined), amount: formatMoney(earned, currency) })
  const figures = [
    [t('all'), written(sums.all)],
    [t('month', { month: monthLabel(read.at) }), written(sums.month)],
  ] as const
  return (
    <Card aria-label={t('totals')} className={styles['totals']}>
      <h3 className={styles['name']}>{t('totals')}</h3>
      <dl>
        <div className={styles['figure']}>
          <dt>{t('waiting')}</dt>
          <dd>{formatMoney(wallet.invite?.amount ?? null, currency)}</dd>
        </div>
        {read.rows.length > 0 &&
          figures.map(([label, value]) => (
            <div key={label} className={styles['figure']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {read.status === 'idle' ? (
        <>
          <p className={styles['note']}>{t('ask')}</p>
          <Button variant="quiet" onClick={start}>
            {t('start')}
          </Button>
        </>
      ) : (
        <>
          <TotalsReading totals={totals} />
          <TotalsNotes totals={totals} />
        </>
      )}
    </Card>
  )
}
