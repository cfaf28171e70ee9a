import { Timer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatMovement, hideAmounts } from '../../i18n/amounts.ts'
import { formatMoney, type Currency, isLong } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import type { PlaySession } from '../../wallet/playSession.ts'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import { IconWarning } from '../../ui/feedback/Warning.tsx'
import { minutesOf, type Result } from '../../wallet/sessionResult.ts'
import styles from './Result.module.css'

interface NetResultProps {
  /** Signed, or masked. */
  amount: string
  isExact: boolean
}

/** Placeholder that splits the text around the amount. */
const amountMark = '|'

function NetResult({ amount, isExact }: NetResultProps) {
  const { t } = useTranslation('sessionResult')
  const [before = '', after = ''] = isExact ? [] : t('about', { amount: amountMark }).split(amountMark)
  return (
    <div className={styles['net']} data-long={isLong(amount) ? '' : undefined}>
      <dt>{t('net')}</dt>
      <dd>
        {before && <small>{before}</small>}
        <span>
          <Masked>{amount}</Masked>
        </span>
        {after && <small>{after}</small>}
      </dd>
    </div>
  )
}

interface Props {
  /** Null if unknown. */
  session: PlaySession | null
  /** Server time, epoch ms. */
  now: number
  /** Null if the start or the present is unknown. */
  result: Result | null
  currency: Currency
}

const signOf = (minor: Minor) => (minor === 0 ? null : minor > 0 ? '+' : '-')

export function ResultRows({ session, now, result, currency }: Props) {
  const { t } = useTranslation('sessionResult')
  if (!session) return <IconWarning small>{t('unknown')}</IconWarning>
  const minutes = minutesOf(session, now)
  const time =
    minutes < 60
      ? t('minutes', { count: minutes, minutes })
      : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const signed = (minor: Minor) => hideAmounts(formatMovement(minor, currency, signOf(minor)))
  const stats = result && [
    { name: t('paidIn'), amount: formatMoney(result.paidIn, currency) },
    { name: t('paidOut'), amount: formatMoney(result.paidOut, currency) },
    ...(result.credits === 0 ? [] : [{ name: t('credits'), amount: signed(result.credits) }]),
  ]
  return (
    <>
      <dl className={styles['rows']}>
        <div className={styles['time']}>
          <dt>
            <KindTile icon={Timer} kind="play" />
            <span>{t('time')}</span>
          </dt>
          <dd>{time}</dd>
        </div>
        {result && <NetResult amount={signed(result.net)} isExact={result.isExact} />}
        {stats?.map(({ name, amount }) => (
          <div key={name} className={styles['stat']}>
            <dt>{name}</dt>
            <dd>
              <Masked>{amount}</Masked>
            </dd>
          </div>
        ))}
      </dl>
      {result ? (
        <p className={styles['note']}>
          <span>{t('since', { time: formatDateTime(session.start?.at ?? session.at) })}</span>{' '}
          <span>{t(result.isExact ? 'exact' : 'estimate')}</span>
        </p>
      ) : (
        <IconWarning small>{t('unknown')}</IconWarning>
      )}
    </>
  )
}
