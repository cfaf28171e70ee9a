import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { countdown } from '../../../src/i18n/time.ts'

describe('a countdown', () => {
  test.each([
    [900_000, '15:00'],
    [899_001, '15:00'],
    [61_000, '01:01'],
    [1, '00:01'],
    [0, '00:00'],
    [-5_000, '00:00'],
    [86_400_000, '1440:00'],
  ])('of %i ms is %s', (left, text) => {
    expect(countdown(1_000_000 + left, 1_000_000)).toBe(text)
  })

  it('is always minutes and seconds, and never grows', () => {
    fc.assert(
      fc.property(fc.nat(86_400_000), fc.nat(5_000), (left, passed) => {
        const [before, after] = [countdown(left, 0), countdown(left, passed)]
        expect(before).toMatch(/^\d{2,4}:[0-5]\d$/)
        const seconds = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1])
        expect(seconds(after)).toBeLessThanOrEqual(seconds(before))
      }),
    )
  })
})
