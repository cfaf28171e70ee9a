import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { deadlineOf, type TimedStatus } from '../../../src/wallet/qrStatus.ts'

describe('a deadline', () => {
  const at = Date.parse('2026-03-01T10:00:00.000Z')
  const date = Date.parse('Sun, 01 Mar 2026 09:30:00 GMT')

  test.each<[TimedStatus['expireIn'], number | null, number | null]>([
    [900, null, 900],
    ['900', date, 900],
    [' 90.5 ', null, 90.5],
    ['90.25', null, 90.25],
    ['+900', null, 900],
    [86_400, null, 86_400],
    // The device's clock is half an hour ahead of the server's.
    ['2026-03-01T09:45:00.000Z', date, 900],
    ['2026-03-01T10:15:00.000Z', null, 900],
    // A time in Bangkok ends with digits, and is no number of seconds.
    ['2026-03-01T17:15:00+07:00', null, 900],
    [null, date, null],
    [0, null, null],
    ['0', null, null],
    [-5, null, null],
    ['-5', null, null],
    ['', null, null],
    [Number.NaN, null, null],
    [Number.POSITIVE_INFINITY, null, null],
    [86_401, null, null],
    ['2026-03-01T09:29:00.000Z', date, null],
    ['2026-03-03T09:30:00.000Z', date, null],
    ['in a while', date, null],
  ])('given as %j by a server at %j is %j seconds away', (expireIn, serverTime, seconds) => {
    expect(deadlineOf({ expireIn, serverTime }, at)).toBe(seconds === null ? null : at + seconds * 1_000)
  })

  it('is never more than a day away, nor past', () => {
    const told = fc.oneof(fc.double(), fc.string(), fc.date({ noInvalidDate: true }).map(String))
    fc.assert(
      fc.property(told, (expireIn) => {
        const left = (deadlineOf({ expireIn, serverTime: null }, at) ?? at + 1) - at
        expect(left > 0 && left <= 86_400_000).toBe(true)
      }),
    )
  })
})
