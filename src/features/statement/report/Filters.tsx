import { Search, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/Button.tsx'
import { Field, SelectField } from '../../../ui/controls/Field.tsx'
import { isNoFilter, filterKind, kindValue, noFilter } from './filter.ts'
import styles from './Report.module.css'
import { isoMonthLabel } from './sums.ts'
import { useKindName, useFilterWords } from './useRowWords.ts'
import type { StatementReport } from './useStatementReport.ts'

export function Filters({ report: { history, allMonths, filter, setFilter } }: { report: StatementReport }) {
  const { t } = useTranslation(['report', 'statement', 'shared'])
  const nameOfKind = useKindName()
  // The search field shows its own text.
  const words = useFilterWords({ ...filter, search: '' })
  // The statement's buttons may choose a kind that has no rows, and a page loaded again has no rows yet.
  const kindNow = filterKind(filter)
  const months = [...new Set([...allMonths.map(({ month }) => month ?? 'none'), filter.month])].filter(Boolean)
  const known = new Map([...history.rows, ...(kindNow ? [kindNow] : [])].map((row) => [kindValue(row), row]))
  const selects = {
    kind: [
      { value: 'payments', label: t('payments') },
      ...[...known].map(([value, row]) => ({ value, label: nameOfKind(row) })),
    ],
    month: months.map((month) =>
      month === 'none' ? { value: month, label: t('shared:undated') } : { value: month, label: isoMonthLabel(month) },
    ),
    direction: [
      { value: '+', label: t('in') },
      { value: '-', label: t('out') },
      { value: 'none', label: t('noDirection') },
    ],
    status: (['success', 'underWay', 'failed'] as const).map((value) => ({ value, label: t(`statement:${value}`) })),
  }
  return (
    <section className={styles['filters']} aria-label={t('filters')}>
      <div className={styles['search']}>
        <Field
          label={t('search')}
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
          {(['kind', 'month', 'direction', 'status'] as const).map((part) => (
            <SelectField
              translate={part === 'month' ? 'no' : undefined}
              key={part}
              label={t(part)}
              choices={[{ value: '', label: t('all') }, ...selects[part]]}
              value={filter[part]}
              onChoose={(value) => setFilter({ ...filter, [part]: value })}
            />
          ))}
        </div>
      </details>
      {!isNoFilter(filter) && (
        <div className={styles['chosen']}>
          <p>{words}</p>
          <Button variant="plain" onClick={() => setFilter(noFilter)}>
            {t('clear')}
          </Button>
        </div>
      )}
    </section>
  )
}
