import type { RowProgress } from '../../../api/entities.ts'
import type { StatementRow } from '../../../api/statement.ts'
import type { Minor } from '../../../lib/money/minor.ts'
import { timeOf } from '../../../wallet/ledger/row.ts'
import { directionOf, magnitudeOf } from '../rules.ts'

/** What the sums and filters need of a row. */
export interface Fact {
  readonly row: StatementRow
  /** Epoch ms; null without a readable time. */
  readonly at: number | null
  /** `YYYY-MM` by the device's calendar, as its date is shown; null without a readable time. */
  readonly month: string | null
  /** From the main wallet's point of view; null for a row that failed, and where it is not known. */
  readonly direction: '+' | '-' | null
  readonly progress: RowProgress
  /** Without its sign; null if the server sent no number. */
  readonly amount: Minor | null
  readonly payment: 'deposit' | 'withdrawal' | null
}

const facts = new WeakMap<StatementRow, Fact>()

/** The facts of a row. Each is made once, as thousands of rows are added up again with every page. */
export function factOf(row: StatementRow): Fact {
  const known = facts.get(row)
  if (known) return known
  const at = timeOf(row)
  const made: Fact = {
    row,
    at,
    month: at === null ? null : monthOf(at),
    direction: directionOf(row),
    progress: row.progress,
    amount: magnitudeOf(row),
    payment: row.kind === 'deposit' ? 'deposit' : row.kind === 'withdraw' ? 'withdrawal' : null,
  }
  facts.set(row, made)
  return made
}

function monthOf(at: number): string {
  const date = new Date(at)
  return `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** `MM/YYYY`, as the dates are written. */
export const monthLabel = (month: string): string => month.replace(/^(\d+)-(\d+)$/, '$2/$1')
