import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maskWord, type Currency } from '../../../i18n/money.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Masked } from '../../../ui/money/Amount.tsx'
import { isoMonthLabel, sumText, type Month } from './sums.ts'
import styles from './Months.module.css'

/** Half a year fits on a phone. */
const monthsAtFirst = 6

/** Without a track, which would look like remaining progress. `share`: 0 to 1; zero is a stub. */
const Bar = ({ share }: { share: number }) => (
  <svg className={styles['bar']} width="100%" height="8" aria-hidden="true" focusable="false">
    {share === 0 ? (
      <rect className={styles['stub']} width="4" height="8" rx="2" />
    ) : (
      <rect width={`${Math.max(4, share * 100)}%`} height="8" rx="4" />
    )}
  </svg>
)

interface Props {
  months: readonly Month[]
  currency: Currency
  /** Rows that are included; '' for all. */
  scope: string
}

export function Months({ months, currency, scope }: Props) {
  const { t } = useTranslation(['statementReport', 'statement', 'shared'])
  const [isWhole, setIsWhole] = useState(false)
  if (months.length === 0) return null
  const shown = isWhole ? months : months.slice(0, monthsAtFirst)
  const most = Math.max(1, ...shown.flatMap(({ sums }) => [sums.in ?? 0, sums.out ?? 0]))
  const lines = shown.map(({ month, sums }) => ({
    month,
    cells: [
      { direction: '+', label: t('inShort'), sum: sums.in, text: sumText(sums.in, currency, '+') },
      { direction: '-', label: t('outShort'), sum: sums.out, text: sumText(sums.out, currency, '-') },
    ],
  }))
  // All bars end before the longest amount, so they can be compared.
  const longest = Math.max(...lines.flatMap(({ cells }) => cells.map(({ text }) => text.length)))
  return (
    <Card>
      <table className={styles['months']}>
        <caption className={styles['caption']}>
          <span>{t('perMonth')}</span>
          {scope && <span className={styles['scope']}>{scope}</span>}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('in')}</th>
            <th scope="col">{t('out')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ month, cells }) => (
            <tr key={month ?? ''} className={styles['row']}>
              <th scope="row" className={styles['month']} translate="no">
                {month === null ? t('shared:undated') : isoMonthLabel(month)}
              </th>
              {cells.map(({ direction, label, sum, text }) => (
                <td key={direction} className={styles['cell']} data-direction={direction}>
                  <b aria-hidden="true">{label}</b>
                  <Bar share={maskWord() === null ? (sum ?? 0) / most : 0} />
                  <span style={{ minWidth: `${longest}ch` }}>
                    <Masked>{text}</Masked>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {months.length > monthsAtFirst && (
        <Button variant="plain" className={styles['all']} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'fewerMonths' : 'allMonths')}
        </Button>
      )}
    </Card>
  )
}
