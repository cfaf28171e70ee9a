import { describe, expect, test } from 'vitest'
import { checkWithdraw, emptyDraft, withdrawChips, type AmountLimits } from '../../../../src/features/withdraw/rules.ts'
import { minor } from '../../../fakes/wallets.ts'

const usual: AmountLimits = { min: minor(100_00), max: minor(50_000_00) }

describe('a withdrawal', () => {
  test.each<[string, AmountLimits, number | string]>([
    ['', usual, 'minimum'],
    ['0', usual, 'minimum'],
    ['99.99', usual, 'minimum'],
    ['100', usual, 100_00],
    ['50000', usual, 50_000_00],
    ['50000.01', usual, 'maximum'],
    ['1,234.50', usual, 1_234_50],
    ['1,00', usual, 'unclear'],
    ['ten', usual, 'unclear'],
    ['500 kip', usual, 'unclear'],
    ['1234567890123', usual, 'tooLong'],
    ['0', { min: null, max: null }, 'minimum'],
    ['0.01', { min: minor(0), max: null }, 1],
    ['999999', { min: null, max: null }, 999_999_00],
  ])('of %j between %j is %j', (amountText, limits, result) => {
    const { amount, problems } = checkWithdraw({ ...emptyDraft, amountText }, 'BAHT', limits)
    expect(amount ?? problems.amountText).toBe(result)
    expect(amount === null).toBe('amountText' in problems)
  })
})

describe('the amounts to choose from', () => {
  test.each<[AmountLimits, number | null, number[]]>([
    [usual, 50_000_00, [1_000_00, 5_000_00, 10_000_00]],
    [usual, 1_000_00, [500_00, 1_000_00]],
    [usual, 499_99, []],
    [usual, 99_99, []],
    [{ min: minor(600_00), max: null }, 9_000_00, [1_000_00, 5_000_00]],
    [{ min: null, max: null }, 500_00, [500_00]],
    [usual, null, []],
  ])('within %j and %j are %j', (limits, most, amounts) => {
    expect(withdrawChips(limits, minor(most))).toEqual(amounts)
  })
})
