import type { Bonus } from '../../api/bonus.ts'
import { formatCount } from '../../i18n/amounts.ts'
import { typedCode } from '../../lib/typedDigits.ts'

/** How often a bonus was received in the period of its limit, and how often it still can be. */
export interface Receipts {
  /** Null if the limit is unknown: the server decides. */
  readonly max: number | null
  readonly received: number
  readonly left: number | null
  readonly isAtLimit: boolean
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The calendar day in Bangkok, counted from 1970. Bangkok has no daylight saving time. */
const dayOf = (at: number) => Math.floor((at + 7 * hourMs) / dayMs)

/** The week in Bangkok, from Monday: 1970 began on a Thursday. */
const weekOf = (at: number) => Math.floor((dayOf(at) + 3) / 7)

const periods = { limit: () => 0, day: dayOf, week: weekOf }

/**
 * Counts a bonus's receipts against its limit: all of them, today's or this week's, by its type (spec, section 4). Days are those of
 * Bangkok, weeks begin on Monday (contract, entities). Receipts without a valid time do not count. `now`: epoch milliseconds.
 */
export function receiptsOf(
  { type, maxReceived, userBonus }: Pick<Bonus, 'type' | 'maxReceived' | 'userBonus'>,
  now: number,
): Receipts {
  const periodOf = periods[type ?? 'limit']
  const received = (userBonus?.received ?? []).filter(
    ({ updatedAt }) => updatedAt !== null && periodOf(Date.parse(updatedAt)) === periodOf(now),
  ).length
  if (type === null || maxReceived === null || userBonus?.received === null)
    return { max: null, received, left: null, isAtLimit: false }
  const left = Math.max(0, Math.ceil(maxReceived - received))
  return { max: maxReceived, received, left, isAtLimit: left === 0 }
}

/** The text that says why a bonus at its limit cannot be received, and when it can be again. */
export function limitReason({ type }: Pick<Bonus, 'type'>, { max }: Receipts) {
  if (max === null || max <= 0) return 'limitClosed'
  return ({ limit: 'limitInAll', day: 'limitToday', week: 'limitThisWeek' } as const)[type ?? 'limit']
}

/** The first of a bonus's texts of the operator; null without one. */
export const textOf = ({ banners }: Pick<Bonus, 'banners'>) => banners.find(({ html }) => html?.trim())?.html ?? null

const placeholder = '%percentFail%'

/** The operator's notice with the bonus's percent in it; null for a notice that is not about bonuses (contract, reading 9). */
export const bonusNotice = (notice: string, percentFail: number | null): string | null =>
  notice.includes(placeholder) ? notice.replaceAll(placeholder, formatCount(percentFail)) : null

/** A promotion code as it is sent: trimmed and in capitals (spec, section 5). */
export const promotionCode = (typed: string) => typedCode(typed).toUpperCase()

/** Why a promotion code cannot be searched; null if it can. `.` and `..` would change the path of the call (contract, every call). */
export function codeProblem(typed: string): 'codeRequired' | 'codeUnusable' | null {
  const code = promotionCode(typed)
  if (code === '') return 'codeRequired'
  return /^\.{1,2}$|\p{Surrogate}/u.test(code) ? 'codeUnusable' : null
}
