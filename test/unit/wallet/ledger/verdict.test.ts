import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { baselineFor, baselineSchema, settledAfterMs, type Baseline } from '../../../../src/wallet/ledger/baseline.ts'
import type { Command } from '../../../../src/wallet/ledger/command.ts'
import type { Reading } from '../../../../src/wallet/ledger/reading.ts'
import type { Row } from '../../../../src/wallet/ledger/row.ts'
import type { Look } from '../../../../src/wallet/ledger/sight.ts'
import { pauseUntilNextLook, verdict } from '../../../../src/wallet/ledger/verdict.ts'
import { at, reading, row, type Written } from '../../../fakes/ledger/made.ts'

const transfer: Command = { kind: 'transfer', amountMinor: 10_000, from: 'wallet', to: 'neko', toName: 'Neko Fortune' }
const withdraw: Command = { kind: 'withdraw', amountMinor: 10_000, from: 'wallet', to: 'KBANK' }
const deposit = (part: Partial<Written> = {}) =>
  row({ statementType: 'deposit', from: 'KBANK', to: 'wallet', amount: 55, ...part })
const withdrawal = (part: Partial<Written> = {}) => row({ statementType: 'withdraw', to: 'KBANK', ...part })

/** What was there: a deposit of a minute ago, and a row before it. */
const old = [deposit({ createdAt: at(0) }), deposit({ createdAt: at(-60) })]
const balance = 500_000

function noted(rows: readonly Row[] = old, command: Command = transfer): Baseline {
  const baseline = baselineFor(command, reading(rows), { mainMinor: balance, sinceTwin: null })
  if (!baseline) throw new Error('no baseline')
  return baseline
}

/** A look, so long after the flight (s), at these rows above what was there, with what the main wallet moved by. */
function look(seconds: number, rows: readonly Row[], moved: number | null = 0, part: Partial<Reading> = {}): Look {
  const mainMinor = moved === null ? null : balance + moved
  return { reading: reading([...rows, ...old], part), mainMinor, askedAfter: seconds * 1000 }
}
/** Two looks that could settle that nothing came. */
const twice = (rows: readonly Row[], moved: number | null = 0, part: Partial<Reading> = {}) => [
  look(190, rows, moved, part),
  look(225, rows, moved, part),
]
/** Two such looks, at these rows alone. */
const twiceOnly = (rows: readonly Row[]): Look[] =>
  [190, 225].map((seconds) => ({ reading: reading(rows), mainMinor: balance, askedAfter: seconds * 1000 }))
const own = row({ createdAt: at(10) })

describe('one new row of the command', () => {
  it('is told at once as what it says, with its time', () => {
    expect(verdict(transfer, noted(), [look(3, [own], -10_000)])).toEqual({ status: 'done', at: at(10), row: own })
  })

  it('is a withdrawal in progress, or one that was paid', () => {
    const waiting = withdrawal({ status: 'WAITING', createdAt: at(10) })
    expect(verdict(withdraw, noted(), [look(3, [waiting], -10_000)])).toMatchObject({ status: 'waiting', row: waiting })
    const paid = withdrawal({ createdAt: at(10) })
    expect(verdict(withdraw, noted(), [look(3, [paid], -10_000)])).toMatchObject({ status: 'done' })
  })

  it('that failed may be followed by one that does not, so it is told when none can come any more', () => {
    const failed = row({ status: 'FAILED', createdAt: at(10) })
    expect(verdict(transfer, noted(), [look(3, [failed])])).toBe('looking')
    expect(verdict(transfer, noted(), twice([failed]))).toMatchObject({ status: 'refused', row: failed })
  })

  it('that failed beside another of the same amount tells nothing', () => {
    const failed = row({ status: 'FAILED', createdAt: at(10) })
    const other = row({ to: 'G-17', status: 'FAILED', createdAt: at(11) })
    expect(verdict(transfer, noted(), twice([other, failed]))).toBe('cannotTell')
  })

  it('in progress, of a transfer, is waited for', () => {
    const rows = [row({ status: 'PENDING', createdAt: at(10) })]
    expect(verdict(transfer, noted(), [look(3, rows, -10_000)])).toBe('looking')
    expect(verdict(transfer, noted(), twice(rows, -10_000))).toBe('cannotTell')
  })

  it.each<[string, Partial<Written>]>([
    ['in capitals', { statementType: 'TRANSFER', from: 'WALLET', to: 'NEKO' }],
    ['with the game’s name', { to: ' Neko Fortune ' }],
    ['with a sign', { amount: -100 }],
  ])('is known as written by another backend: %s', (_, part) => {
    const rows = [row({ createdAt: at(10), ...part })]
    expect(verdict(transfer, noted(), [look(3, rows, -10_000)])).toMatchObject({ status: 'done' })
  })

  it.each<[string, Partial<Written>]>([
    ['another amount', { amount: 100.01 }],
    ['the other way', { from: 'neko', to: 'wallet' }],
    ['into another game', { to: 'koi' }],
    ['a bonus', { statementType: 'bonus' }],
    ['without a time', { createdAt: null }],
    ['without an amount', { amount: null }],
  ])('is not it when it is %s', (_, part) => {
    for (const moved of [0, -10_000, 10_000])
      expect(verdict(transfer, noted(), [look(3, [row({ createdAt: at(10), ...part })], moved)])).toBe('looking')
  })

  it('of another kind of command is not it', () => {
    expect(verdict(withdraw, noted(), [look(3, [own], -10_000)])).toBe('looking')
  })

  it('is believed when the main wallet has moved as all new rows say', () => {
    const rows = [deposit({ createdAt: at(12) }), own]
    expect(verdict(transfer, noted(), [look(3, rows, -10_000)])).toBe('looking')
    expect(verdict(transfer, noted(), [look(3, rows, -10_000), look(5, rows, -4_500)])).toMatchObject({
      status: 'done',
    })
  })

  it.each([
    ['stays', 0],
    ['is not known', null],
  ])('is not believed when the main wallet %s: it may be of before, and only seen now', (_, moved) => {
    expect(verdict(transfer, noted(), [look(3, [own], moved)])).toBe('looking')
    expect(verdict(transfer, noted(), twice([own], moved))).toBe('cannotTell')
  })

  it('is not believed beside a new row of which nobody knows what it moved', () => {
    const odd = row({ statementType: 'cashback', amount: 7, createdAt: at(9) })
    expect(verdict(transfer, noted(), [look(3, [own, odd], -10_000)])).toBe('looking')
  })

  it('of an odd kind that was there before is no hindrance', () => {
    const rows = [row({ statementType: 'cashback', amount: 7, createdAt: at(0) }), ...old]
    const seen = { reading: reading([own, ...rows]), mainMinor: balance - 10_000, askedAfter: 3_000 }
    expect(verdict(transfer, noted(rows), [seen])).toMatchObject({ status: 'done' })
  })

  it('is not believed as long as the balance is not known, also where all of it is moved', () => {
    const all = { ...noted(), mainMinor: 10_000 }
    expect(verdict(transfer, all, [look(3, [own], null)])).toBe('looking')
    const back: Command = { kind: 'transfer', amountMinor: 10_000, from: 'neko', to: 'wallet' }
    const came = row({ from: 'neko', to: 'wallet', createdAt: at(10) })
    const seen = { ...look(3, [came]), mainMinor: 10_000 }
    expect(verdict(back, { ...noted(old, back), mainMinor: 0 }, [seen])).toMatchObject({ status: 'done' })
    expect(verdict(back, { ...noted(old, back), mainMinor: null }, [seen])).toBe('looking')
  })

  it('is not believed where neither the balance nor another new row tells what moved', () => {
    const odd = row({ statementType: 'cashback', amount: 7, createdAt: at(9) })
    expect(verdict(transfer, noted(), [look(3, [own, odd], null)])).toBe('looking')
  })

  it('between two games is told without the main wallet, which it does not touch', () => {
    const command: Command = { kind: 'transfer', amountMinor: 10_000, from: 'koi', to: 'neko' }
    const rows = [row({ from: 'koi', createdAt: at(10) })]
    expect(verdict(command, noted(old, command), [look(3, rows, null)])).toMatchObject({ status: 'done' })
  })
})

describe('rows such as the command’s', () => {
  it('that were there before do not count', () => {
    const twin = row({ createdAt: at(0) })
    const before = [twin, ...old]
    const seen = (rows: readonly Row[], moved: number): Look => ({
      reading: reading([...rows, ...before]),
      mainMinor: balance + moved,
      askedAfter: 190_000,
    })
    expect(verdict(transfer, noted(before), [seen([], 0)])).toBe('looking')
    expect(verdict(transfer, noted(before), [seen([own], -10_000)])).toMatchObject({ status: 'done', row: own })
    expect(verdict(transfer, noted(before), [seen([row({ createdAt: at(0) })], -10_000)])).toMatchObject({ at: at(0) })
  })

  it('that were there before lie in the whole of the newest second', () => {
    const before = [row({ createdAt: at(0.999) }), ...old]
    const seen = { reading: reading([own, ...before]), mainMinor: balance - 10_000, askedAfter: 3_000 }
    expect(verdict(transfer, noted(before), [seen])).toMatchObject({ status: 'done', row: own })
  })

  it.each<[string, Partial<Written>, Partial<Written>]>([
    ['the one that was there is spelled in another way', {}, { to: 'G-17' }],
    ['one in another spelling has another amount', { to: 'G-17' }, { to: 'G-17', amount: 99 }],
  ])('tell nothing while %s than before, and are looked at again', (_, then, now) => {
    const before = [row({ createdAt: at(0), ...then }), ...old]
    const seen = [row({ createdAt: at(0), ...now }), ...old]
    expect(verdict(transfer, noted(before), twiceOnly(seen))).toBe('looking')
  })

  it('of one second, of which one failed, cannot be told apart', () => {
    const before = [row({ createdAt: at(0) }), ...old]
    const failed = row({ status: 'FAILED', createdAt: at(0) })
    expect(verdict(transfer, noted(before), twiceOnly([failed, ...before]))).toBe('cannotTell')
  })

  it('are two: which of them is it cannot be told', () => {
    expect(verdict(transfer, noted(), [look(3, [row({ createdAt: at(11) }), own], -20_000)])).toBe('cannotTell')
  })
})

describe('no row of the command', () => {
  it('is not told as not carried out as long as it can act', () => {
    for (const seconds of [0, 60, 179]) expect(verdict(transfer, noted(), [look(seconds, [])])).toBe('looking')
    expect(verdict(transfer, noted(), [look(10, []), look(179, []), look(190, [])])).toBe('looking')
  })

  it('in two equal looks past that, half a minute apart, is: not carried out', () => {
    expect(settledAfterMs).toBe(180_000)
    expect(verdict(transfer, noted(), [look(180, []), look(209, [])])).toBe('looking')
    expect(verdict(transfer, noted(), [look(180, []), look(210, [])])).toBe('notCarriedOut')
  })

  it('needs two looks that show the same', () => {
    const rows = [row({ to: 'koi', amount: 3, status: 'FAILED', createdAt: at(50) })]
    expect(verdict(transfer, noted(), [look(190, []), look(225, rows)])).toBe('looking')
    expect(verdict(transfer, noted(), [look(190, []), look(225, rows), look(260, rows)])).toBe('notCarriedOut')
  })

  it('may be told by looks that show rows of one second in another order', () => {
    const rows = [3, 4].map((amount) => row({ to: 'koi', amount, status: 'FAILED', createdAt: at(50) }))
    expect(verdict(transfer, noted(), [look(190, rows), look(225, rows.toReversed())])).toBe('notCarriedOut')
  })

  it('needs two looks between which no row has ended either', () => {
    const ended = (status: string) => [row({ to: 'koi', amount: 3, status, createdAt: at(50) })]
    expect(verdict(transfer, noted(), [look(190, ended('PENDING')), look(225, ended('FAILED'))])).toBe('looking')
  })

  it('is not told where a row of before, still in progress, turned out to read like one', () => {
    const to = (game: string) => [row({ to: game, status: 'PENDING', createdAt: at(0) }), ...old]
    expect(verdict(transfer, noted(to('G-17')), twiceOnly(to('neko')))).toBe('cannotTell')
  })

  it.each<[string, readonly Row[], number | null]>([
    ['the main wallet moved', [], -10_000],
    ['the main wallet is not known', [], null],
    ['something of its amount came in another spelling', [row({ to: 'G-17', createdAt: at(10) })], 0],
    ['that spelling does not even name the main wallet', [row({ from: 'G-16', to: 'G-17', createdAt: at(10) })], 0],
    ['the main wallet moved as another row says', [deposit({ createdAt: at(10) })], 5_500],
    ['a deposit of its amount came', [deposit({ amount: 100, createdAt: at(10) })], 0],
    ['a row without an amount came', [row({ amount: null, createdAt: at(10) })], 0],
    ['a row of an unknown kind came', [row({ statementType: 'x', amount: 7, createdAt: at(10) })], 0],
    ['a row without a time came', [deposit({ createdAt: null })], 0],
    ['what came does not explain why the main wallet is as it was', [deposit({ createdAt: at(10) })], 0],
  ])('tells nothing when %s', (_, rows, moved) => {
    const looks = [...twice(rows, moved), ...[260, 290, 320, 350, 380, 410].map((each) => look(each, rows, moved))]
    expect(verdict(transfer, noted(), looks)).toBe('cannotTell')
  })

  it.each<[string, Partial<Reading>]>([
    ['is incomplete', { isComplete: false }],
    ['has grown by more than came to sight', { total: 3 }],
    ['does not go back far enough', { rows: [deposit({ createdAt: at(5) })], fresh: 1, total: 3 }],
    ['has lost a row that was there', { rows: [deposit({ createdAt: at(-60) })], fresh: 1, total: 1 }],
    ['is out of order', { rows: [deposit({ createdAt: at(-61) }), ...old], fresh: 3, total: 4 }],
    ['was told in an earlier pass', { rows: [...old, ...old], fresh: 0, total: 4 }],
  ])('tells nothing when the reading %s, and is given up in the end', (_, part) => {
    expect(verdict(transfer, noted(), twice([], 0, part))).toBe('looking')
    const looks = Array.from({ length: 8 }, (_each, index) => look(180 + 30 * index, [], 0, part))
    expect(verdict(transfer, noted(), looks.slice(1))).toBe('looking')
    expect(verdict(transfer, noted(), looks)).toBe('cannotTell')
  })

  it('without a baseline cannot be told at all', () => {
    expect(verdict(transfer, null, twice([]))).toBe('cannotTell')
    expect(verdict(transfer, noted(), [])).toBe('looking')
  })
})

describe('the baseline', () => {
  const before = { mainMinor: balance, sinceTwin: null }

  it('is small, without names and numbers of accounts, and lives through a reload', () => {
    const baseline = baselineFor(transfer, reading([row({ createdAt: at(0.4) }), ...old]), before)
    expect(baseline).toEqual({
      after: at(-0.001),
      total: 3,
      rows: 2,
      alike: 1,
      sameAmount: 1,
      odd: 0,
      effectMinor: -4_500,
      mainMinor: balance,
    })
    expect(v.parse(baselineSchema, JSON.parse(JSON.stringify(baseline)))).toEqual(baseline)
    expect(v.is(baselineSchema, { ...baseline, after: 'yesterday' })).toBe(false)
  })

  it('begins with the newest second that was told in this very pass', () => {
    const rows = [...old, deposit({ createdAt: at(30) })]
    const baseline = baselineFor(transfer, reading(rows, { fresh: 2, total: 9 }), before)
    expect(baseline).toMatchObject({ after: at(-0.001), rows: 1 })
  })

  it('of an empty statement counts every row that comes', () => {
    expect(noted([])).toMatchObject({ after: null, total: 0, rows: 0 })
    const seen = { reading: reading([own]), mainMinor: balance - 10_000, askedAfter: 3_000 }
    expect(verdict(transfer, noted([]), [seen])).toMatchObject({ status: 'done' })
  })

  it.each<[string, Reading | null]>([
    ['nothing was read', null],
    ['the reading is incomplete', reading(old, { isComplete: false })],
    ['all that was read lies in one second', reading([row(), row()], { total: 9 })],
    [
      'what was read has no order',
      reading(
        [-60, 0, -120].map((each) => row({ createdAt: at(each) })),
        { total: 9 },
      ),
    ],
    ['only rows of an earlier pass go back far enough', reading(old, { fresh: 1, total: 9 })],
  ])('is none when %s', (_, read) => {
    expect(baselineFor(transfer, read, before)).toBeNull()
  })

  test.each([
    [settledAfterMs, false],
    [settledAfterMs - 1, true],
    [-5, true],
  ])('with a twin of the command %i ms before it is none: %s', (sinceTwin, isNone) => {
    expect(baselineFor(transfer, reading(old), { mainMinor: balance, sinceTwin }) === null).toBe(isNone)
  })
})

describe('the pause until the next look', () => {
  test.each([
    [0, 2_000],
    [8_000, 2_000],
    [40_000, 10_000],
    [120_000, 30_000],
    [900_000, 30_000],
  ])('after %i ms is %i ms', (elapsed, pause) => {
    expect(pauseUntilNextLook(elapsed)).toBe(pause)
  })
})
