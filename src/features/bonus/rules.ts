import type { Bonus } from '../../api/bonus.ts'
import { canBeInPath } from '../../api/client/call.ts'
import { formatCount } from '../../i18n/money.ts'
import { bangkokDay, bangkokWeek } from '../../lib/bangkok.ts'
import { typedCode } from '../../lib/typedDigits.ts'
import { textOfHtml } from '../../ui/richText/htmlText.ts'

export type Claims = ReturnType<typeof claimsOf>

const periods = { limit: () => 0, day: bangkokDay, week: bangkokWeek }

/**
 * Counts all, today's or this week's claims, by type (product, states), in Bangkok time. `now` is epoch ms.
 * @returns null as `max` and `left` if the limit is unknown; the server then decides.
 */
export function claimsOf(
  { type, maxReceived, userBonus }: Pick<Bonus, 'type' | 'maxReceived' | 'userBonus'>,
  now: number,
) {
  const periodOf = periods[type ?? 'limit']
  const received = (userBonus?.received ?? []).filter(
    ({ updatedAt }) => periodOf(Date.parse(updatedAt)) === periodOf(now),
  ).length
  if (type === null || maxReceived === null || userBonus?.received === null)
    return { max: null, received, left: null, isAtLimit: false }
  const left = Math.max(0, Math.ceil(maxReceived - received))
  return { max: maxReceived, received, left, isAtLimit: left === 0 }
}

export function limitReason({ type }: Pick<Bonus, 'type'>, max: number | null) {
  if (max === null || max <= 0) return 'limitClosed'
  return ({ limit: 'limitInAll', day: 'limitToday', week: 'limitThisWeek' } as const)[type ?? 'limit']
}

export const bonusText = ({ banners }: Pick<Bonus, 'banners'>) =>
  banners.find(({ html }) => textOfHtml(html ?? '') !== '')?.html ?? null

const placeholder = '%percentFail%'

/** Fills in the percentage; null if the notice is not about bonuses (contract, rule 9). */
export const bonusNotice = (notice: string, percentFail: number | null): string | null =>
  notice.includes(placeholder) ? notice.replaceAll(placeholder, formatCount(percentFail)) : null

/** Codes are sent in upper case (product, validation). */
export const promotionCode = (typed: string) => typedCode(typed).toUpperCase()

export function codeProblem(typed: string): 'codeRequired' | 'codeUnusable' | null {
  const code = promotionCode(typed)
  if (code === '') return 'codeRequired'
  return canBeInPath(code) ? null : 'codeUnusable'
}
