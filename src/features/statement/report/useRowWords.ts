import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/dates.ts'
import type { StatementRow } from '../../../api/statement.ts'
import { movementKinds, serverWordOf, type NameOf } from '../Movements.tsx'
import { filterKind, type Filter } from './filter.ts'
import { isoMonthLabel } from './sums.ts'

export function useKindName() {
  const { t } = useTranslation('statement')
  return (row: Pick<StatementRow, 'kind' | 'word'>): string => serverWordOf(row) || t(movementKinds[row.kind].text)
}

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

export function useFilterWords({ kind, direction, status, month, search }: Filter): string {
  const { t } = useTranslation(['report', 'statement', 'shared'])
  const nameOfKind = useKindName()
  const one = filterKind({ kind })
  const directions = { '': '', '+': t('in'), '-': t('out'), none: t('noDirection') }
  const parts = [
    kind === 'payments' ? t('payments') : one === null ? '' : nameOfKind(one),
    directions[direction],
    status === '' ? '' : t(`statement:${status}`),
    month === 'none' ? t('shared:undated') : month === '' ? '' : isoMonthLabel(month),
    search.trim() === '' ? '' : `“${search.trim()}”`,
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
