import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  covers,
  quietUntil,
  spansOf,
  spanTexts,
  union,
  type Span,
} from '../../../../src/features/depositLimits/hours.ts'
import {
  closureOf,
  endingPause,
  inForce,
  longerPauses,
  pauseDays,
  withAmount,
  withHours,
  withPause,
  type PauseDays,
} from '../../../../src/features/depositLimits/rules.ts'
import { noLimits, parseLimits, type DepositLimits } from '../../../../src/features/depositLimits/store.ts'
import { dayMs, weekStart } from '../../../../src/lib/bangkok.ts'
import { minor } from '../../../fakes/wallets.ts'

const now = Date.parse('2026-11-23T12:00:00+07:00')
const minuteMs = 60_000
const dayMinutes = 24 * 60

const time = fc.integer({ min: 0, max: dayMinutes - 1 })
const hours = fc
  .tuple(time, time)
  .filter(([from, to]) => from !== to)
  .map(([from, to]) => spansOf(from, to))
/** One thing that a player sets. */
const wish = fc.oneof(
  fc
    .option(fc.integer({ min: 1, max: 1_000_000 }))
    .map(
      (amount) => (limits: DepositLimits, at: number) => withAmount(limits, amount === null ? null : minor(amount), at),
    ),
  fc.oneof(hours, fc.constant([])).map((spans) => (limits: DepositLimits, at: number) => withHours(limits, spans, at)),
  fc.constantFrom(...pauseDays).map((days) => (limits: DepositLimits, at: number) => withPause(limits, days, at)),
  fc.constant((limits: DepositLimits, at: number) => endingPause(limits, at)),
)
const isQuiet = (spans: readonly Span[], at: number) => quietUntil(spans, at) !== null

test.each<[string, number | null, number, PauseDays[]]>([
  ['all without a pause', null, 0, [1, 7, 30]],
  ['none that is as long, nor a moment later', now + 7 * dayMs, 1000, [30]],
  ['one that is an hour longer', now + 7 * dayMs, 60 * minuteMs, [7, 30]],
  ['none beyond the longest', now + 30 * dayMs, 59 * minuteMs, []],
])('a longer pause is offered: %s', (_, pausedUntil, later, offered) => {
  expect(longerPauses(pausedUntil, now + later)).toEqual(offered)
})

test('whatever a player sets, nothing is loosened within a day, and stricter settings apply at once', () => {
  fc.assert(
    fc.property(
      fc.array(wish, { maxLength: 6 }),
      wish,
      fc.integer({ min: 0, max: dayMs - 1 }),
      time,
      (before, act, later, minute) => {
        const old = before.reduce((limits, one) => one(limits, now), noLimits)
        const set = inForce(act(old, now), now + later)
        const unset = inForce(old, now + later)
        // What would be in force without the last wish, except what an earlier wish loosens by itself, which comes a day later at the earliest.
        expect(set.amount === null ? unset.amount === null : unset.amount === null || set.amount <= unset.amount).toBe(
          true,
        )
        const at = Math.floor(now / dayMs) * dayMs + minute * minuteMs
        expect(isQuiet(set.hours, at)).toBe(isQuiet(set.hours, at) || isQuiet(unset.hours, at))
        const end = Math.min(unset.pausedUntil ?? 0, now + dayMs)
        expect(set.pausedUntil ?? 0).toBeGreaterThanOrEqual(end)
      },
    ),
  )
})

test('a change applies a day later, and requesting it again does not delay it', () => {
  const limits = withAmount({ ...noLimits, amount: minor(100) }, null, now)
  const again = withAmount(limits, null, now + 1_000)
  expect(inForce(again, now + dayMs).amount).toBeNull()
  const quiet = withHours({ ...noLimits, hours: spansOf(0, 600) }, [], now)
  expect(inForce(withHours(quiet, [], now + 1_000), now + dayMs).hours).toEqual([])
})

test('any stored text reads as the limits that it was, or as damaged', () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(parseLimits(text)).toBeNull()))
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 6 }), (wishes) => {
      const limits = wishes.reduce((before, one) => one(before, now), noLimits)
      expect(parseLimits(JSON.stringify(limits))).toEqual(limits)
    }),
  )
})

test.each([
  [{ amount: -1 }],
  [{ amount: 1.5 }],
  [{ amount: '100' }],
  [{ hours: [{ from: 5, to: 5 }] }],
  [{ hours: [{ from: 0, to: 1441 }] }],
  [{ pausedUntil: 'soon' }],
  [{ pausedUntil: Number.MAX_VALUE }],
  [{ hoursLater: { to: [] } }],
])('limits with %j are damaged', (part) => {
  expect(parseLimits(JSON.stringify({ ...noLimits, ...part }))).toBeNull()
})

describe('a deposit is prevented', () => {
  const paused = withPause(noLimits, 7, now)
  const quiet = withHours(noLimits, spansOf(0, 13 * 60), now)

  it.each<[string, ReturnType<typeof closureOf>, unknown]>([
    ['by nothing without limits', closureOf(null, now), null],
    ['by no weekly amount', closureOf(withAmount(noLimits, minor(1), now), now), null],
    ['by no weekly amount without a clock', closureOf(withAmount(noLimits, minor(1), now), null), null],
    ['by a pause until it ends', closureOf(paused, now), { reason: 'pause', until: now + 7 * dayMs }],
    ['by no pause that is over', closureOf(paused, now + 7 * dayMs), null],
    ['by a pause without a clock', closureOf(paused, null), { reason: 'noClock', until: null }],
    ['by quiet hours until they end', closureOf(quiet, now), { reason: 'hours', until: now + 60 * minuteMs }],
    ['by quiet hours without a clock', closureOf(quiet, null), { reason: 'noClock', until: null }],
    ['by no quiet hours after them', closureOf(quiet, now + 60 * minuteMs), null],
    [
      'by quiet hours of a whole day',
      closureOf(withHours(noLimits, [{ from: 0, to: dayMinutes }], now), now),
      { reason: 'hours', until: null },
    ],
    [
      'by quiet hours until looser ones hold',
      closureOf(withHours(quiet, [], now - dayMs + 10 * minuteMs), now),
      { reason: 'hours', until: now + 10 * minuteMs },
    ],
    [
      'by quiet hours until the end of the looser ones that follow',
      closureOf(withHours(quiet, spansOf(0, 12 * 60 + 30), now - dayMs + 10 * minuteMs), now),
      { reason: 'hours', until: now + 30 * minuteMs },
    ],
    [
      'by quiet hours of a whole day until they are off',
      closureOf(
        withHours(withHours(noLimits, [{ from: 0, to: dayMinutes }], now - dayMs), [], now - dayMs + minuteMs),
        now,
      ),
      { reason: 'hours', until: now + minuteMs },
    ],
    [
      'by quiet hours until they end, where looser ones hold only after that',
      closureOf(withHours(quiet, [], now), now),
      { reason: 'hours', until: now + 60 * minuteMs },
    ],
    ['by damaged limits', closureOf('damaged', now), { reason: 'damaged', until: null }],
  ])('%s', (_, block, expected) => {
    expect(block).toEqual(expected)
  })
})

describe('quiet hours', () => {
  it('close depositing exactly within their spans', () => {
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 4 }), time, (sets, minute) => {
        const all = sets.flat()
        const at = Date.parse('2026-11-23T00:00:00+07:00') + minute * minuteMs
        const isIn = all.some(({ from, to }) => minute >= from && minute < to)
        expect(isQuiet(all, at)).toBe(isIn)
        expect(isQuiet(union(all), at)).toBe(isIn)
        expect(sets.every((one) => covers(all, one))).toBe(true)
      }),
    )
  })

  it('are shown as they were set, even over midnight', () => {
    expect(spanTexts(spansOf(22 * 60, 6 * 60))).toEqual(['22:00–06:00'])
    expect(spanTexts(spansOf(8 * 60, 9 * 60))).toEqual(['08:00–09:00'])
    expect(spanTexts(spansOf(22 * 60, 0))).toEqual(['22:00–24:00'])
    expect(spanTexts([])).toEqual([])
  })

  it('belong to a week that begins on Monday, in Thai time', () => {
    const monday = Date.parse('2026-11-23T00:00:00+07:00')
    expect(weekStart(monday)).toBe(monday)
    expect(weekStart(monday - 1)).toBe(monday - 7 * dayMs)
    expect(weekStart(monday + 7 * dayMs - 1)).toBe(monday)
  })
})

test('a shorter pause does not replace a longer one', () => {
  expect(withPause(withPause(noLimits, 30, now), 1, now).pausedUntil).toBe(now + 30 * dayMs)
})
