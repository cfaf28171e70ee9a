import { Search, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/Button.tsx'
import { Field, SelectField } from '../../../ui/controls/Field.tsx'
import { isNoFilter, noFilter } from './filter.ts'
import { filterParts, useFilterChoices } from './useRowWords.ts'
import type { StatementReport } from './useStatementReport.ts'
import styles from './Report.module.css'

export function Filters({ report }: { report: StatementReport }) {
  const { t } = useTranslation('statementReport')
  const { filter, setFilter } = report
  const { choices, chosen } = useFilterChoices(report, filter)
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
