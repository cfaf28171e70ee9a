import type { RowProgress } from '../../../api/entities.ts'
import type { StatementRow } from '../../../api/statement.ts'
import type { Minor } from '../../../lib/money/minor.ts'
import { timeOf } from '../../../wallet/ledger/row.ts'
import { directionOf, magnitudeOf } from '../rules.ts'

export interface Fact {
  readonly row: StatementRow
  /** Epoch ms; null if unreadable. */
  readonly at: number | null
  /** `YYYY-MM` in the device's time zone; null if unreadable. */
  readonly month: string | null
  /** As seen from the main wallet; null if failed or unknown. */
  readonly direction: '+' | '-' | null
  readonly progress: RowProgress
  /** Unsigned; null if the server sent no number. */
  readonly amount: Minor | null
  readonly payment: 'deposit' | 'withdrawal' | null
}

const facts = new WeakMap<StatementRow, Fact>()

/** Made once per row, because each page adds up thousands again. */
export function factOf(row: StatementRow): Fact {
  const known = facts.get(row)
  if (known) return known
  const at = timeOf(row)
  const made: Fact = {
    row,
    at,
    month: at === null ? null : isoMonth(at),
    direction: directionOf(row),
    progress: row.progress,
    amount: magnitudeOf(row),
    payment: row.kind === 'deposit' ? 'deposit' : row.kind === 'withdraw' ? 'withdrawal' : null,
  }
  facts.set(row, made)
  return made
}

function isoMonth(at: number): string {
  const date = new Date(at)
  return `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

export const isoMonthLabel = (month: string): string => month.replace(/^(\d+)-(\d+)$/, '$2/$1')
