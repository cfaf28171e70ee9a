import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import type { Bonus } from '../../../../src/api/bonus.ts'
import { bonusNotice, codeProblem, limitReason, promotionCode, claimsOf } from '../../../../src/features/bonus/rules.ts'

type Limits = Pick<Bonus, 'type' | 'maxReceived' | 'userBonus'>

const bonus = (type: Bonus['type'], maxReceived: number | null, received: string[] | null): Limits => ({
  type,
  maxReceived,
  userBonus: received && { isActive: false, received: received.map((updatedAt) => ({ updatedAt })) },
})
const count = (limits: Limits, now: string) => claimsOf(limits, Date.parse(now))

// 2026-03-02 is a Monday; Bangkok's midnight is 17:00 UTC.
describe('towards the limit of a bonus counts', () => {
  test.each([
    ['each receipt in all, however old', 'limit', ['2019-01-01T00:00:00Z', '2026-03-01T00:00:00Z'], 2],
    ['a receipt of today’s first moment', 'day', ['2026-03-03T17:00:00Z'], 1],
    ['none of yesterday’s last moment', 'day', ['2026-03-03T16:59:59.999Z'], 0],
    ['a receipt of today’s last moment', 'day', ['2026-03-04T16:59:59.999Z'], 1],
    ['none that the server dates tomorrow', 'day', ['2026-03-04T17:00:00Z'], 0],
    ['a receipt of Monday’s first moment, for the week', 'week', ['2026-03-01T17:00:00Z'], 1],
    ['none of last Sunday’s last moment', 'week', ['2026-03-01T16:59:59.999Z'], 0],
    ['a receipt of this Sunday’s last moment', 'week', ['2026-03-08T16:59:59.999Z'], 1],
    ['none of next Monday', 'week', ['2026-03-08T17:00:00Z'], 0],
    ['a receipt with any offset of its own', 'day', ['2026-03-04T00:00:00+07:00', '2026-03-03T23:59:59+07:00'], 1],
  ] as const)('%s', (_, type, received, counted) => {
    expect(count(bonus(type, 5, [...received]), '2026-03-04T05:00:00Z')).toEqual({
      max: 5,
      received: counted,
      left: 5 - counted,
      isAtLimit: false,
    })
  })

  it('nothing for a member who never received it', () => {
    expect(count(bonus('limit', 1, null), '2026-03-04T05:00:00Z')).toEqual({
      max: 1,
      received: 0,
      left: 1,
      isAtLimit: false,
    })
  })
})

describe('the limit of a bonus', () => {
  const today = '2026-03-04T04:00:00Z'
  test.each([
    ['of two, received once, leaves one', 2, 1, { max: 2, left: 1, isAtLimit: false }],
    ['of two, received twice, is reached', 2, 2, { max: 2, left: 0, isAtLimit: true }],
    ['of two, received three times, leaves none', 2, 3, { max: 2, left: 0, isAtLimit: true }],
    ['of none is reached before the first', 0, 0, { max: 0, left: 0, isAtLimit: true }],
    ['below none is reached before the first', -3, 0, { max: -3, left: 0, isAtLimit: true }],
    ['of one and a half, received once, leaves the second', 1.5, 1, { max: 1.5, left: 1, isAtLimit: false }],
    ['that is unknown is left to the server', null, 9, { max: null, left: null, isAtLimit: false }],
  ])('%s', (_, max, times, expected) => {
    const received = Array.from({ length: times }, () => today)
    for (const type of ['limit', 'day', 'week'] as const)
      expect(count(bonus(type, max, received), '2026-03-04T05:00:00Z')).toEqual({ ...expected, received: times })
  })

  it('of an unknown period is left to the server', () => {
    expect(count(bonus(null, 1, [today, today]), '2026-03-04T05:00:00Z')).toEqual({
      max: null,
      received: 2,
      left: null,
      isAtLimit: false,
    })
  })

  test.each([
    ['limit', 1, 'limitInAll'],
    ['day', 1, 'limitToday'],
    ['week', 1, 'limitThisWeek'],
    ['day', 0, 'limitClosed'],
    ['week', -1, 'limitClosed'],
    ['limit', null, 'limitClosed'],
  ] as const)('%s of %s, once reached, says %s', (type, max, reason) => {
    expect(limitReason({ type }, max)).toBe(reason)
  })
})

/** The calendar in Bangkok as the platform knows it, not as the rule computes it. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', dateStyle: 'short' })
const weekdays = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Bangkok', weekday: 'short' })
const dayOf = (at: number) => calendar.format(at)
const hour = 3_600_000
const day = 24 * hour

function mondayOf(at: number): string {
  const sinceMonday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekdays.format(at))
  return dayOf(at - sinceMonday * day)
}

const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })
const near = fc.integer({ min: -16 * day, max: 16 * day })
const iso = (at: number) => new Date(at).toISOString()

describe('whatever the time', () => {
  it('days and weeks are those of the calendar in Bangkok', () => {
    fc.assert(
      fc.property(moment, fc.array(near, { maxLength: 12 }), (now, offsets) => {
        const times = offsets.map((offset) => now + offset)
        const received = times.map(iso)
        const counted = (type: 'day' | 'week') => claimsOf(bonus(type, 3, received), now).received
        expect(counted('day')).toBe(times.filter((at) => dayOf(at) === dayOf(now)).length)
        expect(counted('week')).toBe(times.filter((at) => mondayOf(at) === mondayOf(now)).length)
      }),
    )
  })
})

describe('the device’s own zone', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Australia/Adelaide', 'UTC'])(
    '%s changes nothing',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(count(bonus('day', 1, ['2026-03-03T17:00:00Z']), '2026-03-04T16:59:59Z').isAtLimit).toBe(true)
      expect(count(bonus('day', 1, ['2026-03-03T16:59:59Z']), '2026-03-04T16:59:59Z').isAtLimit).toBe(false)
      expect(count(bonus('week', 1, ['2026-03-01T17:00:00Z']), '2026-03-08T16:59:59Z').isAtLimit).toBe(true)
    },
  )
})

describe('the bonus’s text', () => {
  test.each([
    ['<p>%percentFail%%</p>', 5, '<p>5%</p>'],
    ['%percentFail% and %percentFail%', 0, '0 and 0'],
    ['%percentFail%', 12.5, '13'],
    ['%percentFail%', null, '-'],
    ['<p>News</p>', 5, null],
    ['%PERCENTFAIL% %percent%', 5, null],
    ['', 5, null],
  ])('%j with %s becomes %j', (notice, percent, text) => {
    expect(bonusNotice(notice, percent)).toBe(text)
  })
})

describe('a promotion code', () => {
  test.each([
    ['', 'codeRequired'],
    ['  \t ', 'codeRequired'],
    ['\u200b\u2066', 'codeRequired'],
    ['.', 'codeUnusable'],
    [' .. ', 'codeUnusable'],
    ['\ud800', 'codeUnusable'],
    ['...', null],
    ['a', null],
    ['../../bonus/clear', null],
    ['ฟรี 5/50', null],
  ])('%j: %s', (typed, problem) => {
    expect(codeProblem(typed)).toBe(problem)
  })

  it('is sent in capitals, without blanks around it', () => {
    expect(promotionCode('  new Year ')).toBe('NEW YEAR')
  })

  test.each([
    ['\u200bab12\ufeff', 'AB12'],
    ['ａｂ１２', 'AB12'],
    ['๑๒๓ ๔๕๖', '123456'],
    ['123\u2011456', '123456'],
    ['123-456', '123-456'],
    ['กำไร 5/50', 'กำไร 5/50'],
  ])('pasted as %j is sent as %j', (typed, code) => {
    expect(promotionCode(typed)).toBe(code)
  })
})
