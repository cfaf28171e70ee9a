import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatMovement } from '../../i18n/figures.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import type { Minor } from '../../money/minor.ts'
import type { PlaySession } from '../../wallet/playSession.ts'
import { IconWarning } from '../../ui/Warning.tsx'
import styles from './Result.module.css'
import { minutesOf, type Result } from '../../wallet/sessionResult.ts'

interface Props {
  /** Null where it could not be told. */
  session: PlaySession | null
  /** When it was read (epoch ms by the server's clock). */
  now: number
  /** Null where the start or the present could not be counted. */
  result: Result | null
  currency: Currency
}

const signOf = (minor: Minor) => (minor === 0 ? null : minor > 0 ? '+' : '-')

/** Time, paid in, paid out, credits and the net result, exact or named an estimate. */
export function ResultRows({ session, now, result, currency }: Props) {
  const { t } = useTranslation('sessionResult')
  if (!session) return <IconWarning small>{t('unknown')}</IconWarning>
  const minutes = minutesOf(session, now)
  const time =
    minutes < 60 ? t('minutes', { minutes }) : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const about = (text: string) => (result?.isExact ? text : t('about', { amount: text }))
  return (
    <>
      <dl className={styles['rows']}>
        <div>
          <dt>{t('time')}</dt>
          <dd>{time}</dd>
        </div>
        {result && (
          <>
            <div>
              <dt>{t('paidIn')}</dt>
              <dd>{formatMoney(result.paidIn, currency)}</dd>
            </div>
            <div>
              <dt>{t('paidOut')}</dt>
              <dd>{formatMoney(result.paidOut, currency)}</dd>
            </div>
            {result.credits !== 0 && (
              <div>
                <dt>{t('credits')}</dt>
                <dd>{formatMovement(result.credits, currency, signOf(result.credits))}</dd>
              </div>
            )}
            <div className={styles['net']}>
              <dt>{t('net')}</dt>
              <dd>{about(formatMovement(result.net, currency, signOf(result.net)))}</dd>
            </div>
          </>
        )}
      </dl>
      {result ? (
        <p className={styles['note']}>
          {t('since', { time: formatDateTime(session.start?.at ?? session.at) })}{' '}
          {t(result.isExact ? 'exact' : 'estimate')}
        </p>
      ) : (
        <IconWarning small>{t('unknown')}</IconWarning>
      )}
    </>
  )
}
