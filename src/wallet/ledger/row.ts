import { mainWallet } from '../../api/entities.ts'
import type { StatementRow } from '../../api/statement.ts'
import { magnitude } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'

export type LedgerRow = StatementRow

/** Epoch ms, server time. */
export const timeOf = ({ createdAt }: LedgerRow): number | null => (createdAt === null ? null : Date.parse(createdAt))

/** `instant` is epoch ms; null for all. Rows without a time are after it. */
export const isAfter = (row: LedgerRow, instant: number | null): boolean =>
  (timeOf(row) ?? Infinity) > (instant ?? -Infinity)

/** Rows have no ids; status and linked text may change. */
export const rowContent = (row: LedgerRow): string =>
  JSON.stringify([row.word, row.from, row.to, row.amount, row.createdAt])

/** @returns the unsigned amount; null if the server sent no number. */
export const magnitudeOf = ({ amount }: LedgerRow): Minor | null => amount && magnitude(amount)

/**
 * In minor units. A withdrawal in progress has left the wallet.
 * @returns null if unknown.
 */
export function mainEffectOf({ kind, amount, progress, from, to }: LedgerRow): Minor | null {
  const isBetween = from !== mainWallet && to !== mainWallet
  // A failed transfer may be back in the main wallet (product, section 8: TRANSFER_FAIL).
  if (progress === 'failed') return kind === 'transfer' && isBetween ? null : noEffect
  if (kind === 'other' || amount === null) return null
  if (kind === 'withdraw') return negative(magnitude(amount))
  if (kind === 'transfer') {
    if (progress === 'underWay') return null
    const [isOut, isIn] = [from === mainWallet, to === mainWallet]
    if (isOut && isIn) return null
    if (isOut) return negative(magnitude(amount))
    // A negative amount contradicts these accounts.
    if (amount < 0) return null
    return isIn ? amount : noEffect
  }
  if (progress === 'underWay') return noEffect
  if (kind === 'finishBonus') return amount <= 0 ? amount : null
  return kind === 'bonus' && to !== mainWallet && to !== '' ? null : amount
}

const noEffect = 0 as Minor
const negative = (minor: Minor) => (0 - minor) as Minor

export function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export function takeOne(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0
  counts.set(key, left - 1)
  return left > 0
}
