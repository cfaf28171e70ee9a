import { dayMs } from '../../lib/bangkok.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { covers, quietUntil, union, type Span } from './hours.ts'
import type { DepositLimits } from './store.ts'

export const pauseDays = [1, 7, 30] as const
export type PauseDays = (typeof pauseDays)[number]

/** A loosened limit takes effect after this delay. */
const looseAfterMs = dayMs

/** Applies changes whose delay is over. `now` is server time, epoch ms. */
export function inForce(limits: DepositLimits, now: number): DepositLimits {
  const { amountLater, hoursLater, pausedUntil } = limits
  return {
    ...limits,
    ...(amountLater && amountLater.at <= now && { amount: amountLater.to, amountLater: null }),
    ...(hoursLater && hoursLater.at <= now && { hours: hoursLater.to, hoursLater: null }),
    pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil : null,
  }
}

/** A smaller amount applies at once, a greater one or none after the delay. */
export function withAmount(limits: DepositLimits, wanted: Minor | null, now: number): DepositLimits {
  const { amount, amountLater } = limits
  const isTighter = wanted === amount || (wanted !== null && (amount === null || wanted < amount))
  if (isTighter) return { ...limits, amount: wanted, amountLater: null }
  return amountLater?.to === wanted ? limits : { ...limits, amountLater: { to: wanted, at: now + looseAfterMs } }
}

/** Added hours apply at once, removed ones after the delay. */
export function withHours(limits: DepositLimits, wanted: readonly Span[], now: number): DepositLimits {
  const to = union(wanted)
  const hours = union([...limits.hours, ...to])
  if (covers(to, limits.hours)) return { ...limits, hours: to, hoursLater: null }
  const isAskedAlready = limits.hoursLater !== null && JSON.stringify(limits.hoursLater.to) === JSON.stringify(to)
  return isAskedAlready ? limits : { ...limits, hours, hoursLater: { to, at: now + looseAfterMs } }
}

/** A running pause that is longer stays. */
export const withPause = (limits: DepositLimits, days: PauseDays, now: number): DepositLimits => ({
  ...limits,
  pausedUntil: Math.max(limits.pausedUntil ?? 0, now + days * dayMs),
})

/** A pause is offered if it adds at least this. */
const worthwhileMs = 60 * 60_000

/** `now` is server time, epoch ms. */
export function longerPauses(pausedUntil: number | null, now: number): PauseDays[] {
  const least = pausedUntil === null ? now : pausedUntil + worthwhileMs
  return pauseDays.filter((days) => now + days * dayMs >= least)
}

export const endingPause = (limits: DepositLimits, now: number): DepositLimits =>
  limits.pausedUntil === null ? limits : { ...limits, pausedUntil: Math.min(limits.pausedUntil, now + looseAfterMs) }

/** Server time, epoch ms; null if it does not end by itself. */
export interface Closure {
  readonly reason: 'pause' | 'hours' | 'damaged' | 'noClock'
  readonly until: number | null
}

/** Null outside. Includes looser hours that begin before the end. */
function endOfQuiet(hours: readonly Span[], later: DepositLimits['hoursLater'], now: number): number | 'never' | null {
  const end = quietUntil(hours, now)
  if (end === null || !later || later.at <= now || (end !== 'never' && end <= later.at)) return end
  return quietUntil(later.to, later.at) ?? later.at
}

/** Without the server's time (null), no limit is proved over. */
export function closureOf(stored: DepositLimits | 'damaged' | null, now: number | null): Closure | null {
  if (stored === null) return null
  if (stored === 'damaged') return { reason: 'damaged', until: null }
  const hasTimes = stored.pausedUntil !== null || stored.hours.length > 0 || (stored.hoursLater?.to.length ?? 0) > 0
  if (now === null) return hasTimes ? { reason: 'noClock', until: null } : null
  const { pausedUntil, hours } = inForce(stored, now)
  if (pausedUntil !== null) return { reason: 'pause', until: pausedUntil }
  const until = endOfQuiet(hours, stored.hoursLater, now)
  return until === null ? null : { reason: 'hours', until: until === 'never' ? null : until }
}
