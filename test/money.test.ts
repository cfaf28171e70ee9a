// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatCount, formatLimit, formatMoney, formatMovement, fromMinor, toMinor } from '../src/i18n/money.ts'

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
    [null, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e20, null],
  ])('the wire amount %s is %s minor units', (amount, minor) => {
    expect(toMinor(amount)).toBe(minor)
  })

  it('gives every amount back as it came', () => {
    fc.assert(
      fc.property(minorUnits, (minor) => {
        expect(toMinor(fromMinor(minor))).toBe(minor)
      }),
    )
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
    [-1, 'BAHT', '-฿0.01'],
    [-123_456, 'BAHT', '-฿1,234.56'],
    [1_234_567_890, 'LAK', '₭12,345,678.90'],
    [null, 'BAHT', '-'],
    [null, 'LAK', '-'],
  ] as const)('%s minor units of %s read %s', (minor, currency, text) => {
    expect(formatMoney(minor, currency)).toBe(text)
  })

  it('is grouped in threes by commas, with a point before exactly two decimals', () => {
    fc.assert(
      fc.property(minorUnits, (minor) => {
        const text = formatMoney(minor, 'BAHT')
        expect(text).toMatch(/^-?฿\d{1,3}(,\d{3})*\.\d{2}$/)
        expect(Number(text.replace(/[฿,.]/g, ''))).toBe(minor)
      }),
    )
  })
})

describe('a movement', () => {
  test.each([
    [123_456, '+', '+฿1,234.56'],
    [123_456, '-', '−฿1,234.56'],
    [123_456, null, '฿1,234.56'],
    [0, '+', '+฿0.00'],
    [null, '-', '-'],
  ] as const)('of %s with the sign %s reads %s', (minor, direction, text) => {
    expect(formatMovement(minor, 'BAHT', direction)).toBe(text)
  })
})

describe('a limit', () => {
  test.each([
    [100, '฿1'],
    [50, '฿0.50'],
    [100_000, '฿1,000'],
    [100_010, '฿1,000.10'],
  ])('of %s minor units reads %s', (minor, text) => {
    expect(formatLimit(minor, 'BAHT')).toBe(text)
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
