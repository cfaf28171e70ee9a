import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatMovement } from '../../../i18n/amounts.ts'
import { formatDateTime, formatDay } from '../../../i18n/dates.ts'
import { exactMoney, formatCount } from '../../../i18n/money.ts'
import { keyed } from '../../../ui/lists/keyed.ts'
import { magnitudeOf } from '../../../wallet/ledger/reading.ts'
import { directionOf } from '../rules.ts'
import { exactSum, isoMonthLabel } from './sums.ts'
import { useFilterChoices, useRowWords } from './useRowWords.ts'
import type { StatementReport } from './useStatementReport.ts'
import styles from './Paper.module.css'

export function Paper({ report, paper }: { report: StatementReport; paper: Ref<HTMLElement> }) {
  const { t } = useTranslation(['statementReport', 'statement', 'shared'])
  const { net, sums, shown, months, currency, history, lacks, isWhole } = report
  const wordsOf = useRowWords(report.nameOf)
  const { words: filter } = useFilterChoices(report, report.shownFilter)
  const since =
    net.since === null ? t('sinceUnknown') : t(isWhole ? 'since' : 'sincePart', { date: formatDay(net.since) })
  const facts = [
    [`${t('net')} · ${since}`, exactMoney(net.net, currency)],
    [t('in'), exactSum(sums.in, currency, '+')],
    [t('out'), exactSum(sums.out, currency, '-')],
    [t('underWay'), exactMoney(sums.underWay.amount, currency)],
  ]
  return createPortal(
    <article ref={paper} className={styles['paper']}>
      <h1>{`${document.title} · ${t('paperTitle')}`}</h1>
      <p>{t('readAt', { time: formatDateTime(history.readAt) })}</p>
      <p>{t('shown', { number: formatCount(shown.length), total: formatCount(history.total) })}</p>
      {filter !== '' && <p>{filter}</p>}
      {lacks > 0 && <p>{t('fileLacks', { count: lacks, number: formatCount(lacks) })}</p>}
      {sums.undated > 0 && <p>{t('undated', { count: sums.undated, number: formatCount(sums.undated) })}</p>}
      {sums.unclear > 0 && <p>{t('unclear', { count: sums.unclear, number: formatCount(sums.unclear) })}</p>}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('perMonth')}</h2>
      <PaperTable
        head={[t('month'), t('in'), t('out')]}
        rows={months.map(({ month, sums: its }) => [
          month === null ? t('shared:undated') : isoMonthLabel(month),
          exactSum(its.in, currency, '+'),
          exactSum(its.out, currency, '-'),
        ])}
      />
      <h2>{t('rows')}</h2>
      <PaperTable
        head={[t('statement:time'), t('kind'), t('statement:from'), t('statement:to'), t('status'), t('amount')]}
        rows={shown.map((row) => {
          const { time, kind, details, from, to, status } = wordsOf(row)
          const written = magnitudeOf(row)
          const amount = written === null ? t('noAmount') : formatMovement(written, currency, directionOf(row))
          return [time, details === '' ? kind : `${kind}: ${details}`, from, to, status, amount]
        })}
      />
    </article>,
    document.body,
  )
}

const PaperTable = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <table>
    <thead>
      <tr>
        {head.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {keyed(rows, (cells) => cells.join(' ')).map(({ key, item: cells }) => (
        <tr key={key}>
          {cells.map((cell, column) => (
            <td key={head[column]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
