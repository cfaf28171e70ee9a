import { useTranslation } from 'react-i18next'
import { monthLabel } from './facts.ts'
import { kindValue, type Filter } from './filter.ts'
import { useKindName } from './useRowWords.ts'

/** A filter in words, '' for none. */
export function useFilterWords({ kind, direction, status, month, search }: Filter): string {
  const { t } = useTranslation(['report', 'statement', 'shared'])
  const nameOfKind = useKindName()
  const directions = { '': '', '+': t('in'), '-': t('out'), none: t('noDirection') }
  const parts = [
    kind === 'payments' ? t('payments') : kind === '' ? '' : nameOfKind(kind.slice(kindValue('').length)),
    directions[direction],
    status === '' ? '' : t(`statement:${status}`),
    month === 'none' ? t('shared:undated') : month === '' ? '' : monthLabel(month),
    search.trim() === '' ? '' : `“${search.trim()}”`,
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
