import { useTranslation } from 'react-i18next'
import type { StatementRow } from '../../../api/statement.ts'
import { formatDateTime } from '../../../i18n/dates.ts'
import type { SelectChoice } from '../../../ui/controls/Field.tsx'
import { useKindName, type NameOf } from '../Movements.tsx'
import { filterKind, kindValue, type Filter } from './filter.ts'
import { isoMonthLabel } from './sums.ts'
import type { StatementReport } from './useStatementReport.ts'

export function useRowWords(nameOf: NameOf) {
  const { t } = useTranslation('statement')
  const nameOfKind = useKindName()
  const named = (code: string) => (code === '' ? '' : nameOf(code).name)
  return (row: StatementRow) => ({
    time: row.createdAt === null ? '' : formatDateTime(row.createdAt),
    kind: nameOfKind(row),
    details: row.description,
    from: named(row.from),
    to: named(row.to),
    status: t(row.progress),
  })
}

export const filterParts = ['kind', 'month', 'direction', 'status'] as const

/** Includes what the filter names: a reloaded page has no rows yet. */
export function useFilterChoices({ history, allMonths }: StatementReport, filter: Filter) {
  const { t } = useTranslation(['statementReport', 'statement', 'shared'])
  const nameOfKind = useKindName()
  const kindNow = filterKind(filter)
  const kinds = new Map([...history.rows, ...(kindNow ? [kindNow] : [])].map((row) => [kindValue(row), row]))
  const months = new Set([...allMonths.map(({ month }) => month ?? 'none'), filter.month])
  const choices: Record<(typeof filterParts)[number], SelectChoice[]> = {
    kind: [
      { value: 'payments', label: t('payments') },
      ...[...kinds].map(([value, row]) => ({ value, label: nameOfKind(row) })),
    ],
    month: [...months]
      .filter((month) => month !== '')
      .map((month) => ({ value: month, label: month === 'none' ? t('shared:undated') : isoMonthLabel(month) })),
    direction: [
      { value: '+', label: t('in') },
      { value: '-', label: t('out') },
      { value: 'none', label: t('noDirection') },
    ],
    status: (['success', 'underWay', 'failed'] as const).map((value) => ({ value, label: t(`statement:${value}`) })),
  }
  const search = filter.search.trim()
  const chosen = filterParts.flatMap((part) => choices[part].find(({ value }) => value === filter[part])?.label ?? [])
  return { choices, chosen, words: [...chosen, ...(search === '' ? [] : [`“${search}”`])].join(' · ') }
}
