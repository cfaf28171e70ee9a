import { describe, expect, test } from 'vitest'
import { creditPause } from '../../../src/wallet/creditTiming.ts'

describe('the pause until the next check', () => {
  test.each([
    [0, 3_000],
    [12_000, 3_000],
    [40_000, 10_000],
    [60_000, 15_000],
    [600_000, 30_000],
  ])('after %i ms is %i ms', (waited, pause) => {
    expect(creditPause(waited)).toBe(pause)
  })
})
