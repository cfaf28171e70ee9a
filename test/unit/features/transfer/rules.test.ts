import { describe, expect, test } from 'vitest'
import { checkTransfer, isAboutAccounts, transferChips } from '../../../../src/features/transfer/rules.ts'
import { minor } from '../../../fakes/wallets.ts'

describe('a transfer', () => {
  test.each([
    ['', '', '', 'selectAccount'],
    ['wallet', '', '0', 'selectAccount'],
    ['', 'neko', '100', 'selectAccount'],
    ['wallet', 'wallet', '', 'sameAccount'],
    ['neko', 'neko', 'x', 'sameAccount'],
    ['wallet', 'neko', '', 'minimum'],
    ['wallet', 'neko', '0', 'minimum'],
    ['wallet', 'neko', '0.99', 'minimum'],
    ['wallet', 'neko', '1,00', 'unclear'],
    ['wallet', 'neko', '-5', 'unclear'],
    ['wallet', 'neko', '500 kip', 'unclear'],
    ['wallet', 'neko', '1'.repeat(13), 'tooLong'],
  ])('from "%s" to "%s" of "%s" is not sent: %s', (from, to, amountText, problem) => {
    expect(checkTransfer({ from, to, amountText }, 'BAHT')).toBe(problem)
  })

  test.each([
    ['wallet', 'neko', '1', 100],
    ['wallet', 'neko', '1.00', 100],
    ['neko', 'wallet', '1,234.56', 123_456],
    ['neko', 'koi', '0001', 100],
  ])('from %s to %s of "%s" is sent as %s minor units', (from, to, amountText, amount) => {
    expect(checkTransfer({ from, to, amountText }, 'BAHT')).toBe(amount)
  })

  test.each([
    ['selectAccount', true],
    ['sameAccount', true],
    ['minimum', false],
    ['unclear', false],
    ['tooLong', false],
  ] as const)('with the problem %s points at the accounts: %s', (problem, expected) => {
    expect(isAboutAccounts(problem)).toBe(expected)
  })

  test.each([
    [null, []],
    [0, []],
    [99_99, []],
    [100_00, [100_00]],
    [999_99, [100_00, 500_00]],
    [1_000_00, [100_00, 500_00, 1_000_00]],
  ])('from an account that holds %j offers round amounts that it holds: %j', (holds, amounts) => {
    expect(transferChips(holds === null ? null : minor(holds))).toEqual(amounts)
  })
})
