import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { relativeDay, formatDateTime, formatDay, formatEnd, relativeTime } from '../../../src/i18n/dates.ts'
import { formatMinute, formatSince } from '../../../src/i18n/time.ts'

const now = Date.parse('2026-02-03T10:00:00.000Z')
const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

/** Moves the device into a time zone. */
const goTo = (zone: string) => vi.stubEnv('TZ', zone)

beforeEach(() => goTo('Asia/Bangkok'))
afterEach(() => void vi.unstubAllEnvs())

describe('a date', () => {
  test.each([
    ['Asia/Bangkok', '03/02/2026 17:05:09'],
    ['UTC', '03/02/2026 10:05:09'],
    ['America/New_York', '03/02/2026 05:05:09'],
    ['Pacific/Kiritimati', '04/02/2026 00:05:09'],
  ])('is Gregorian and in the time of a device in %s', (zone, text) => {
    goTo(zone)
    expect(formatDateTime('2026-02-03T10:05:09.999Z')).toBe(text)
  })

  it('can be given in milliseconds, and is a dash when it is not known', () => {
    expect(formatDateTime(now)).toBe('03/02/2026 17:00:00')
    expect(formatDateTime(null)).toBe('-')
  })

  it('has a short form without the time', () => {
    expect(formatDay('2026-02-03T17:00:00.000Z')).toBe('04/02/2026')
  })

  it('that something ends is rounded up to the full minute', () => {
    expect(formatEnd(Date.parse('2026-02-03T17:00:00.001Z'))).toBe('04/02/2026 00:01')
    expect(formatEnd(Date.parse('2026-02-03T17:00:00.000Z'))).toBe('04/02/2026 00:00')
  })

  it('is only a time on the same day', () => {
    expect(formatSince(now - hour, now)).toBe('16:00:00')
    expect(formatSince(now - day, now)).toBe('02/02/2026 17:00:00')
    expect(formatMinute(now - hour, now)).toBe('16:00')
    expect(formatMinute(now - day, now)).toBe('02/02/2026 17:00')
  })
})

describe('the calendar day', () => {
  test.each([
    ['2026-02-03T10:00:00Z', 'today'],
    ['2026-02-02T17:00:00Z', 'today'],
    ['2026-02-02T16:59:59Z', 'yesterday'],
    ['2026-02-01T17:00:00Z', 'yesterday'],
    ['2026-02-01T16:59:59Z', 'earlier'],
    ['2025-02-03T10:00:00Z', 'earlier'],
    ['2026-02-04T10:00:00Z', 'today'],
  ])('of %s is %s for a player in Bangkok', (at, expected) => {
    expect(relativeDay(at, now)).toBe(expected)
  })

  it('of yesterday is yesterday even if the clocks were put forward in between', () => {
    goTo('Europe/Berlin')
    expect(relativeDay('2026-03-28T23:30:00Z', Date.parse('2026-03-29T22:30:00Z'))).toBe('yesterday')
  })
})

describe('how long ago', () => {
  test.each([
    [0, 'second', 0],
    [999, 'second', 0],
    [second, 'second', 1],
    [59 * second, 'second', 59],
    [60 * second - 1, 'second', 59],
    [60 * second, 'minute', 1],
    [hour - 1, 'minute', 59],
    [hour, 'hour', 1],
    [day - 1, 'hour', 23],
    [day, 'day', 1],
    [2_592_000 * second - 1, 'day', 29],
    [2_592_000 * second, 'month', 1],
    [31_536_000 * second - 1, 'month', 12],
    [31_536_000 * second, 'year', 1],
    [3 * 31_536_000 * second, 'year', 3],
    [-5 * second, 'second', 0],
    [-2 * day, 'second', 0],
  ] as const)('%s ms is shown in the unit %s, %s of them', (ago, unit, count) => {
    expect(relativeTime(new Date(now - ago).toISOString(), now)).toEqual({ unit, count })
  })
})
