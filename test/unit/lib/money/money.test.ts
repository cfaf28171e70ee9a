import fc from 'fast-check'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import type { createQrCall } from '../../../../src/api/qr.ts'
import type { transferCall } from '../../../../src/api/transfer.ts'
import type { withdrawCall } from '../../../../src/api/withdraw.ts'
import { formatLimit, formatMovement } from '../../../../src/i18n/amounts.ts'
import { formatCount, formatMoney } from '../../../../src/i18n/money.ts'
import { greater, lesser, magnitude, multiply } from '../../../../src/lib/money/amounts.ts'
import { fromMinor, toMinor } from '../../../../src/lib/money/decimals.ts'
import { minorOf, sum, type Minor } from '../../../../src/lib/money/minor.ts'
import { minor } from '../../../fakes/wallets.ts'

type BodyOf<Declared extends { body?(given: never): object }> = Parameters<NonNullable<Declared['body']>>[0]

const minorUnits = fc.integer({ min: -1e13, max: 1e13 })

describe('minor units', () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [0.1 + 0.2, 30],
    [1234.56, 123_456],
    [8420.5, 842_050],
    [1.15, 115],
    [-99.99, -9_999],
    [125.758, 12_575],
    [125.7599, 12_575],
    [-125.758, -12_575],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e20, null],
  ])('the wire amount %s is %s minor units', (amount, count) => {
    expect(toMinor(amount)).toBe(count)
  })

  it('written to the wire and read again are the same amount', () => {
    fc.assert(
      fc.property(minorUnits, (count) => {
        expect(toMinor(fromMinor(minor(count)))).toBe(count)
      }),
    )
  })
})

describe('amounts in minor units', () => {
  it('add up to the last minor unit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 50 }), (counts) => {
        expect(sum(counts.map(minor))).toBe(counts.reduce((total, count) => total + count, 0))
      }),
    )
  })

  it('have no sum if one of them is unknown, or if it is too large to be counted', () => {
    expect(sum([minor(1), null, minor(2)])).toBeNull()
    expect(sum([minor(Number.MAX_SAFE_INTEGER), minor(1)])).toBeNull()
    expect(sum([])).toBe(0)
  })

  test.each([
    [842_050, 1, 842_050],
    [10, 3, 30],
    [1, 0.5, 1],
    [-100, 0.25, -25],
    [Number.MAX_SAFE_INTEGER, 2, null],
  ])('of %s minor units by %s are %s', (count, factor, product) => {
    expect(multiply(minor(count), factor)).toBe(product)
  })

  it('have a lesser, a greater and a magnitude', () => {
    expect([lesser(minor(1), minor(2)), lesser(minor(2), minor(1))]).toEqual([1, 1])
    expect([greater(minor(1), minor(2)), greater(minor(2), minor(1))]).toEqual([2, 2])
    expect([magnitude(minor(-5)), magnitude(minor(5))]).toEqual([5, 5])
  })

  test.each([
    [1, 1],
    [0, 0],
    [null, null],
    [Number.NaN, null],
    [1e20, null],
  ])('that were stored as %s are %s', (stored, count) => {
    expect(minorOf(stored)).toBe(count)
  })

  // The types say so: this fails when the tests are compiled.
  it('cannot be shown, added or sent if they are plain numbers', () => {
    expectTypeOf<number>().not.toExtend<Minor>()
    expectTypeOf(formatMoney).parameter(0).toEqualTypeOf<Minor | null>()
    expectTypeOf(formatMovement).parameter(0).toEqualTypeOf<Minor | null>()
    expectTypeOf(formatLimit).parameter(0).toEqualTypeOf<Minor | null>()
    expectTypeOf(sum).parameter(0).toEqualTypeOf<readonly (Minor | null)[]>()
    expectTypeOf<BodyOf<typeof withdrawCall>['amount']>().toEqualTypeOf<Minor>()
    expectTypeOf<BodyOf<typeof createQrCall>['amount']>().toEqualTypeOf<Minor>()
    expectTypeOf<BodyOf<typeof transferCall>['amount']>().toEqualTypeOf<Minor>()
  })
})

describe('an amount with 2 decimals', () => {
  test.each([
    [0, 'BAHT', '฿0.00'],
    [1, 'BAHT', '฿0.01'],
    [99, 'BAHT', '฿0.99'],
    [100, 'BAHT', '฿1.00'],
    [123_456, 'BAHT', '฿1,234.56'],
    [99_999_999, 'BAHT', '฿999,999.99'],
    [1_234_567_890, 'BAHT', '฿12,345,678.90'],
    [-1, 'BAHT', '−฿0.01'],
    [-123_456, 'BAHT', '−฿1,234.56'],
    [1_234_567_890, 'LAK', '₭12,345,678.90'],
    [null, 'BAHT', '-'],
    [null, 'LAK', '-'],
  ] as const)('%s minor units of %s read %s', (count, currency, text) => {
    expect(formatMoney(minor(count), currency)).toBe(text)
  })

  it('has commas every three digits, and a point before exactly two decimals', () => {
    fc.assert(
      fc.property(minorUnits, (count) => {
        const text = formatMoney(minor(count), 'BAHT')
        expect(text).toMatch(/^−?฿\d{1,3}(,\d{3})*\.\d{2}$/)
        expect(Number(text.replace('−', '-').replace(/[฿,.]/g, ''))).toBe(count)
      }),
    )
  })
})

describe('an amount with a sign', () => {
  test.each([
    [123_456, '+', '+฿1,234.56'],
    [123_456, '-', '−฿1,234.56'],
    [123_456, null, '฿1,234.56'],
    [0, '+', '+฿0.00'],
    [null, '-', '-'],
  ] as const)('of %s with the sign %s reads %s', (count, direction, text) => {
    expect(formatMovement(minor(count), 'BAHT', direction)).toBe(text)
  })
})

describe('an amount as a limit', () => {
  test.each([
    [100, '฿1'],
    [50, '฿0.50'],
    [100_000, '฿1,000'],
    [100_010, '฿1,000.10'],
  ])('of %s minor units reads %s', (count, text) => {
    expect(formatLimit(minor(count), 'BAHT')).toBe(text)
  })
})

describe('a count', () => {
  test.each([
    [0, '0'],
    [12, '12'],
    [1_234, '1,234'],
    [1_234_567, '1,234,567'],
    [2.6, '3'],
    [-5, '-5'],
    [null, '-'],
    [Number.NaN, '-'],
    [1e30, '-'],
  ])('of %s reads %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })
})
