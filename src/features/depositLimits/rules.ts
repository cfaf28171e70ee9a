import type { Minor } from '../../lib/money/minor.ts'
import { covers, dayMs, quietUntil, union, type Span } from './hours.ts'
import type { DepositLimits } from './store.ts'

/** Days. */
export const pauseDays = [1, 7, 30] as const
export type PauseDays = (typeof pauseDays)[number]

/** A loosened limit takes effect after this delay. */
const looseAfterMs = dayMs

/** Applies changes whose delay is over. `now` is server time, epoch ms. */
export function inForce(note: DepositLimits, now: number): DepositLimits {
  const { amountLater, hoursLater, pausedUntil } = note
  return {
    ...note,
    ...(amountLater && amountLater.at <= now && { amount: amountLater.to, amountLater: null }),
    ...(hoursLater && hoursLater.at <= now && { hours: hoursLater.to, hoursLater: null }),
    pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil : null,
  }
}

/** A smaller amount applies at once, a greater one or none after the delay. */
export function withAmount(note: DepositLimits, wanted: Minor | null, now: number): DepositLimits {
  const { amount, amountLater } = note
  const isTighter = wanted === amount || (wanted !== null && (amount === null || wanted < amount))
  if (isTighter) return { ...note, amount: wanted, amountLater: null }
  return amountLater?.to === wanted ? note : { ...note, amountLater: { to: wanted, at: now + looseAfterMs } }
}

/** Added hours apply at once, removed ones after the delay. */
export function withHours(note: DepositLimits, wanted: readonly Span[], now: number): DepositLimits {
  const to = union(wanted)
  const hours = union([...note.hours, ...to])
  if (covers(to, note.hours)) return { ...note, hours: to, hoursLater: null }
  const isAskedAlready = note.hoursLater !== null && JSON.stringify(note.hoursLater.to) === JSON.stringify(to)
  return isAskedAlready ? note : { ...note, hours, hoursLater: { to, at: now + looseAfterMs } }
}

/** A running pause that is longer stays. */
export const withPause = (note: DepositLimits, days: PauseDays, now: number): DepositLimits => ({
  ...note,
  pausedUntil: Math.max(note.pausedUntil ?? 0, now + days * dayMs),
})

/** A pause is offered if it adds at least this. */
const worthwhileMs = 60 * 60_000

/** `now` is server time, epoch ms. */
export function longerPauses(pausedUntil: number | null, now: number): PauseDays[] {
  const least = pausedUntil === null ? now : pausedUntil + worthwhileMs
  return pauseDays.filter((days) => now + days * dayMs >= least)
}

/** Ends the pause a day from now, unless it ends earlier. */
export const endingPause = (note: DepositLimits, now: number): DepositLimits =>
  note.pausedUntil === null ? note : { ...note, pausedUntil: Math.min(note.pausedUntil, now + looseAfterMs) }

/** Server time, epoch ms; null if it does not end by itself. */
export interface Block {
  readonly why: 'pause' | 'hours' | 'damaged' | 'noClock'
  readonly until: number | null
}

/**
 * Includes looser hours that begin before the end.
 * @returns null outside.
 */
function endOfQuiet(hours: readonly Span[], later: DepositLimits['hoursLater'], now: number): number | 'never' | null {
  const end = quietUntil(hours, now)
  if (end === null || !later || later.at <= now || (end !== 'never' && end <= later.at)) return end
  return quietUntil(later.to, later.at) ?? later.at
}

/** Without the server's time (null), no limit is proved over. */
export function blockOf(found: DepositLimits | 'damaged' | null, now: number | null): Block | null {
  if (found === null) return null
  if (found === 'damaged') return { why: 'damaged', until: null }
  const hasTimes = found.pausedUntil !== null || found.hours.length > 0 || (found.hoursLater?.to.length ?? 0) > 0
  if (now === null) return hasTimes ? { why: 'noClock', until: null } : null
  const { pausedUntil, hours } = inForce(found, now)
  if (pausedUntil !== null) return { why: 'pause', until: pausedUntil }
  const until = endOfQuiet(hours, found.hoursLater, now)
  return until === null ? null : { why: 'hours', until: until === 'never' ? null : until }
}
