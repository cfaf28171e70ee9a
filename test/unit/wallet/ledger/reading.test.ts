import { describe, expect, it } from 'vitest'
import { mainEffectOf } from '../../../../src/wallet/ledger/reading.ts'
import { row, type Written } from '../../../fakes/ledger/made.ts'

describe('what a row did to the main wallet', () => {
  const transferred = { out: { from: 'wallet', to: 'neko' }, back: { from: 'neko', to: 'wallet' } }
  const between = { from: 'koi', to: 'neko' }
  const deposit = { statementType: 'deposit', from: 'KBANK', to: 'wallet' }
  const bonus = { statementType: 'bonus', from: 'refund', to: 'wallet' }
  const withdrawal = { statementType: 'withdraw', from: 'wallet', to: 'KBANK' }

  it.each<[string, Partial<Written>, number | null]>([
    ['a transfer out of it took the amount', transferred.out, -10_000],
    ['a transfer into it brought the amount', transferred.back, 10_000],
    ['a transfer between two games did nothing', between, 0],
    ['a transfer under way does not tell', { ...transferred.out, status: 'PENDING' }, null],
    ['a failed transfer out of it did nothing', { ...transferred.out, status: 'FAILED' }, 0],
    ['a failed transfer into it did nothing', { ...transferred.back, status: 'FAILED' }, 0],
    ['a failed transfer between two games may have come back to it', { ...between, status: 'FAILED' }, null],
    ['a transfer into it with a minus does not tell', { ...transferred.back, amount: -100 }, null],
    ['a transfer of nothing into it did nothing', { ...transferred.back, amount: 0 }, 0],
    ['a transfer from it to itself does not tell', { from: 'wallet', to: 'wallet' }, null],
    ['a deposit brought the amount', deposit, 10_000],
    ['a deposit with a minus was taken back', { ...deposit, amount: -100 }, -10_000],
    ['a deposit under way did nothing yet', { ...deposit, status: 'WAITING' }, 0],
    ['a failed deposit did nothing', { ...deposit, status: 'FAILED' }, 0],
    ['a failed deposit that names no account did nothing', { ...deposit, to: '', status: 'FAILED' }, 0],
    ['a withdrawal took the amount', withdrawal, -10_000],
    ['a withdrawal under way holds the amount', { ...withdrawal, status: 'WAITING' }, -10_000],
    ['a failed withdrawal did nothing', { ...withdrawal, status: 'FAILED' }, 0],
    ['a bonus into it brought the amount', bonus, 10_000],
    ['a bonus that names no account brought the amount', { ...bonus, to: '' }, 10_000],
    ['a bonus that takes took the amount', { ...bonus, amount: -100 }, -10_000],
    ['a bonus into a game does not tell', { ...bonus, to: 'neko' }, null],
    ['a bonus under way did nothing yet', { ...bonus, status: 'WAITING' }, 0],
    ['a failed bonus did nothing', { ...bonus, status: 'FAILED' }, 0],
    ['the end of a bonus took what it says', { ...bonus, statementType: 'finish_bonus', amount: -100 }, -10_000],
    ['the end of a bonus that was used up did nothing', { ...bonus, statementType: 'finish_bonus', amount: 0 }, 0],
    ['the end of a bonus without a minus does not tell', { ...bonus, statementType: 'finish_bonus' }, null],
    ['a row of an unknown kind does not tell', { ...bonus, statementType: 'cashback' }, null],
    ['a failed row of an unknown kind did nothing', { ...bonus, statementType: 'cashback', status: 'FAILED' }, 0],
    ['a row without an amount does not tell', { ...deposit, amount: null }, null],
  ])('%s', (_, part, effect) => {
    expect(mainEffectOf(row(part))).toBe(effect)
  })
})
