import type { Bonus } from '../../api/bonus.ts'
import { formatCount } from '../../i18n/figures.ts'

/** How often a bonus was received in the period that limits it, and how often it still can be. */
export interface Receipts {
  /** Null where no limit is known: the server decides. */
  readonly max: number | null
  readonly received: number
  readonly left: number | null
  readonly isAtLimit: boolean
}

const hour = 3_600_000
const day = 24 * hour

/** The calendar day in Bangkok, which keeps no summer time, counted from 1970. */
const dayOf = (at: number) => Math.floor((at + 7 * hour) / day)

/** The week in Bangkok, from Monday: 1970 began on a Thursday. */
const weekOf = (at: number) => Math.floor((dayOf(at) + 3) / 7)

const periods = { limit: () => 0, day: dayOf, week: weekOf }

/**
 * Counts a bonus's receipts against its limit: all of them, today's or this week's, as its type says (spec, section 4; Bangkok time and
 * weeks from Monday: contract, entities). Receipts without a readable time do not count. `now`: epoch milliseconds.
 */
export function receiptsOf(
  { type, maxReceived, userBonus }: Pick<Bonus, 'type' | 'maxReceived' | 'userBonus'>,
  now: number,
): Receipts {
  const periodOf = periods[type ?? 'limit']
  const received = (userBonus?.received ?? []).filter(
    ({ updatedAt }) => updatedAt !== null && periodOf(Date.parse(updatedAt)) === periodOf(now),
  ).length
  if (type === null || maxReceived === null) return { max: null, received, left: null, isAtLimit: false }
  const left = Math.max(0, Math.ceil(maxReceived - received))
  return { max: maxReceived, received, left, isAtLimit: left === 0 }
}

/** Why a bonus at its limit cannot be received, and when it can be again. */
export function limitReason({ type }: Pick<Bonus, 'type'>, { max }: Receipts) {
  if (max === null || max <= 0) return 'limitClosed'
  return ({ limit: 'limitInAll', day: 'limitToday', week: 'limitThisWeek' } as const)[type ?? 'limit']
}

const placeholder = '%percentFail%'

/** The bonus dialog's text: the operator's notice with the bonus's percent in it; null for a notice that is none (contract, reading 9). */
export const bonusNotice = (notice: string, percentFail: number | null): string | null =>
  notice.includes(placeholder) ? notice.replaceAll(placeholder, formatCount(percentFail)) : null

/** A promotion code as it is sent: in capitals, without the blanks around it (spec, section 5). */
export const promotionCode = (typed: string) => typed.trim().toUpperCase()

/** Why a promotion code cannot be searched; a dot or two would lead to another call (contract, every call). Null when it can. */
export function codeProblem(typed: string): 'codeRequired' | 'codeUnusable' | null {
  const code = promotionCode(typed)
  if (code === '') return 'codeRequired'
  return /^\.{1,2}$|\p{Surrogate}/u.test(code) ? 'codeUnusable' : null
}
