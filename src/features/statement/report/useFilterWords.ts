import { useTranslation } from 'react-i18next'
import { isoMonthLabel } from './facts.ts'
import { filterKind, type Filter } from './filter.ts'
import { useKindName } from './useRowWords.ts'

/** '' for none. */
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
