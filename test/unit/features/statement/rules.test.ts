import { describe, expect, it, test } from 'vitest'
import { directionOf } from '../../../../src/features/statement/rules.ts'
import { magnitudeOf } from '../../../../src/wallet/ledger/reading.ts'
import { row } from '../../../fakes/ledger/made.ts'

/** The contract's sign of a positive amount that was not refused, by type and by the two accounts. */
const signs = [
  ['deposit', 'KBANK', 'wallet', '+'],
  ['deposit', '', '', '+'],
  ['deposit', 'wallet', 'neko', '+'],
  ['bonus', 'bonus', 'wallet', '+'],
  ['bonus', 'wallet', 'neko', '+'],
  ['withdraw', 'wallet', 'KBANK', '-'],
  ['withdraw', 'neko', 'wallet', '-'],
  ['withdraw', '', '', '-'],
  ['transfer', 'wallet', 'neko', '-'],
  ['transfer', 'wallet', '', '-'],
  ['transfer', 'neko', 'wallet', '+'],
  ['transfer', '', 'wallet', '+'],
  ['transfer', 'neko', 'koi', null],
  ['transfer', '', '', null],
  ['finish_bonus', 'bonus', 'wallet', null],
  ['finish_bonus', 'wallet', 'bonus', null],
  ['cashback', 'wallet', 'neko', null],
  ['', 'neko', 'wallet', null],
] as const

describe.each(signs)('the sign of %s from "%s" to "%s"', (statementType, from, to, sign) => {
  const signOf = (status: string, amount: number | null) =>
    directionOf(row({ statementType, from, to, status, amount }))

  test.each(['SUCCESS', 'WAITING', 'PENDING', ''])(
    `is ${sign} when it is %s, and the amount’s own below zero`,
    (status) => {
      expect(signOf(status, 100)).toBe(sign)
      expect(signOf(status, 0)).toBe(sign)
      expect(signOf(status, null)).toBe(sign)
      expect(signOf(status, -1)).toBe('-')
    },
  )

  it('does not exist for a failed row, whatever the amount', () => {
    expect(signOf('FAILED', 100)).toBeNull()
    expect(signOf('FAILED', -100)).toBeNull()
    expect(signOf('FAILED', null)).toBeNull()
  })
})

test.each([
  [1_234.56, 123_456],
  [-0.01, 1],
  [0, 0],
  [null, null],
])('a row of %s shows %s minor units without a sign', (amount, shown) => {
  expect(magnitudeOf(row({ amount }))).toBe(shown)
})
