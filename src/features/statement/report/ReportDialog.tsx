import { useTranslation } from 'react-i18next'
import { closeDialog } from '../../../nav/useDialog.ts'
import { listDrawing } from '../../../ui/drawings/list.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { isNoFilter } from './filter.ts'
import { Filters } from './Filters.tsx'
import { Found } from './Found.tsx'
import { Months } from './Months.tsx'
import { NetDeposits } from './NetDeposits.tsx'
import { Reading } from './Reading.tsx'
import styles from './Report.module.css'
import { ShownSums } from './ShownSums.tsx'
import { TakeAway } from './TakeAway.tsx'
import { useReport, type Report } from './useReport.ts'

/** The whole statement: searched, added up, and to take away. */
export function ReportDialog() {
  const { t } = useTranslation(['report', 'statement'])
  const report = useReport()
  const isEmpty = report.history.status === 'complete' && report.history.total === 0
  return (
    <Sheet title={t('title')} onClose={() => void closeDialog()}>
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

/** Whoever searches wants the rows first, everybody else the months. */
function Answers({ report }: { report: Report }) {
  const found = <Found key="found" report={report} />
  const months = <Months key="months" months={report.months} currency={report.currency} />
  return (
    <>
      <Filters report={report} />
      <NetDeposits report={report} />
      <ShownSums report={report} />
      <TakeAway report={report} />
      {isNoFilter(report.filter) ? [months, found] : [found, months]}
    </>
  )
}
