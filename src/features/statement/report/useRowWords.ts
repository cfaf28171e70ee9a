import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/dates.ts'
import type { StatementRow } from '../../../api/statement.ts'
import { movementKinds, serverWordOf } from '../kinds.ts'
import type { NameOf } from '../useMovement.ts'
import type { Fact } from './facts.ts'

/** An unknown kind has the server's own word. */
export function useKindName() {
  const { t } = useTranslation('statement')
  return (row: Pick<StatementRow, 'kind' | 'word'>): string => serverWordOf(row) || t(movementKinds[row.kind].text)
}

/** '' for no value. */
export interface StatementRowWords {
  readonly time: string
  readonly kind: string
  readonly details: string
  readonly from: string
  readonly to: string
  readonly status: string
}

export function useRowWords(nameOf: NameOf) {
  const { t } = useTranslation('statement')
  const nameOfKind = useKindName()
  const named = (code: string) => (code === '' ? '' : nameOf(code).name)
  return ({ row, progress }: Fact): StatementRowWords => ({
    time: row.createdAt === null ? '' : formatDateTime(row.createdAt),
    kind: nameOfKind(row),
    details: row.description,
    from: named(row.from),
    to: named(row.to),
    status: t(progress),
  })
}
