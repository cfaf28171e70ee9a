import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../i18n/dates.ts'
import { formatCount, formatMoney, isLong } from '../../../i18n/money.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Masked } from '../../../ui/money/Amount.tsx'
import { isNoFilter } from './filter.ts'
import { sumText } from './sums.ts'
import type { StatementReport } from './useStatementReport.ts'
import pageStyles from '../../../ui/layout/Page.module.css'
import styles from './Report.module.css'

/** Each figure of a partial sum is marked. */
function usePart({ isWhole }: StatementReport) {
  const { t } = useTranslation('statementReport')
  return (what: string) => (isWhole ? what : t('part', { what }))
}

export function ShownSums({ report }: { report: StatementReport }) {
  const { t } = useTranslation(['statementReport', 'statement'])
  const part = usePart(report)
  const { sums, currency, history, filter } = report
  const isAll = isNoFilter(filter)
  const { neutral, underWay } = sums
  const others = [
    { label: part(t('beside')), hint: undefined, ...neutral },
    { label: part(t('statement:underWay')), hint: t('underWayIs'), ...underWay },
  ].filter(({ rows }) => rows > 0)
  const notes = [
    sums.failed > 0 && t('failed', { number: formatCount(sums.failed) }),
    sums.undated > 0 && t('undated', { count: sums.undated, number: formatCount(sums.undated) }),
  ].filter((note) => note !== false)
  return (
    <Card aria-label={t('sums')}>
      <p className={pageStyles['subtitle']} role="status">
        {sums.rows === history.total
          ? t('sums')
          : t('shown', { number: formatCount(sums.rows), total: formatCount(history.total) })}
      </p>
      <dl className={styles['sums']}>
        <Sum
          label={part(t('in'))}
          hint={isAll ? t('inIs') : undefined}
          value={sumText(sums.in, currency, '+')}
          direction="+"
        />
        <Sum
          label={part(t('out'))}
          hint={isAll ? t('outIs') : undefined}
          value={sumText(sums.out, currency, '-')}
          direction="-"
        />
        {others.map(({ label, hint, amount }) => (
          <Sum key={label} label={label} hint={hint} value={formatMoney(amount, currency)} />
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="muted">
          {note}
        </p>
      ))}
      {sums.unclear > 0 && (
        <p className={styles['warned']}>{t('unclear', { count: sums.unclear, number: formatCount(sums.unclear) })}</p>
      )}
    </Card>
  )
}

/** `children`: further sums, behind the same fold. */
export function NetDeposits({ report, children }: { report: StatementReport; children?: ReactNode }) {
  const { t } = useTranslation(['statementReport', 'statement'])
  const part = usePart(report)
  const { net, currency, isWhole } = report
  const written = formatMoney(net.net, currency)
  const since = net.since === null ? null : formatDay(net.since)
  const parts = [
    ['netWaiting', net.waiting, 'netWithout'],
    ['netLeaving', net.leaving, 'netWith'],
  ] as const
  const isTakenBack = net.deposits !== null && net.deposits < 0
  return (
    <Card aria-label={t('net')}>
      <h3 className={pageStyles['subtitle']}>{part(t('net'))}</h3>
      <p className={styles['figure']} data-long={isLong(written) || undefined}>
        <Masked>{written}</Masked>
      </p>
      <dl>
        <Sum
          label={part(t('netIn'))}
          value={isTakenBack ? formatMoney(net.deposits, currency) : sumText(net.deposits, currency, '+')}
          direction={isTakenBack ? '-' : '+'}
        />
        <Sum label={part(t('netOut'))} value={sumText(net.withdrawals, currency, '-')} direction="-" />
      </dl>
      {net.unclear > 0 && (
        <p className={styles['warned']}>{t('unclear', { count: net.unclear, number: formatCount(net.unclear) })}</p>
      )}
      <details className={styles['rest']}>
        <summary>
          <span>{t('statement:detail')}</span>
          <ChevronDown size={20} />
        </summary>
        <dl className={styles['sums']}>
          {parts
            .filter(([, { rows }]) => rows > 0)
            .map(([text, { rows, amount }, counted]) => (
              <Sum
                key={text}
                label={t(text, { count: rows, number: formatCount(rows) })}
                hint={t(counted)}
                value={formatMoney(amount, currency)}
              />
            ))}
        </dl>
        <p className="muted">
          {since === null ? t('sinceUnknown') : t(isWhole ? 'since' : 'sincePart', { date: since })}
        </p>
        {net.undated > 0 && (
          <p className="muted">{t('netUndated', { count: net.undated, number: formatCount(net.undated) })}</p>
        )}
        {children}
      </details>
    </Card>
  )
}

interface Props {
  label: string
  hint?: string | undefined
  value: string
  direction?: '+' | '-'
}

const Sum = ({ label, hint, value, direction }: Props) => (
  <div className={styles['sum']} data-direction={direction}>
    <dt>
      <span>{label}</span>
      {hint !== undefined && <span className="muted">{hint}</span>}
    </dt>
    <dd>
      <Masked>{value}</Masked>
    </dd>
  </div>
)
