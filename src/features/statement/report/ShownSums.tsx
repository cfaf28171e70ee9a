import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../i18n/amounts.ts'
import { formatMoney } from '../../../i18n/money.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Half } from './Half.tsx'
import { Sum } from './Sum.tsx'
import { sumText } from './sumText.ts'
import styles from './Report.module.css'
import { missingRows, type StatementReport } from './useStatementReport.ts'

export function ShownSums({ report }: { report: StatementReport }) {
  const { t } = useTranslation(['report', 'statement'])
  const { sums, currency, history } = report
  const others = [
    ...(sums.neutral.rows > 0 ? [{ label: t('beside'), value: formatMoney(sums.neutral.amount, currency) }] : []),
    ...(sums.underWay.rows > 0
      ? [{ label: t('statement:underWay'), hint: t('underWayIs'), value: formatMoney(sums.underWay.amount, currency) }]
      : []),
  ]
  const notes = [
    sums.failed > 0 && t('failed', { number: formatCount(sums.failed) }),
    sums.undated > 0 && t('undated', { count: sums.undated, number: formatCount(sums.undated) }),
  ].filter((note) => note !== false)
  return (
    <Card aria-label={t('sums')}>
      <p className={styles['name']} role="status">
        {t('shown', { number: formatCount(sums.rows), total: formatCount(history.total) })}
      </p>
      <dl className={styles['halves']}>
        <Half label={t('in')} hint={t('inIs')} value={sumText(sums.in, currency, '+')} direction="+" />
        <Half label={t('out')} hint={t('outIs')} value={sumText(sums.out, currency, '-')} direction="-" />
      </dl>
      {others.length > 0 && (
        <dl className={styles['sums']}>
          {others.map((part) => (
            <Sum key={part.label} {...part} />
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
      {sums.unclear > 0 && (
        <p className={styles['warned']}>{t('unclear', { count: sums.unclear, number: formatCount(sums.unclear) })}</p>
      )}
      {missingRows(report) > 0 && <p className={styles['warned']}>{t('sumsLack')}</p>}
    </Card>
  )
}
