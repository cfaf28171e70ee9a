import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../i18n/dates.ts'
import { formatCount } from '../../../i18n/amounts.ts'
import { formatMoney, isLong } from '../../../i18n/money.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Masked } from '../../../ui/money/Amount.tsx'
import { Half } from './Half.tsx'
import styles from './Report.module.css'
import { Sum } from './Sum.tsx'
import { isReportWhole, type StatementReport } from './useStatementReport.ts'

export function NetDeposits({ report }: { report: StatementReport }) {
  const { t } = useTranslation('report')
  const { net, currency } = report
  const written = formatMoney(net.net, currency)
  const since = net.since === null ? null : formatDay(net.since)
  const parts = [
    ['netWaiting', net.waiting, 'netWithout'],
    ['netLeaving', net.leaving, 'netWith'],
  ] as const
  const waiting = parts.filter(([, { rows }]) => rows > 0)
  return (
    <Card aria-label={t('net')}>
      <h3 className={styles['name']}>{t('net')}</h3>
      <p className={styles['figure']} data-long={isLong(written) || undefined}>
        <Masked>{written}</Masked>
      </p>
      <p className={styles['note']}>
        {since === null ? t('sinceUnknown') : t(isReportWhole(report) ? 'since' : 'sincePart', { date: since })}
      </p>
      <dl className={styles['halves']}>
        <Half label={t('netIn')} value={formatMoney(net.deposits, currency)} direction="+" />
        <Half label={t('netOut')} value={formatMoney(net.withdrawals, currency)} direction="-" />
      </dl>
      {waiting.length > 0 && (
        <dl className={styles['beside']}>
          {waiting.map(([text, { rows, amount }, counted]) => (
            <Sum
              key={text}
              label={t(text, { count: rows, number: formatCount(rows) })}
              hint={t(counted)}
              value={formatMoney(amount, currency)}
            />
          ))}
        </dl>
      )}
      {net.undated > 0 && (
        <p className={styles['note']}>{t('netUndated', { count: net.undated, number: formatCount(net.undated) })}</p>
      )}
      {net.unclear > 0 && (
        <p className={styles['warned']}>{t('unclear', { count: net.unclear, number: formatCount(net.unclear) })}</p>
      )}
    </Card>
  )
}
