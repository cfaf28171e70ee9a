import type { Invite } from '../../../api/invite.ts'
import { minorOf } from '../../../lib/money/minor.ts'

const clockToleranceMs = 86_400_000
const monthNumber = (at: number) => {
  const date = new Date(at)
  return date.getFullYear() * 12 + date.getMonth()
}

const isClear = ({ amount }: Invite) => amount !== null && amount >= 0

/** `earned` is in minor units; null beyond the exact range. */
const friendsSum = (rows: readonly Invite[]) => ({
  joined: rows.length,
  earned: minorOf(rows.reduce((before, row) => before + (isClear(row) ? (row.amount ?? 0) : 0), 0)),
})

/** By months of the device's time zone. `now` is device time, epoch ms. */
export function totalsOf(rows: readonly Invite[], now: number) {
  const times = rows.map(({ createdAt }) => (createdAt === null ? null : Date.parse(createdAt)))
  const monthsAgo = (months: number) =>
    friendsSum(
      rows.filter((_, index) => {
        const at = times[index]
        return typeof at === 'number' && monthNumber(at) === monthNumber(now) - months
      }),
    )
  return {
    all: friendsSum(rows),
    month: monthsAgo(0),
    lastMonth: monthsAgo(1),
    undated: times.filter((at) => at === null).length,
    /** Rows with an unreadable or negative amount, excluded from sums. */
    unclear: rows.filter((row) => !isClear(row)).length,
    /** The device's clock may be wrong. */
    ahead: times.filter((at) => at !== null && at > now + clockToleranceMs).length,
  }
}

export function monthLabel(at: number, monthsAgo = 0): string {
  const month = monthNumber(at) - monthsAgo
  return `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`
}
