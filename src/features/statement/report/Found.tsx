import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listDrawing } from '../../../ui/drawings/list.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Movements } from '../Movements.tsx'
import styles from './Report.module.css'
import type { Report } from './useReport.ts'

/** Few enough to be drawn at once on a cheap phone. */
const rowsAtOnce = 25

/** The rows that are shown, so many a page; thousands in one list would make every letter of the search slow. */
export function Found({ report: { shown, filter, nameOf, currency } }: { report: Report }) {
  const { t } = useTranslation('report')
  const top = useRef<HTMLHeadingElement>(null)
  const [{ page, of }, setTurned] = useState({ page: 1, of: filter })
  const pages = Math.max(1, Math.ceil(shown.length / rowsAtOnce))
  // Another filter begins at its first page.
  const current = of === filter ? Math.min(page, pages) : 1
  const turn = (next: number) => {
    setTurned({ page: next, of: filter })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const rows = shown.slice((current - 1) * rowsAtOnce, current * rowsAtOnce).map(({ row }) => row)
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
      <Pagination page={current} pages={pages} onPage={turn} />
    </section>
  )
}
