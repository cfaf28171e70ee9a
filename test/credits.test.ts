// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { StatementRow } from '../src/api/statement.ts'
import { creditsSince, pauseAfter } from '../src/member/credits.ts'
import { minor } from './wallets.ts'

const row = (part: Partial<StatementRow> = {}): StatementRow => ({
  statementType: 'deposit',
  from: 'KBANK',
  to: 'wallet',
  amount: minor(500),
  status: 'SUCCESS',
  createdAt: '2026-02-03T10:00:00.000Z',
  bonus: null,
  promotion: null,
  invite: null,
  refund: null,
  luckydraw: null,
  ...part,
})

describe('what was credited since', () => {
  it('is a deposit that succeeded and was not there before', () => {
    expect(creditsSince([], [row()])).toEqual([row()])
    expect(creditsSince([row()], [row()])).toEqual([])
    expect(creditsSince([row()], [row({ amount: minor(501) }), row()])).toEqual([row({ amount: minor(501) })])
  })

  it('is a deposit that was under way before', () => {
    expect(creditsSince([row({ status: 'WAITING' })], [row()])).toEqual([row()])
  })

  it.each([
    ['is under way', { status: 'WAITING' }],
    ['failed', { status: 'FAILED' }],
    ['is a bonus', { statementType: 'bonus' }],
    ['is a transfer', { statementType: 'transfer' }],
  ])('is nothing that %s', (_, part) => {
    expect(creditsSince([], [row(part)])).toEqual([])
  })

  it('is the second of two equal ones, when only one was there', () => {
    expect(creditsSince([row()], [row(), row()])).toHaveLength(1)
  })

  it('is exactly what was added, whatever was there and whatever left the page', () => {
    const rows = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 3 }), old: fc.boolean() }), { maxLength: 10 })
    fc.assert(
      fc.property(rows, (made) => {
        const page = made.map(({ amount, old }) => row({ amount: minor(amount), createdAt: old ? 'old' : 'new' }))
        const before = page.filter(({ createdAt }) => createdAt === 'old')
        const left = [...before, row({ amount: minor(9), createdAt: 'gone from the page' })]
        expect(creditsSince(left, page)).toEqual(page.filter(({ createdAt }) => createdAt === 'new'))
      }),
    )
  })
})

describe('the pause until the next look', () => {
  test.each([
    [0, 3_000],
    [12_000, 3_000],
    [40_000, 10_000],
    [60_000, 15_000],
    [600_000, 30_000],
  ])('after %i ms is %i ms', (waited, pause) => {
    expect(pauseAfter(waited)).toBe(pause)
  })
})
