import { describe, expect, it, test } from 'vitest'
import {
  effectOnMain,
  isAlike,
  isDeposit,
  isWithdrawal,
  touchesMain,
  type Command,
} from '../../../../src/wallet/ledger/command.ts'
import { row, type Written } from '../../../fakes/ledger/made.ts'

const transfer: Command = { kind: 'transfer', amountMinor: 10_000, from: 'wallet', to: 'neko', toName: 'Neko Fortune' }

test.each([
  ['withdraw', true, false],
  ['Withdrawal', true, false],
  [' WITHDRAW ', true, false],
  ['deposit', false, true],
  ['Deposit', false, true],
  ['transfer', false, false],
  ['bonus', false, false],
  ['', false, false],
])('a row of the kind %j is a withdrawal: %s, a deposit: %s', (statementType, withdrawal, deposit) => {
  const told = row({ statementType })
  expect([isWithdrawal(told), isDeposit(told)]).toEqual([withdrawal, deposit])
})

describe('a row is not the command’s', () => {
  it('when it names no account, even where a game’s name is empty', () => {
    expect(isAlike({ ...transfer, toName: ' ' }, row({ to: '' }))).toBe(false)
    expect(isAlike({ ...transfer, to: '' }, row({ to: ' ' }))).toBe(false)
  })

  it('when it has no time', () => {
    expect(isAlike(transfer, row())).toBe(true)
    expect(isAlike(transfer, row({ createdAt: null }))).toBe(false)
  })
})

test.each([
  [transfer, true],
  [{ ...transfer, from: 'neko', to: 'wallet' }, true],
  [{ ...transfer, from: 'neko', to: 'koi' }, false],
  // A withdrawal's accounts are not looked at: it is always paid from there.
  [{ ...transfer, kind: 'withdraw', from: '', to: '' }, true],
] as const)('%j touches the main wallet: %s', (command, does) => {
  expect(touchesMain(command)).toBe(does)
})

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
    ['a transfer in progress does not tell', { ...transferred.out, status: 'PENDING' }, null],
    ['a failed transfer out of it did nothing', { ...transferred.out, status: 'FAILED' }, 0],
    ['a failed transfer into it did nothing', { ...transferred.back, status: 'FAILED' }, 0],
    ['a failed transfer between two games may have come back to it', { ...between, status: 'FAILED' }, null],
    ['a deposit brought the amount', deposit, 10_000],
    ['a deposit in progress did nothing yet', { ...deposit, status: 'WAITING' }, 0],
    ['a failed deposit did nothing', { ...deposit, status: 'FAILED' }, 0],
    ['a withdrawal took the amount', withdrawal, -10_000],
    ['a withdrawal in progress holds the amount', { ...withdrawal, status: 'WAITING' }, -10_000],
    ['a failed withdrawal did nothing', { ...withdrawal, status: 'FAILED' }, 0],
    ['a bonus into it brought the amount', bonus, 10_000],
    ['a bonus of nothing did nothing', { ...bonus, amount: 0 }, 0],
    ['a bonus that takes does not tell', { ...bonus, amount: -100 }, null],
    ['a bonus into a game does not tell', { ...bonus, to: 'neko' }, null],
    ['a bonus in progress does not tell', { ...bonus, status: 'WAITING' }, null],
    ['a failed bonus does not tell', { ...bonus, status: 'FAILED' }, null],
    ['a row of an unknown kind does not tell', { ...bonus, statementType: 'cashback' }, null],
    ['a row without an amount does not tell', { ...deposit, amount: null }, null],
    ['a row without a time does not tell', { ...deposit, createdAt: null }, null],
  ])('%s', (_, part, effect) => {
    expect(effectOnMain(transfer, row(part))).toBe(effect)
  })
})
