import type { Invite } from '../../../api/invite.ts'
import { minorOf, type Minor } from '../../../lib/money/minor.ts'

/** Friends, and what they brought in minor units; null where it cannot be counted exactly any more. */
export interface Part {
  readonly joined: number
  readonly earned: Minor | null
}

/** What the rows come to. */
export interface Totals {
  readonly all: Part
  /** The month of `now` by the device's calendar. */
  readonly month: Part
  /** Rows without a date: they are in no month. */
  readonly undated: number
  /** Rows whose amount is no number, or below zero: they are in no sum. */
  readonly unclear: number
  /** Rows that are dated more than a day after `now`: the device's clock may be wrong, and with it the month. */
  readonly ahead: number
}

const dayMs = 86_400_000
const monthOf = (at: number) => {
  const date = new Date(at)
  return date.getFullYear() * 12 + date.getMonth()
}

/** True for an amount that can be added up. */
const isClear = ({ amount }: Invite) => amount !== null && amount >= 0

const partOf = (rows: readonly Invite[]): Part => ({
  joined: rows.length,
  earned: minorOf(rows.reduce((before, row) => before + (isClear(row) ? (row.amount ?? 0) : 0), 0)),
})

/** Adds up invites. `now`: epoch ms by the device's clock. */
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

/** `MM/YYYY` of an instant, as dates are written. */
export function monthLabel(at: number): string {
  const date = new Date(at)
  return `${String(date.getMonth() + 1).padStart(2, '0')}/${date.getFullYear()}`
}
