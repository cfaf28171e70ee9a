import type { StatementRow } from '../api/statement.ts'

/** A payment that is not credited by then (ms) takes longer than was promised (spec, section 5). */
export const promisedTime = 60_000

const [leastPause, mostPause] = [3_000, 30_000]

/** How long to wait until the next look (ms), after so long a wait: short at first, half a minute at most. */
export const pauseAfter = (waited: number): number => Math.min(mostPause, Math.max(leastPause, waited / 4))

const isCredit = ({ statementType, status }: StatementRow) => statementType === 'deposit' && status === 'SUCCESS'

/** Rows have no identity: two of the same content are told apart by their count. */
const contentOf = ({ createdAt, from, to, amount }: StatementRow) => JSON.stringify([createdAt, from, to, amount])

/** The deposits of a statement's first page that are credited now and were not on the page read before; newest first. */
export function creditsSince(before: readonly StatementRow[], now: readonly StatementRow[]): StatementRow[] {
  const known = new Map<string, number>()
  for (const row of before.filter(isCredit)) known.set(contentOf(row), (known.get(contentOf(row)) ?? 0) + 1)
  return now.filter(isCredit).filter((row) => {
    const left = known.get(contentOf(row)) ?? 0
    known.set(contentOf(row), left - 1)
    return left <= 0
  })
}
