import { RotateCw, Download, ExternalLink, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRef, useState } from 'react'
import { useDialog } from '../../../nav/useDialog.ts'
import { listDrawing } from '../../../ui/drawings.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { IconButton, Button } from '../../../ui/controls/Button.tsx'
import { Sheet } from '../../../ui/layout/Sheet.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { type History, useStatementReport, type StatementReport } from './useStatementReport.ts'
import { statementHistory } from '../../../wallet/statementHistory.ts'
import { isNoFilter } from './filter.ts'
import { Filters } from './Filters.tsx'
import { Months } from './Months.tsx'
import { ReadingStatus } from './ReadingStatus.tsx'
import { NetDeposits, ShownSums } from './ShownSums.tsx'
import { Pagination } from '../../../ui/lists/Pagination.tsx'
import { Movements } from '../Movements.tsx'
import { openInBrowser } from '../../../session/openInBrowser.ts'
import { formatCount } from '../../../i18n/amounts.ts'
import { pages } from '../../../nav/addresses.ts'
import { searchOf } from '../../../nav/dialogAddress.ts'
import { platform } from '../../../platform/current.ts'
import { Paper } from './Paper.tsx'
import { canPrint, useTakeAway } from './useTakeAway.ts'
import styles from './Report.module.css'

/** Few enough for a cheap phone. */
const rowsAtOnce = 25

/** Paged, because thousands of rows would slow down each keystroke. */
function FoundRows({ report: { shown, filter, nameOf, currency } }: { report: StatementReport }) {
  const { t } = useTranslation('report')
  const top = useRef<HTMLHeadingElement>(null)
  const [{ page, of }, setTurned] = useState({ page: 1, of: filter })
  const pageCount = Math.max(1, Math.ceil(shown.length / rowsAtOnce))
  const current = of === filter ? Math.min(page, pageCount) : 1
  const turn = (next: number) => {
    setTurned({ page: next, of: filter })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const rows = shown.slice((current - 1) * rowsAtOnce, current * rowsAtOnce)
  return (
    <section className={styles['found']} aria-labelledby="report-found">
      <h3 ref={top} id="report-found" className={styles['heading']}>
        {t('rows')}
      </h3>
      {rows.length === 0 ? (
        <EmptyState drawing={listDrawing} title={t('nothingTitle')} text={t('nothingText')} />
      ) : (
        <Movements rows={rows} nameOf={nameOf} currency={currency} />
      )}
      <Pagination page={current} pages={pageCount} onPage={turn} />
    </section>
  )
}

export function ReportDialog() {
  const type = useDialog()?.code
  return <WholeStatement key={type} type={type} />
}

function WholeStatement({ type }: { type: string | undefined }) {
  const { t } = useTranslation(['report', 'statement'])
  const report = useStatementReport(type)
  const isEmpty = report.history.status === 'complete' && report.history.total === 0
  return (
    <Sheet title={t('title')} action={<ReadAgain history={report.live} />}>
      <div className={styles['report']}>
        {isEmpty ? (
          <EmptyState drawing={listDrawing} title={t('statement:emptyTitle')} text={t('statement:emptyText')} />
        ) : (
          <>
            <ReadingStatus history={report.live} />
            {report.history.rows.length > 0 && <ReportBody report={report} />}
          </>
        )}
      </div>
    </Sheet>
  )
}

function ReadAgain({ history: { status, total } }: { history: History }) {
  const { t } = useTranslation('report')
  const isReading = status === 'reading'
  if (total === null || (status !== 'complete' && !isReading)) return null
  return (
    <IconButton
      label={t('readAgain')}
      aria-busy={isReading}
      onClick={isReading ? undefined : () => statementHistory.read()}
    >
      {isReading ? <Spinner /> : <RotateCw />}
    </IconButton>
  )
}

function ReportBody({ report }: { report: StatementReport }) {
  const { t } = useTranslation('report')
  const { filter, currency } = report
  const net = <NetDeposits key="net" report={report} />
  const sums = <ShownSums key="sums" report={report} />
  const take = <TakeAway key="take" report={report} />
  const found = <FoundRows key="found" report={report} />
  const scope = [!isNoFilter(filter) && t('foundOnly'), !report.isWhole && t('sumsLack')]
  const months = (
    <Months key="months" months={report.months} currency={currency} scope={scope.filter(Boolean).join(' · ')} />
  )
  return (
    <>
      <Filters report={report} />
      {isNoFilter(filter) ? [net, sums, months, found, take] : [sums, found, net, months, take]}
    </>
  )
}

function TakeAway({ report }: { report: StatementReport }) {
  const { t } = useTranslation('report')
  const { paper, isPrinting, isRefused, takeCsv, takePaper } = useTakeAway(report)
  const { downloads, openInBrowser: opensBrowser } = platform().can
  if (!report.isCurrencyKnown) return null
  return (
    <section aria-label={t('take')}>
      <p className={styles['name']}>
        {t('takeRows', { count: report.shown.length, number: formatCount(report.shown.length) })}
      </p>
      <div className={styles['actions']}>
        <Button variant="quiet" className={styles['action']} onClick={takeCsv}>
          <Download size={20} />
          <span>{t('csv')}</span>
        </Button>
        <Button variant="quiet" className={styles['action']} onClick={takePaper}>
          <Printer size={20} />
          <span>{t(canPrint() ? 'print' : 'printable')}</span>
        </Button>
        {!downloads && opensBrowser && (
          <Button
            variant="plain"
            className={styles['action']}
            onClick={() => openInBrowser(pages.statement + searchOf({ name: 'report' }))}
          >
            <ExternalLink size={20} />
            <span>{t('inBrowser')}</span>
          </Button>
        )}
      </div>
      <p className={styles['warned']} role="status">
        {isRefused ? t(opensBrowser ? 'refusedBrowser' : 'refused') : ''}
      </p>
      {isPrinting && <Paper report={report} paper={paper} />}
    </section>
  )
}
