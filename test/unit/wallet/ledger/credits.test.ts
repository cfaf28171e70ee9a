import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditsBetween, creditsIn } from '../../../../src/wallet/ledger/credits.ts'
import { at, reading, row, type Written } from '../../../fakes/ledger/made.ts'

const deposit = (part: Partial<Written> = {}) =>
  row({ statementType: 'deposit', from: 'KBANK', to: 'wallet', amount: 500, ...part })

describe('a credit in a later reading', () => {
  it('is a deposit that succeeded and was not there before', () => {
    expect(creditsIn(reading([]), reading([deposit()]))).toEqual([deposit()])
    expect(creditsIn(reading([deposit()]), reading([deposit()]))).toEqual([])
    expect(creditsIn(reading([deposit()]), reading([deposit(), deposit()]))).toHaveLength(1)
  })

  it('may be a deposit that was under way before', () => {
    expect(creditsIn(reading([deposit({ status: 'WAITING' })]), reading([deposit()]))).toEqual([deposit()])
    expect(creditsIn(reading([deposit({ status: 'WAITING' })], { total: 30 }), reading([deposit()]))).toEqual([
      deposit(),
    ])
  })

  it.each([
    ['is under way', { status: 'WAITING' }],
    ['failed', { status: 'FAILED' }],
    ['is a bonus', { statementType: 'bonus' }],
    ['is a transfer', { statementType: 'transfer' }],
  ])('is nothing that %s', (_, part) => {
    expect(creditsIn(reading([]), reading([deposit(part)]))).toEqual([])
  })

  it('is no old deposit that only the later, deeper reading reached', () => {
    const before = reading([row({ createdAt: at(0) }), row({ createdAt: at(-60) })], { total: 30 })
    const older = [deposit({ createdAt: at(-60) }), deposit({ createdAt: at(-120) })]
    expect(creditsIn(before, reading([...before.rows, ...older], { total: 30 }))).toEqual([])
    const late = deposit({ createdAt: at(-30) })
    expect(creditsIn(before, reading([...before.rows, late, ...older], { total: 31 }))).toEqual([late])
  })

  it('is no deposit that may have been below what was read before', () => {
    const before = reading([row({ createdAt: at(60) }), deposit({ createdAt: at(0) })], { total: 30 })
    const equal = deposit({ createdAt: at(0) })
    const timeless = deposit({ createdAt: null })
    expect(creditsIn(before, reading([...before.rows, equal, timeless], { total: 30 }))).toEqual([])
  })

  it('is no old deposit even if an earlier row has no time', () => {
    const before = reading([row({ createdAt: at(0) }), row({ createdAt: null })], { total: 30 })
    const older = deposit({ createdAt: at(-60) })
    expect(creditsIn(before, reading([...before.rows, older], { total: 30 }))).toEqual([])
  })

  it('is nothing as long as one of the readings is incomplete', () => {
    expect(creditsIn(reading([], { isComplete: false }), reading([deposit()]))).toEqual([])
    expect(creditsIn(reading([]), reading([deposit()], { isComplete: false }))).toEqual([])
  })

  it('is exactly what was added, whatever was there', () => {
    const rows = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 3 }), old: fc.boolean() }), { maxLength: 10 })
    fc.assert(
      fc.property(rows, fc.nat(20), (made, unread) => {
        const all = made.map(({ amount, old }) => deposit({ amount, createdAt: at(old ? 0 : 1) }))
        const before = [...all.filter(({ createdAt }) => createdAt === at(0)), deposit({ createdAt: at(-1) })]
        const total = { total: before.length + unread }
        const now = reading([...all, deposit({ createdAt: at(-1) })])
        expect(creditsIn(reading(before, total), now)).toEqual(all.filter(({ createdAt }) => createdAt === at(1)))
      }),
    )
  })
})

describe('a credit between two moments', () => {
  const between = (rows: ReturnType<typeof deposit>[], part = {}) =>
    creditsBetween(reading(rows, part), Date.parse(at(0)), Date.parse(at(60)))

  it('is a deposit that succeeded after the first and not after the second', () => {
    const rows = [deposit({ createdAt: at(60) }), deposit({ createdAt: at(1) })]
    expect(between(rows)).toEqual(rows)
  })

  it.each([
    ['is of the first moment', { createdAt: at(0) }],
    ['is of the future, by a clock that is not the server’s', { createdAt: at(61) }],
    ['has no time', { createdAt: null }],
    ['is under way', { createdAt: at(1), status: 'WAITING' }],
    ['is a bonus', { createdAt: at(1), statementType: 'bonus' }],
  ])('is nothing that %s', (_, part) => {
    expect(between([deposit(part)])).toEqual([])
  })

  it('is not found in an incomplete reading', () => {
    expect(between([deposit({ createdAt: at(1) })], { isComplete: false })).toEqual([])
  })
})
