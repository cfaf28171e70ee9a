import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import type { StatementRow } from '../../../../src/api/statement.ts'
import {
  baselineFor,
  baselineSchema,
  type Baseline,
  type ExpectedRow,
  matches,
  isReportable,
  outcomeOf,
  touchesMain,
} from '../../../../src/wallet/ledger/outcome.ts'
import type { StatementReading } from '../../../../src/wallet/ledger/reading.ts'
import { at, reading, row, type Written } from '../../../fakes/ledger/made.ts'

const transfer: ExpectedRow = {
  kind: 'transfer',
  amountMinor: 10_000,
  from: 'wallet',
  to: 'neko',
  toName: 'Neko Fortune ',
}
const between: ExpectedRow = { kind: 'transfer', amountMinor: 10_000, from: 'koi', to: 'neko' }
const withdraw: ExpectedRow = { kind: 'withdraw', amountMinor: 10_000, from: 'wallet', to: '' }
const deposit = (part: Partial<Written> = {}) =>
  row({ statementType: 'deposit', from: 'KBANK', to: 'wallet', amount: 55, ...part })

/** What was there: a deposit of a minute ago, and a row before it. */
const old = [deposit({ createdAt: at(0) }), deposit({ createdAt: at(-60) })]
const balance = 500_000

function noted(rows: readonly StatementRow[] = old, command: ExpectedRow = transfer): Baseline {
  const baseline = baselineFor(command, reading(rows), { mainMinor: balance, hasDuplicate: false })
  if (!baseline) throw new Error('no baseline')
  return baseline
}

/** What is seen: these rows, and what the main wallet moved by. */
const seen = (
  rows: readonly StatementRow[],
  moved: number | null = 0,
  part: Partial<StatementReading> = {},
): Parameters<typeof outcomeOf>[2] => ({
  reading: reading(rows, part),
  mainMinor: moved === null ? null : balance + moved,
})
/** The same, of rows above what was there. */
const came = (rows: readonly StatementRow[], moved: number | null = 0, part: Partial<StatementReading> = {}) =>
  seen([...rows, ...old], moved, part)
const own = row({ createdAt: at(10) })

describe('one new row of the command', () => {
  test.each<[string, ExpectedRow, Partial<Written>, number, string]>([
    ['a transfer that succeeded', transfer, {}, -10_000, 'done'],
    ['a transfer that failed', transfer, { status: 'FAILED' }, 0, 'failed'],
    ['one under way', withdraw, { statementType: 'withdraw', to: 'KBANK', status: 'WAITING' }, -10_000, 'underWay'],
    ['a withdrawal that was paid', withdraw, { statementType: 'withdraw', to: 'KBANK' }, -10_000, 'done'],
    ['a withdrawal that failed', withdraw, { statementType: 'withdraw', to: 'KBANK', status: 'FAILED' }, 0, 'failed'],
  ])('gives the outcome that it shows: %s', (_, command, part, moved, status) => {
    const told = row({ createdAt: at(10), ...part })
    expect(outcomeOf(command, noted(old, command), came([told], moved))).toEqual({ status, at: at(10), row: told })
  })

  it('that failed is unclear beside another of the same amount', () => {
    const failed = row({ status: 'FAILED', createdAt: at(10) })
    const other = row({ to: 'G-17', status: 'FAILED', createdAt: at(11) })
    expect(outcomeOf(transfer, noted(), came([other, failed]))).toBe('inconclusive')
  })

  it('of a transfer under way is unclear', () => {
    expect(outcomeOf(transfer, noted(), came([row({ status: 'PENDING', createdAt: at(10) })], -10_000))).toBe(
      'inconclusive',
    )
    const pending = row({ from: 'koi', status: 'PENDING', createdAt: at(10) })
    expect(outcomeOf(between, noted(old, between), came([pending]))).toBe('inconclusive')
  })

  it.each<[string, Partial<Written>]>([
    ['in capitals', { statementType: 'TRANSFER', from: 'WALLET', to: 'NEKO' }],
    ['with the game’s name', { to: ' Neko Fortune ' }],
    ['with a sign', { amount: -100 }],
  ])('is recognised in another backend’s form: %s', (_, part) => {
    expect(outcomeOf(transfer, noted(), came([row({ createdAt: at(10), ...part })], -10_000))).toMatchObject({
      status: 'done',
    })
  })

  it.each<[string, Partial<Written>]>([
    ['of another amount', { amount: 100.01 }],
    ['the other way', { from: 'neko', to: 'wallet' }],
    ['into another game', { to: 'koi' }],
    ['a bonus', { statementType: 'bonus' }],
    ['without a time', { createdAt: null }],
    ['without an amount', { amount: null }],
  ])('does not count when it is %s', (_, part) => {
    for (const moved of [0, -10_000, 10_000])
      expect(outcomeOf(transfer, noted(), came([row({ createdAt: at(10), ...part })], moved))).toBe('inconclusive')
  })

  it('does not count if it is of another kind of command', () => {
    expect(outcomeOf(withdraw, noted(old, withdraw), came([own], -10_000))).toBe('inconclusive')
  })

  it('counts when the main wallet has moved by the sum of all new rows', () => {
    const rows = [deposit({ createdAt: at(12) }), own]
    expect(outcomeOf(transfer, noted(), came(rows, -10_000))).toBe('inconclusive')
    expect(outcomeOf(transfer, noted(), came(rows, -4_500))).toMatchObject({ status: 'done', row: own })
  })

  it.each([
    ['stays', 0],
    ['is not known', null],
  ])('does not count when the main wallet %s: it may be older, and only seen now', (_, moved) => {
    expect(outcomeOf(transfer, noted(), came([own], moved))).toBe('inconclusive')
  })

  it('does not count if the earlier balance is unknown', () => {
    expect(outcomeOf(transfer, { ...noted(), mainMinor: null }, came([own], -10_000))).toBe('inconclusive')
  })

  it('does not count beside a new row of unknown effect', () => {
    const odd = row({ statementType: 'cashback', amount: 7, createdAt: at(9) })
    expect(outcomeOf(transfer, noted(), came([own, odd], -10_000))).toBe('inconclusive')
    const before = [row({ statementType: 'cashback', amount: 7, createdAt: at(0) }), ...old]
    expect(outcomeOf(transfer, noted(before), seen([own, ...before], -10_000))).toMatchObject({ status: 'done' })
  })

  it('between two games counts without the main wallet, which it does not touch', () => {
    const rows = [row({ from: 'koi', createdAt: at(10) })]
    expect(outcomeOf(between, noted(old, between), came(rows, null))).toMatchObject({ status: 'done' })
  })
})

describe('rows like the command’s', () => {
  it('that existed before do not count', () => {
    const before = [row({ createdAt: at(0) }), ...old]
    expect(outcomeOf(transfer, noted(before), seen(before))).toBe('noTrace')
    expect(outcomeOf(transfer, noted(before), seen([own, ...before], -10_000))).toMatchObject({ row: own })
    const failed = [row({ createdAt: at(0), status: 'FAILED' }), ...old]
    expect(outcomeOf(transfer, noted(failed), seen([own, ...failed], -10_000))).toMatchObject({ row: own })
    const duplicate = seen([row({ createdAt: at(0) }), ...before], -10_000)
    expect(outcomeOf(transfer, noted(before), duplicate)).toMatchObject({ at: at(0) })
  })

  it('that existed before include the whole of the newest second', () => {
    const before = [row({ createdAt: at(0.999) }), ...old]
    expect(outcomeOf(transfer, noted(before), seen([own, ...before], -10_000))).toMatchObject({ row: own })
  })

  it.each<[string, Partial<Written>, Partial<Written>]>([
    ['the one that was there is spelled in another way', {}, { to: 'G-17' }],
    ['one in another spelling has another amount', { to: 'G-17' }, { to: 'G-17', amount: 99 }],
    ['one in another spelling turned out to read like it', { to: 'G-17' }, {}],
    ['one that failed has its amount', { amount: 99, status: 'FAILED' }, { status: 'FAILED' }],
    ['one under way turned out to read like it', { to: 'G-17', status: 'PENDING' }, { status: 'PENDING' }],
  ])('decide nothing while %s than before', (_, then, now) => {
    const before = [row({ createdAt: at(0), ...then }), ...old]
    expect(outcomeOf(transfer, noted(before), seen([row({ createdAt: at(0), ...now }), ...old]))).toBe('inconclusive')
  })

  it('are unclear when a success and a failure share a second', () => {
    const before = [row({ createdAt: at(0) }), ...old]
    const failed = row({ status: 'FAILED', createdAt: at(0) })
    expect(outcomeOf(transfer, noted(before), seen([failed, ...before]))).toBe('inconclusive')
  })

  it('cannot be told apart if there are two', () => {
    expect(outcomeOf(transfer, noted(), came([row({ createdAt: at(11) }), own], -20_000))).toBe('inconclusive')
  })
})

it.each([
  [89_999, false],
  [90_000, true],
] as const)('a row that failed is told %i ms after the command was sent: %s', (elapsed, isFinal) => {
  expect(isReportable({ status: 'failed', at: at(10), row: own }, elapsed)).toBe(isFinal)
})

describe('no row of the command', () => {
  it('means no trace of it', () => {
    expect(outcomeOf(transfer, noted(), came([]))).toBe('noTrace')
    expect(outcomeOf(transfer, noted(), came([deposit({ createdAt: at(10) })], 5_500))).toBe('inconclusive')
    const failed = [3, 4].map((amount) => row({ to: 'koi', amount, status: 'FAILED', createdAt: at(50) }))
    expect(outcomeOf(transfer, noted(), came(failed))).toBe('noTrace')
  })

  it.each<[string, readonly StatementRow[], number | null]>([
    ['the main wallet moved', [], -10_000],
    ['the main wallet is not known', [], null],
    ['something of its amount came in another spelling', [row({ to: 'G-17', createdAt: at(10) })], 0],
    ['that spelling does not even name the main wallet', [row({ from: 'G-16', to: 'G-17', createdAt: at(10) })], 0],
    ['a deposit of its amount came', [deposit({ amount: 100, createdAt: at(10) })], 0],
    ['a row without an amount came', [row({ amount: null, createdAt: at(10) })], 0],
    ['a row of an unknown kind came', [row({ statementType: 'x', amount: 7, createdAt: at(10) })], 0],
    ['what came does not explain why the main wallet is as it was', [deposit({ createdAt: at(10) })], 0],
  ])('is unclear when %s', (_, rows, moved) => {
    expect(outcomeOf(transfer, noted(), came(rows, moved))).toBe('inconclusive')
  })

  it.each<[string, Partial<StatementReading>]>([
    ['is incomplete', { isComplete: false }],
    ['has grown by more than came to sight', { total: 3 }],
    ['does not go back far enough', { rows: [deposit({ createdAt: at(5) })], readCount: 1, total: 3 }],
    ['has lost a row that was there', { rows: [deposit({ createdAt: at(-60) })], readCount: 1, total: 1 }],
    ['is out of order', { rows: [deposit({ createdAt: at(-61) }), ...old], readCount: 3, total: 4 }],
    ['was told in an earlier reading', { rows: [...old, ...old], readCount: 0, total: 4 }],
  ])('is unclear when the reading %s', (_, part) => {
    expect(outcomeOf(transfer, noted(), came([], 0, part))).toBe('inconclusive')
  })

  it.each<[string, Partial<Written>]>([
    ['after a fee', { amount: 98 }],
    ['in the units of the game', { amount: 1_000 }],
  ])('between two games proves nothing beside a row %s', (_, part) => {
    const rows = [row({ from: 'koi', createdAt: at(10), ...part })]
    // Nothing but what was seen is claimed: there is no row of the amount.
    expect(outcomeOf(between, noted(old, between), came(rows))).toBe('noTrace')
  })
})

describe('the baseline', () => {
  const before = { mainMinor: balance, hasDuplicate: false }

  it('is small, without names and account numbers, and survives a reload', () => {
    const baseline = baselineFor(transfer, reading([row({ createdAt: at(0.4) }), ...old]), before)
    expect(baseline).toEqual({
      after: at(-0.001),
      total: 3,
      rows: 2,
      matching: 1,
      sameAmount: 1,
      unknownEffects: 0,
      effectMinor: -4_500,
      mainMinor: balance,
    })
    expect(v.parse(baselineSchema, JSON.parse(JSON.stringify(baseline)))).toEqual(baseline)
    expect(v.is(baselineSchema, { ...baseline, after: 'yesterday' })).toBe(false)
  })

  it('begins with the newest second read in this very reading', () => {
    const rows = [...old, deposit({ createdAt: at(30) })]
    const baseline = baselineFor(transfer, reading(rows, { readCount: 2, total: 9 }), before)
    expect(baseline).toMatchObject({ after: at(-0.001), rows: 1 })
  })

  it('of an empty statement counts every later row', () => {
    expect(noted([])).toMatchObject({ after: null, total: 0, rows: 0 })
    expect(outcomeOf(transfer, noted([]), seen([own], -10_000))).toMatchObject({ status: 'done' })
  })

  it.each<[string, StatementReading]>([
    ['the reading is incomplete', reading(old, { isComplete: false })],
    ['all that was read lies in one second', reading([row(), row()], { total: 9 })],
    [
      'what was read has no order',
      reading(
        [-60, 0, -120].map((each) => row({ createdAt: at(each) })),
        { total: 9 },
      ),
    ],
    ['only rows of an earlier reading go back far enough', reading(old, { readCount: 1, total: 9 })],
  ])('does not exist when %s', (_, read) => {
    expect(baselineFor(transfer, read, before)).toBeNull()
  })

  it('does not exist while the row of an equal command may still come', () => {
    expect(baselineFor(transfer, reading(old), { mainMinor: balance, hasDuplicate: true })).toBeNull()
  })
})

describe('a row does not belong to the command', () => {
  it('when it names no account, even if a game’s name is empty', () => {
    expect(matches({ ...transfer, toName: ' ' }, row({ to: '' }))).toBe(false)
    expect(matches({ ...transfer, to: '' }, row({ to: ' ' }))).toBe(false)
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
