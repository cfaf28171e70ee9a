import type { StatementRow } from '../../../api/statement.ts'
import { formatMovement } from '../../../i18n/amounts.ts'
import { maskWord, type Currency } from '../../../i18n/money.ts'
import { groupBy } from '../../../lib/groupBy.ts'
import { minorOf, type Minor } from '../../../lib/money/minor.ts'
import { magnitudeOf, timeOf } from '../../../wallet/ledger/reading.ts'
import { directionOf } from '../rules.ts'

type Rows = readonly StatementRow[]

/**
 * Skips unreadable amounts.
 * @returns null beyond the exact range.
 */
const sumOf = (rows: Rows): Minor | null => minorOf(rows.reduce((before, row) => before + (magnitudeOf(row) ?? 0), 0))

const countedSum = (rows: Rows) => ({ rows: rows.length, amount: sumOf(rows) })

const isUnderWay = ({ progress }: StatementRow) => progress === 'underWay'
const isUndated = (row: StatementRow) => timeOf(row) === null

type Sums = ReturnType<typeof sumsOf>

/** In minor units; null beyond the exact range. */
export function sumsOf(rows: Rows) {
  const done = rows.filter(({ progress }) => progress === 'success')
  const underWay = rows.filter(isUnderWay)
  return {
    rows: rows.length,
    /** Only completed movements count. */
    in: sumOf(done.filter((row) => directionOf(row) === '+')),
    out: sumOf(done.filter((row) => directionOf(row) === '-')),
    neutral: countedSum(done.filter((row) => directionOf(row) === null)),
    underWay: countedSum(underWay),
    failed: rows.length - done.length - underWay.length,
    /** Rows with unreadable amounts, which no sum includes. */
    unclear: rows.filter(({ amount, progress }) => amount === null && progress !== 'failed').length,
    undated: rows.filter(isUndated).length,
  }
}

export const isPayment = ({ kind }: StatementRow) => kind === 'deposit' || kind === 'withdraw'

const less = (one: Minor | null, other: Minor | null) => (one === null || other === null ? null : minorOf(one - other))

/** Completed deposits less withdrawals, as those under way are already deducted from the wallet. */
export function netDepositsOf(rows: Rows) {
  const all = rows.filter((row) => isPayment(row) && row.progress !== 'failed')
  const deposits = all.filter(({ kind }) => kind === 'deposit')
  const withdrawals = all.filter(({ kind }) => kind === 'withdraw')
  const done = deposits.filter(({ progress }) => progress === 'success')
  const isTakenBack = (row: StatementRow) => directionOf(row) === '-'
  const paidIn = less(sumOf(done.filter((row) => !isTakenBack(row))), sumOf(done.filter(isTakenBack)))
  const paidOut = sumOf(withdrawals)
  const since = rows.reduce((first, row) => Math.min(first, timeOf(row) ?? Infinity), Infinity)
  return {
    deposits: paidIn,
    withdrawals: paidOut,
    net: less(paidIn, paidOut),
    /** The oldest row's time, epoch ms; null without a date. */
    since: Number.isFinite(since) ? since : null,
    /** The sums include `leaving` and `undated`, but neither `waiting` nor `unclear`. */
    waiting: countedSum(deposits.filter(isUnderWay)),
    leaving: countedSum(withdrawals.filter(isUnderWay)),
    undated: all.filter(isUndated).length,
    unclear: all.filter(({ amount }) => amount === null).length,
  }
}

/** @returns `YYYY-MM` in the device's time zone; null if unreadable. */
export function monthOf(row: StatementRow): string | null {
  const at = timeOf(row)
  return at === null ? null : isoMonth(new Date(at))
}

const isoMonth = (date: Date) =>
  `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}`

export const isoMonthLabel = (month: string): string => month.replace(/^(\d+)-(\d+)$/, '$2/$1')

export interface Month {
  readonly month: string | null
  readonly sums: Sums
}

/** Newest first, undated last. */
export function monthsOf(rows: Rows): Month[] {
  return [...groupBy(rows, monthOf)]
    .sort(([one], [other]) => (other ?? '').localeCompare(one ?? ''))
    .map(([month, its]) => ({ month, sums: sumsOf(its) }))
}

/** Never masked, because the paper must be complete. */
export const exactSum = (sum: Minor | null, currency: Currency, direction: '+' | '-'): string =>
  formatMovement(sum, currency, sum === 0 ? null : direction)

export const sumText = (...of: Parameters<typeof exactSum>): string => maskWord() ?? exactSum(...of)
