import { describe, expect, it, test } from 'vitest'
import { progressOf } from '../../../../src/api/progress.ts'
import type { StatementRow } from '../../../../src/api/statement.ts'
import { descriptionOf, directionOf, magnitudeOf } from '../../../../src/features/statement/rules.ts'
import { minor } from '../../../fakes/wallets.ts'

const sample: StatementRow = {
  statementType: 'deposit',
  from: 'KBANK',
  to: 'wallet',
  amount: minor(100),
  status: 'SUCCESS',
  createdAt: null,
  bonus: null,
  promotion: null,
  invite: null,
  refund: null,
  luckydraw: null,
}

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
  const row = { ...sample, statementType, from, to }

  test.each(['SUCCESS', 'WAITING', 'PENDING', ''])(
    `is ${sign} when it is %s, and the amount's own below zero`,
    (status) => {
      expect(directionOf({ ...row, status, amount: minor(100) })).toBe(sign)
      expect(directionOf({ ...row, status, amount: minor(0) })).toBe(sign)
      expect(directionOf({ ...row, status, amount: null })).toBe(sign)
      expect(directionOf({ ...row, status, amount: minor(-1) })).toBe('-')
    },
  )

  it('is none when it failed, whatever the amount', () => {
    expect(directionOf({ ...row, status: 'FAILED', amount: minor(100) })).toBeNull()
    expect(directionOf({ ...row, status: 'FAILED', amount: minor(-100) })).toBeNull()
    expect(directionOf({ ...row, status: 'FAILED', amount: null })).toBeNull()
  })
})

describe('a row', () => {
  test.each([
    ['SUCCESS', 'success'],
    ['FAILED', 'failed'],
    ['WAITING', 'underWay'],
    ['success', 'underWay'],
    ['', 'underWay'],
  ])('with the status "%s" is shown as %s', (status, progress) => {
    expect(progressOf(status)).toBe(progress)
  })

  test.each([
    [123_456, 123_456],
    [-1, 1],
    [0, 0],
    [null, null],
  ])('of %s minor units shows %s without a sign', (amount, shown) => {
    expect(magnitudeOf({ ...sample, amount: minor(amount) })).toBe(shown)
  })

  test.each(['bonus', 'promotion', 'invite', 'refund', 'luckydraw'])('is described by its linked %s', (link) => {
    expect(descriptionOf({ ...sample, [link]: { description: 'คืนยอดเสีย 5%' } })).toBe('คืนยอดเสีย 5%')
  })

  it('without a link has no description', () => {
    expect(descriptionOf(sample)).toBe('')
  })
})
