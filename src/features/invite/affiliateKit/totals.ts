import type { Invite } from '../../../api/invite.ts'
import { minorOf, type Minor } from '../../../lib/money/minor.ts'

/** In minor units; null beyond the exact range. */
interface FriendsSum {
  readonly joined: number
  readonly earned: Minor | null
}

interface InviteSums {
  readonly all: FriendsSum
  /** The month of `now`, in the device's time zone. */
  readonly month: FriendsSum
  readonly lastMonth: FriendsSum
  readonly undated: number
  /** Rows with an unreadable or negative amount, excluded from sums. */
  readonly unclear: number
  /** Rows over a day after `now`: the device's clock may be wrong. */
  readonly ahead: number
}

const clockToleranceMs = 86_400_000
const monthNumber = (at: number) => {
  const date = new Date(at)
  return date.getFullYear() * 12 + date.getMonth()
}

const isClear = ({ amount }: Invite) => amount !== null && amount >= 0

const friendsSum = (rows: readonly Invite[]): FriendsSum => ({
  joined: rows.length,
  earned: minorOf(rows.reduce((before, row) => before + (isClear(row) ? (row.amount ?? 0) : 0), 0)),
})

/** `now` is device time, epoch ms. */
export function totalsOf(rows: readonly Invite[], now: number): InviteSums {
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
    unclear: rows.filter((row) => !isClear(row)).length,
    ahead: times.filter((at) => at !== null && at > now + clockToleranceMs).length,
  }
}

/** `MM/YYYY`. */
export function monthLabel(at: number, monthsAgo = 0): string {
  const month = monthNumber(at) - monthsAgo
  return `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`
}
