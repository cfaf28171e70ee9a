import { Search, SlidersHorizontal } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/dates.ts'
import { useReadErrorText } from '../../../i18n/errorText.ts'
import { formatCount } from '../../../i18n/money.ts'
import { useDialog } from '../../../nav/useDialog.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Field, SelectField } from '../../../ui/controls/Field.tsx'
import { RefreshButton } from '../../../ui/controls/RefreshButton.tsx'
import { listDrawing } from '../../../ui/drawings.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Warning } from '../../../ui/feedback/Warning.tsx'
import { Sheet } from '../../../ui/layout/Sheet.tsx'
import { pageOf } from '../../../ui/lists/pageWindow.ts'
import { Pagination } from '../../../ui/lists/Pagination.tsx'
import { statementHistory } from '../../../wallet/statementHistory.ts'
import { Movements } from '../Movements.tsx'
import { ExportActions } from './ExportActions.tsx'
import { isNoFilter, noFilter } from './filter.ts'
import { Months } from './Months.tsx'
import { NetDeposits, ShownSums } from './ShownSums.tsx'
import { filterParts, useFilterChoices } from './useRowWords.ts'
import { type History, type StatementReport, useStatementReport } from './useStatementReport.ts'
import styles from './Report.module.css'

/** A cheap phone can draw this many rows at once. */
const rowsAtOnce = 25

/** Paged, because thousands of rows would slow down each keystroke. */
function FoundRows({ report: { shown, filter, nameOf } }: { report: StatementReport }) {
  const { t } = useTranslation('statementReport')
  const top = useRef<HTMLHeadingElement>(null)
  const [{ page, of }, setTurned] = useState({ page: 1, of: filter })
  const { page: current, pages, rows } = pageOf(shown, of === filter ? page : 1, rowsAtOnce)
  const turn = (next: number) => {
    setTurned({ page: next, of: filter })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section className={styles['found']} aria-labelledby="report-found">
      <h3 ref={top} id="report-found" className="visually-hidden">
        {t('rows')}
      </h3>
      {rows.length === 0 ? (
        <EmptyState drawing={listDrawing} title={t('nothingTitle')} text={t('nothingText')} />
      ) : (
        <Movements rows={rows} nameOf={nameOf} level={4} />
      )}
      <Pagination page={current} pages={pages} onPage={turn} />
    </section>
  )
}

export function ReportDialog() {
  const type = useDialog()?.code
  return <WholeStatement key={type} type={type} />
}

function WholeStatement({ type }: { type: string | undefined }) {
  const { t } = useTranslation(['statementReport', 'statement'])
  const report = useStatementReport(type)
  const isEmpty = report.history.status === 'complete' && report.history.total === 0
  const hasRows = report.history.rows.length > 0
  return (
    <Sheet isTall title={t('title')} action={<ReadAgain history={report.live} />}>
      <div className="stack">
        {isEmpty ? (
          <EmptyState drawing={listDrawing} title={t('statement:emptyTitle')} text={t('statement:emptyText')} />
        ) : (
          <>
            {(hasRows || isBusy(report.history)) && <Filters report={report} />}
            <ReadingStatus history={report.live} />
            {hasRows && <ReportBody report={report} />}
          </>
        )}
      </div>
    </Sheet>
  )
}

function ReadAgain({ history: { status, total } }: { history: History }) {
  const { t } = useTranslation('statementReport')
  const isReading = status === 'reading'
  if (total === null || (status !== 'complete' && !isReading)) return null
  return <RefreshButton label={t('readAgain')} isBusy={isReading} onRefresh={() => statementHistory.read()} />
}

function ReportBody({ report }: { report: StatementReport }) {
  const { t } = useTranslation('statementReport')
  const { filter, currency } = report
  const sums = <ShownSums key="sums" report={report} />
  const exports = <ExportActions key="export" report={report} />
  const found = <FoundRows key="found" report={report} />
  const scope = [!isNoFilter(filter) && t('foundOnly'), !report.isWhole && t('sumsLack')]
  const months = (
    <Months key="months" months={report.months} currency={currency} scope={scope.filter(Boolean).join(' · ')} />
  )
  const net = (further: ReactNode) => (
    <NetDeposits key="net" report={report}>
      {further}
    </NetDeposits>
  )
  return isNoFilter(filter) ? [net([sums, months]), found, exports] : [sums, found, net(null), months, exports]
}

function ReadingStatus({ history }: { history: History }) {
  const { t } = useTranslation(['statementReport', 'common'])
  const errorText = useReadErrorText()
  const { status, failure, rows, unreadable, total, readAt } = history
  const isReading = isBusy(history)
  const isComplete = status === 'complete'
  const read = rows.length + unreadable
  const counts = { read: formatCount(read), total: formatCount(total ?? 0) }
  const readAll = t('readAll', { ...counts, count: total ?? 0 })
  const outcomes = {
    complete: `${readAll} · ${t('readAt', { time: formatDateTime(readAt) })}`,
    failed: `${t('common:loadFailed')} · ${errorText(failure)}`,
    unsteady: t('unsteady', counts),
    stopped: t('stopped', counts),
    reading: '',
    idle: '',
  }
  return (
    <div className={styles['reading']}>
      <div className={styles['course']}>
        <div className={styles['told']}>
          {isReading && <p>{total === null ? t('readingFirst') : t('reading', counts)}</p>}
          <p role="status" className={isComplete ? 'muted' : undefined}>
            {outcomes[status]}
          </p>
        </div>
        {!isComplete && (
          <Button
            variant="quiet"
            className={styles['act']}
            onClick={() => (isReading ? statementHistory.stop() : statementHistory.read())}
          >
            {t(isReading ? 'stop' : 'goOn')}
          </Button>
        )}
        {!isComplete && (
          <progress aria-label={t('progress')} value={total === null ? undefined : read} max={total ?? 1} />
        )}
      </div>
      {!isReading && <MissingRowsNote history={history} />}
    </div>
  )
}

const isBusy = ({ status }: History) => status === 'reading' || status === 'idle'

function MissingRowsNote({ history: { total, missing, unreadable } }: { history: History }) {
  const { t } = useTranslation('statementReport')
  if (total === null || missing === null || missing + unreadable === 0) return null
  return (
    <Warning>
      {missing > 0 && <p>{t('lacksMissing', { count: missing, number: formatCount(missing) })}</p>}
      {unreadable > 0 && <p>{t('lacksUnreadable', { count: unreadable, number: formatCount(unreadable) })}</p>}
    </Warning>
  )
}

function Filters({ report }: { report: StatementReport }) {
  const { t } = useTranslation('statementReport')
  const { filter, setFilter } = report
  const { choices, chosen } = useFilterChoices(report, filter)
  return (
    <section className={styles['filters']} aria-label={t('filters')}>
      <div className={styles['search']}>
        <Field
          label={t('search')}
          isLabelHidden
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={filter.search}
          placeholder={t('searchHint')}
          onChange={(event) => setFilter({ ...filter, search: event.target.value })}
        />
        <Search size={20} />
      </div>
      <details className={styles['more']}>
        <summary>
          <SlidersHorizontal size={22} />
          <span className="visually-hidden">{t('filters')}</span>
        </summary>
        <div className={styles['choices']}>
          {filterParts.map((part) => (
            <SelectField
              translate={part === 'month' ? 'no' : undefined}
              key={part}
              label={t(part)}
              choices={[{ value: '', label: t('all') }, ...choices[part]]}
              value={filter[part]}
              onChoose={(value) => setFilter({ ...filter, [part]: value })}
            />
          ))}
        </div>
      </details>
      {!isNoFilter(filter) && (
        <div className={styles['chosen']}>
          <p>{chosen.join(' · ')}</p>
          <Button variant="plain" onClick={() => setFilter(noFilter)}>
            {t('clear')}
          </Button>
        </div>
      )}
    </section>
  )
}
