import { useTranslation } from 'react-i18next'
import { RotateCw, Square } from 'lucide-react'
import type { Wallet } from '../../../api/wallet.ts'
import { formatCount } from '../../../i18n/amounts.ts'
import { formatMoney, isLong, type Currency } from '../../../i18n/money.ts'
import { currencyOf } from '../../../wallet/accounts.ts'
import { Amount, Masked } from '../../../ui/money/Amount.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { monthLabel, type FriendsSum } from './totals.ts'
import { useInviteTotals, type InviteTotals } from './useInviteTotals.ts'
import { TotalsReading } from './TotalsReading.tsx'
import { IconWarning } from '../../../ui/feedback/Warning.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import hero from '../../../ui/layout/Hero.module.css'
import styles from './Kit.module.css'

const totalsActions = {
  idle: { text: 'start', Icon: null },
  reading: { text: 'stop', Icon: Square },
  complete: { text: 'again', Icon: RotateCw },
  unsteady: { text: 'again', Icon: null },
  failed: { text: 'goOn', Icon: null },
  stopped: { text: 'goOn', Icon: null },
} as const

function TotalsAction({ totals: { read, start, stop } }: { totals: InviteTotals }) {
  const { t } = useTranslation('kit')
  const { text, Icon } = totalsActions[read.status]
  return (
    <Button
      variant={Icon ? 'plain' : 'quiet'}
      className={classes(styles['action'], Icon && styles['beside'])}
      onClick={read.status === 'reading' ? stop : start}
    >
      {Icon && <Icon size={16} fill={Icon === Square ? 'currentColor' : 'none'} aria-hidden="true" />}
      <span>{t(text)}</span>
    </Button>
  )
}

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
            <FriendsSumRow key={label} label={label} part={part} currency={currency} />
          ))}
        </dl>
      )}
      <TotalsProgress totals={totals} />
      {read.rows.length > 0 && <p className={classes(styles['note'], styles['fine'])}>{t('notPaid')}</p>}
    </Card>
  )
}

interface PartProps {
  label: string
  part: FriendsSum
  currency: Currency
}

function FriendsSumRow({ label, part: { joined, earned }, currency }: PartProps) {
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

function TotalsProgress({ totals }: { totals: InviteTotals }) {
  const { status } = totals.read
  const isPart = status === 'failed' || status === 'stopped' || status === 'unsteady'
  return (
    <div className={classes(styles['course'], isPart && styles['partly'])}>
      {status !== 'idle' && (
        <>
          <TotalsReading read={totals.read} />
          <TotalsBar read={totals.read} />
          <TotalsGaps totals={totals} />
        </>
      )}
      <TotalsAction totals={totals} />
    </div>
  )
}

function TotalsBar({ read: { status, rows, total, unreadable } }: Pick<InviteTotals, 'read'>) {
  const { t } = useTranslation('kit')
  const done = rows.length + unreadable
  if (status === 'complete' || (status !== 'reading' && total === null)) return null
  return (
    <div
      role="progressbar"
      aria-label={t('progress')}
      {...(total === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': done })}
      className={styles['track']}
    >
      <span style={{ transform: `scaleX(${total ? done / total : 0})` }} />
    </div>
  )
}

function TotalsGaps({ totals: { read, sums } }: { totals: InviteTotals }) {
  const { t } = useTranslation('kit')
  const { status, missing, unreadable } = read
  const isPart = status !== 'complete' && missing !== 0
  const lacks = [
    isPart && (missing === null ? t('lacksSome') : t('lacks')),
    unreadable > 0 && t('unreadable', { count: unreadable, number: formatCount(unreadable) }),
    sums.unclear > 0 && t('unclear', { count: sums.unclear, number: formatCount(sums.unclear) }),
    sums.undated > 0 && t('undated', { count: sums.undated, number: formatCount(sums.undated) }),
    sums.ahead > 0 && t('ahead', { count: sums.ahead, number: formatCount(sums.ahead) }),
  ].filter((text) => text !== false)
  if (lacks.length === 0) return null
  const lines = lacks.map((text) => <p key={text}>{text}</p>)
  return status === 'complete' || status === 'reading' ? (
    <div className={styles['lacks']}>
      <IconWarning small>{lines}</IconWarning>
    </div>
  ) : (
    <div className={styles['note']}>{lines}</div>
  )
}
