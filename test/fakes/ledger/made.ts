import * as v from 'valibot'
import { statementRow } from '../../../src/api/statement.ts'
import type { StatementRow } from '../../../src/api/statement.ts'
import type { StatementReading } from '../../../src/wallet/ledger/reading.ts'

/** A row as a backend writes it: its amount is a number of the currency. */
export interface Written {
  readonly statementType: string
  readonly from: string
  readonly to: string
  readonly amount: number | null
  readonly status: string
  readonly createdAt: string | null
  readonly bonus?: { readonly description: string }
}

/** A row as the wire reads it; by default a transfer of ฿100.00 into a game. */
export const row = (part: Partial<Written> = {}): StatementRow =>
  v.parse(statementRow, {
    statementType: 'transfer',
    from: 'wallet',
    to: 'neko',
    amount: 100,
    status: 'SUCCESS',
    createdAt: '2026-02-03T10:00:00.000Z',
    ...part,
  })

/** The instant this number of seconds after ten o'clock. */
export const at = (seconds: number) => new Date(Date.UTC(2026, 1, 3, 10) + seconds * 1000).toISOString()

/** A complete reading of a statement with only these rows. */
export const reading = (rows: readonly StatementRow[], part: Partial<StatementReading> = {}): StatementReading => ({
  rows,
  readCount: rows.length,
  total: rows.length,
  isComplete: true,
  askedAt: 0,
  ...part,
})
