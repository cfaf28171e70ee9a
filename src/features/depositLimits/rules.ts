import type { Minor } from '../../lib/money/minor.ts'
import { covers, quietUntil, union, type Span } from './hours.ts'
import type { DepositLimits } from './store.ts'

export const dayMs = 24 * 60 * 60_000

/** The lengths of a pause, in days. */
export const pauseDays = [1, 7, 30] as const
export type PauseDays = (typeof pauseDays)[number]

/** What is looser than before is in force this long after it was asked for (ms, by the server's clock). */
const looseAfterMs = dayMs

/** The limits that are in force: what was to come and has come is taken over. `now`: epoch ms by the server's clock. */
export function inForce(note: DepositLimits, now: number): DepositLimits {
  const amountCame = note.amountLater !== null && note.amountLater.at <= now ? note.amountLater : null
  const hoursCame = note.hoursLater !== null && note.hoursLater.at <= now ? note.hoursLater : null
  return {
    ...note,
    amount: amountCame ? amountCame.to : note.amount,
    amountLater: amountCame ? null : note.amountLater,
    hours: hoursCame ? hoursCame.to : note.hours,
    hoursLater: hoursCame ? null : note.hoursLater,
    pausedUntil: note.pausedUntil !== null && note.pausedUntil > now ? note.pausedUntil : null,
  }
}

/** Sets the weekly amount: a lesser one at once, a greater one or none a day later. */
export function withAmount(note: DepositLimits, wanted: Minor | null, now: number): DepositLimits {
  const { amount, amountLater } = note
  const isTighter = wanted === amount || (wanted !== null && (amount === null || wanted < amount))
  if (isTighter) return { ...note, amount: wanted, amountLater: null }
  return amountLater?.to === wanted ? note : { ...note, amountLater: { to: wanted, at: now + looseAfterMs } }
}

/** Sets the quiet hours: those that are added are quiet at once, those that are left out only a day later. */
export function withHours(note: DepositLimits, wanted: readonly Span[], now: number): DepositLimits {
  const to = union(wanted)
  const hours = union([...note.hours, ...to])
  if (covers(to, note.hours)) return { ...note, hours: to, hoursLater: null }
  const isAskedAlready = note.hoursLater !== null && JSON.stringify(note.hoursLater.to) === JSON.stringify(to)
  return isAskedAlready ? note : { ...note, hours, hoursLater: { to, at: now + looseAfterMs } }
}

/** Pauses deposits. A longer pause that is on stays. */
export const withPause = (note: DepositLimits, days: PauseDays, now: number): DepositLimits => ({
  ...note,
  pausedUntil: Math.max(note.pausedUntil ?? 0, now + days * dayMs),
})

/** How much longer a pause must get for the player to be offered it (ms). */
const worthwhileMs = 60 * 60_000

/** The lengths that would make the pause that is on worth while longer. `now`: epoch ms by the server's clock. */
export function longerPauses(pausedUntil: number | null, now: number): PauseDays[] {
  const least = pausedUntil === null ? now : pausedUntil + worthwhileMs
  return pauseDays.filter((days) => now + days * dayMs >= least)
}

/** Ends the pause a day from now, if it would last longer. */
export const endingPause = (note: DepositLimits, now: number): DepositLimits =>
  note.pausedUntil === null ? note : { ...note, pausedUntil: Math.min(note.pausedUntil, now + looseAfterMs) }

/** Why no deposit may be made. `until`: epoch ms by the server's clock; null where it does not end by itself. */
export interface Block {
  readonly why: 'pause' | 'hours' | 'damaged' | 'noClock'
  readonly until: number | null
}

/** When the quiet hours around an instant end, also where looser ones begin before that; null outside of them. */
function endOfQuiet(hours: readonly Span[], later: DepositLimits['hoursLater'], now: number): number | 'never' | null {
  const end = quietUntil(hours, now)
  if (end === null || !later || later.at <= now || (end !== 'never' && end <= later.at)) return end
  return quietUntil(later.to, later.at) ?? later.at
}

/** What keeps from depositing; null for nothing. `now`: null where the server's time is not known, which proves no limit to be over. */
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
