import type { Bonus } from '../../api/bonus.ts'
import { formatCount } from '../../i18n/amounts.ts'
import { typedCode } from '../../lib/typedDigits.ts'

export interface Receipts {
  /** Null if the limit is unknown: the server decides. */
  readonly max: number | null
  readonly received: number
  readonly left: number | null
  readonly isAtLimit: boolean
}

const hourMs = 3_600_000

/** Days since 1970 in Bangkok, which has no daylight saving time. */
const bangkokDay = (at: number) => Math.floor((at + 7 * hourMs) / (24 * hourMs))

/** Weeks begin on Monday; 1970 began on a Thursday. */
const bangkokWeek = (at: number) => Math.floor((bangkokDay(at) + 3) / 7)

const periods = { limit: () => 0, day: bangkokDay, week: bangkokWeek }

/**
 * Counts all receipts, today's or this week's, by the bonus type (spec, section 4). Days are Bangkok's (contract,
 * entities). `now`: epoch ms.
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

export function limitReason({ type }: Pick<Bonus, 'type'>, { max }: Receipts) {
  if (max === null || max <= 0) return 'limitClosed'
  return ({ limit: 'limitInAll', day: 'limitToday', week: 'limitThisWeek' } as const)[type ?? 'limit']
}

/** The first text of the operator. */
export const bonusText = ({ banners }: Pick<Bonus, 'banners'>) => banners.find(({ html }) => html?.trim())?.html ?? null

const placeholder = '%percentFail%'

/** Null for a notice that is not about bonuses (contract, reading 9). */
export const bonusNotice = (notice: string, percentFail: number | null): string | null =>
  notice.includes(placeholder) ? notice.replaceAll(placeholder, formatCount(percentFail)) : null

/** Spec, section 5. */
export const promotionCode = (typed: string) => typedCode(typed).toUpperCase()

/** Null if the code is usable. `.` and `..` would change the path of the call (contract, every call). */
export function codeProblem(typed: string): 'codeRequired' | 'codeUnusable' | null {
  const code = promotionCode(typed)
  if (code === '') return 'codeRequired'
  return /^\.{1,2}$|\p{Surrogate}/u.test(code) ? 'codeUnusable' : null
}
