import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDialog } from '../../../nav/useDialog.ts'
import { listDrawing } from '../../../ui/drawings/list.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { type History, useReport, type Report } from './useReport.ts'
import { statementHistory } from '../../../wallet/statementHistory.ts'
import { isNoFilter } from './filter.ts'
import { Filters } from './Filters.tsx'
import { Found } from './Found.tsx'
import { Months } from './Months.tsx'
import { NetDeposits } from './NetDeposits.tsx'
import { Reading } from './Reading.tsx'
import styles from './Report.module.css'
import { ShownSums } from './ShownSums.tsx'
import { TakeAway } from './TakeAway.tsx'

/** The whole statement: searched, added up, and to take away. The address may name a type of movement to begin with. */
export function ReportDialog() {
  const type = useDialog()?.code
  return <WholeStatement key={type} type={type} />
}

function WholeStatement({ type }: { type: string | undefined }) {
  const { t } = useTranslation(['report', 'statement'])
  const report = useReport(type)
  const isEmpty = report.history.status === 'complete' && report.history.total === 0
  return (
    <Sheet title={t('title')} action={<ReadAgain history={report.live} />}>
      <div className={styles['report']}>
        {isEmpty ? (
          <EmptyState drawing={listDrawing} title={t('statement:emptyTitle')} text={t('statement:emptyText')} />
        ) : (
          <>
            <Reading history={report.live} />
            {report.facts.length > 0 && <Answers report={report} />}
          </>
        )}
      </div>
    </Sheet>
  )
}

/** Reads the whole statement again, once it has been read. */
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

/** Whoever searches wants the rows first, everybody else the months. What can be taken away is what was looked at, so it comes last. */
function Answers({ report }: { report: Report }) {
  const { t } = useTranslation('report')
  const { filter, currency } = report
  const net = <NetDeposits key="net" report={report} />
  const sums = <ShownSums key="sums" report={report} />
  const take = <TakeAway key="take" report={report} />
  const found = <Found key="found" report={report} />
  const months = (
    <Months key="months" months={report.months} currency={currency} scope={isNoFilter(filter) ? '' : t('foundOnly')} />
  )
  return (
    <>
      <Filters report={report} />
      {isNoFilter(filter) ? [net, sums, months, found, take] : [sums, found, net, months, take]}
    </>
  )
}
