import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/dates.ts'
import { kindOf } from '../kinds.ts'
import { descriptionOf } from '../rules.ts'
import type { NameOf } from '../useMovement.ts'
import type { Fact } from './facts.ts'

/** Returns the name of a type of movement, in the player's language; an unknown one is its own. */
export function useKindName() {
  const { t } = useTranslation('statement')
  return (statementType: string): string => {
    const { text } = kindOf(statementType)
    return text ? t(text) : statementType || t('other')
  }
}

/** A row in words, as it stands on paper and in a file; '' for what it does not say. */
export interface RowWords {
  readonly time: string
  readonly kind: string
  readonly details: string
  readonly from: string
  readonly to: string
  readonly status: string
}

/** Returns a row's words. */
export function useRowWords(nameOf: NameOf) {
  const { t } = useTranslation('statement')
  const nameOfKind = useKindName()
  const named = (code: string) => (code === '' ? '' : nameOf(code).name)
  return ({ row, progress }: Fact): RowWords => ({
    time: row.createdAt === null ? '' : formatDateTime(row.createdAt),
    kind: nameOfKind(row.statementType),
    details: descriptionOf(row),
    from: named(row.from),
    to: named(row.to),
    status: t(progress),
  })
}
