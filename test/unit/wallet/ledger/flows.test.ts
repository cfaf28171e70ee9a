import { describe, expect, it } from 'vitest'
import { compareFrom, flowsOf } from '../../../../src/wallet/ledger/flows.ts'
import { hasReadAllSince, hasAllSince, rowsSince } from '../../../../src/wallet/ledger/reading.ts'
import { at, reading, row, type Written } from '../../../fakes/ledger/made.ts'

const deposit = { statementType: 'deposit', from: '', to: 'wallet' }
const withdrawal = { statementType: 'withdraw', from: 'wallet', to: 'KBANK' }
const bonus = { statementType: 'bonus', from: '', to: 'wallet' }
const ended = { statementType: 'finish_bonus', from: 'wallet', to: '' }
const none = { paidIn: 0, paidOut: 0, rewards: 0, main: 0, odd: 0 }

describe('the result of a session', () => {
  it.each<[what: string, row: Partial<Written>, flows: Partial<typeof none>]>([
    ['a deposit', deposit, { paidIn: 100_00, main: 100_00 }],
    ['a deposit under way', { ...deposit, status: 'PENDING' }, {}],
    ['a failed deposit', { ...deposit, status: 'FAILED' }, {}],
    ['a deposit without an amount', { ...deposit, amount: null }, { odd: 1 }],
    ['a withdrawal', withdrawal, { paidOut: 100_00, main: -100_00 }],
    ['a withdrawal under way', { ...withdrawal, status: 'PENDING' }, { paidOut: 100_00, main: -100_00 }],
    ['a withdrawal written as a negative amount', { ...withdrawal, amount: -100 }, { paidOut: 100_00, main: -100_00 }],
    ['a failed withdrawal', { ...withdrawal, status: 'FAILED' }, {}],
    ['a transfer into a game', {}, { main: -100_00 }],
    ['a transfer written as a negative amount', { amount: -100 }, { main: -100_00 }],
    ['a transfer under way', { status: 'PENDING' }, { odd: 1 }],
    ['a failed transfer', { status: 'FAILED' }, {}],
    ['a failed transfer between games', { from: 'neko', to: 'magma', status: 'FAILED' }, { odd: 1 }],
    ['a bonus', bonus, { rewards: 100_00, main: 100_00 }],
    ['a bonus taken back', { ...bonus, amount: -100 }, { rewards: -100_00, main: -100_00 }],
    ['a bonus under way', { ...bonus, status: 'PENDING' }, {}],
    ['the end of a bonus', { ...ended, amount: -100 }, { rewards: -100_00, main: -100_00 }],
    ['the end of a bonus that took nothing', { ...ended, amount: 0 }, {}],
    ['the end of a bonus with a gain', ended, { odd: 1 }],
    ['a row of an unknown kind', { statementType: 'raffle' }, { odd: 1 }],
  ])('%s counts by what it did to the money', (_, written, flows) => {
    expect(flowsOf([row(written)])).toEqual({ ...none, ...flows })
  })

  it('adds up all rows', () => {
    const rows = [row(deposit), row({ ...deposit, amount: 20 }), row(withdrawal), row({ status: 'PENDING' })]
    expect(flowsOf(rows)).toEqual({ paidIn: 120_00, paidOut: 100_00, rewards: 0, main: 20_00, odd: 1 })
  })
})

const [old, middle, newest] = [0, 60, 120].map((seconds) => row({ createdAt: at(seconds) })) as [
  ReturnType<typeof row>,
  ReturnType<typeof row>,
  ReturnType<typeof row>,
]
const undated = row({ createdAt: null })
const time = (seconds: number) => Date.parse(at(seconds))

it('rows since an instant leave out those of it and before it, and keep undated ones', () => {
  const all = [newest, middle, undated, old]
  expect(rowsSince(all, time(60))).toEqual([newest, undated])
  expect(rowsSince(all, null)).toEqual([newest, middle, undated, old])
})

it.each([
  ['the whole statement was read', reading([newest, old]), null, true],
  ['one row was not read', reading([newest, old], { total: 3 }), null, false],
  ['a row of that instant itself was read', reading([newest, middle], { total: 3 }), time(60), true],
  ['two of its rows share a moment', reading([newest, newest, middle], { total: 4 }), time(60), true],
  ['only later rows were read', reading([newest, middle], { total: 3 }), time(60) - 1, false],
  ['the last row has no time', reading([newest, undated], { total: 3 }), time(60), false],
  ['a row moved meanwhile', reading([newest, old], { isComplete: false }), null, false],
] as const)('that all rows since an instant are known: %s', (_, read, after, isKnown) => {
  expect([hasAllSince(read, after), hasReadAllSince(read, after)]).toEqual([isKnown, isKnown])
})

const open = row({ createdAt: at(30), status: 'PENDING' })
it.each([
  ['the newest second', [newest, old], time(120) - 1],
  ['the oldest row under way', [newest, middle, open], time(30) - 1],
  ['the beginning, with an undated row under way', [newest, row({ createdAt: null, status: 'PENDING' })], null],
  ['the newest second, with an undated row that is done', [newest, undated], time(120) - 1],
  ['the beginning of an empty statement', [], null],
] as const)('two readings are compared from %s', (_, rows, from) => {
  expect(compareFrom(reading(rows))).toBe(from)
})
