import type { Invite } from '../../../api/invite.ts'
import { minorOf, type Minor } from '../../../lib/money/minor.ts'

/** Minor units; null beyond the exact range. */
export interface Part {
  readonly joined: number
  readonly earned: Minor | null
}

export interface Totals {
  readonly all: Part
  /** The month of `now` in the device's time zone. */
  readonly month: Part
  /** Rows without a date, excluded from `month`. */
  readonly undated: number
  /** Rows with an unreadable or negative amount, excluded from sums. */
  readonly unclear: number
  /** Rows dated over a day after `now`: the device's clock may be wrong. */
  readonly ahead: number
}

const dayMs = 86_400_000
const monthOf = (at: number) => {
  const date = new Date(at)
  return date.getFullYear() * 12 + date.getMonth()
}

const isClear = ({ amount }: Invite) => amount !== null && amount >= 0

const partOf = (rows: readonly Invite[]): Part => ({
  joined: rows.length,
  earned: minorOf(rows.reduce((before, row) => before + (isClear(row) ? (row.amount ?? 0) : 0), 0)),
})

/** `now`: device time, epoch ms. */
export function totalsOf(rows: readonly Invite[], now: number): Totals {
  const times = rows.map(({ createdAt }) => (createdAt === null ? null : Date.parse(createdAt)))
  const isThisMonth = (at: number | null | undefined) => typeof at === 'number' && monthOf(at) === monthOf(now)
  return {
    all: partOf(rows),
    month: partOf(rows.filter((_, index) => isThisMonth(times[index]))),
    undated: times.filter((at) => at === null).length,
    unclear: rows.filter((row) => !isClear(row)).length,
    ahead: times.filter((at) => at !== null && at > now + dayMs).length,
  }
}

/** `MM/YYYY`. */
export function monthLabel(at: number): string {
  const date = new Date(at)
  return `${String(date.getMonth() + 1).padStart(2, '0')}/${date.getFullYear()}`
}
