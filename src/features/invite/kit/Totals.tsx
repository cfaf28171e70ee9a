import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../../api/wallet.ts'
import { formatCount } from '../../../i18n/amounts.ts'
import { formatMoney, isLong, type Currency } from '../../../i18n/money.ts'
import { currencyOf } from '../../../wallet/accounts.ts'
import { Amount } from '../../../ui/Amount.tsx'
import { Card } from '../../../ui/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import hero from '../../../ui/Hero.module.css'
import { Masked } from '../../../ui/Masked.tsx'
import styles from './Kit.module.css'
import { TotalsCourse } from './TotalsCourse.tsx'
import { monthLabel, type Part } from './totals.ts'
import { useInviteTotals } from './useInviteTotals.ts'

/** What waits to be received, and apart from it what all pages of invites come to, once the player asks. */
export function Totals({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('kit')
  const totals = useInviteTotals()
  const { read, at, sums } = totals
  const currency = currencyOf(wallet)
  const parts = [
    { label: t('all'), part: sums.all },
    { label: t('month', { month: monthLabel(at) }), part: sums.month },
  ]
  return (
    <Card aria-label={t('totals')} className={styles['totals']}>
      <h3 className="visually-hidden">{t('totals')}</h3>
      <dl className={classes(hero['hero'], styles['head'])}>
        <div className={styles['waiting']}>
          <dt>{t('waiting')}</dt>
          <dd>
            <Amount>{formatMoney(wallet.invite?.amount ?? null, currency)}</Amount>
          </dd>
        </div>
      </dl>
      {read.rows.length > 0 && (
        <dl className={styles['sums']}>
          {parts.map(({ label, part }) => (
            <PartSum key={label} label={label} part={part} currency={currency} />
          ))}
        </dl>
      )}
      <TotalsCourse totals={totals} />
      {read.rows.length > 0 && <p className={classes(styles['note'], styles['fine'])}>{t('notPaid')}</p>}
    </Card>
  )
}

interface PartProps {
  label: string
  part: Part
  currency: Currency
}

/** What friends brought, and how many they are. */
function PartSum({ label, part: { joined, earned }, currency }: PartProps) {
  const { t } = useTranslation('kit')
  const written = formatMoney(earned, currency)
  return (
    <div className={styles['sum']}>
      <dt>{label}</dt>
      <dd data-long={isLong(written) ? '' : undefined}>
        <Masked>{written}</Masked>
      </dd>
      <dd className={styles['note']}>{t('friends', { friends: formatCount(joined) })}</dd>
    </div>
  )
}
