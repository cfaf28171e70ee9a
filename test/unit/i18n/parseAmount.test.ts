import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatMoney } from '../../../src/i18n/money.ts'
import { parseAmount, typedFrom } from '../../../src/i18n/amounts.ts'
import { minor } from '../../fakes/wallets.ts'

describe('a typed amount', () => {
  test.each([
    ['0', 0],
    ['1', 100],
    ['001', 100],
    [' 7 ', 700],
    ['1.5', 150],
    ['1.50', 150],
    ['0.01', 1],
    ['1,5', 150],
    ['12,34', 1_234],
    ['1,234.56', 123_456],
    ['1,000.5', 100_050],
    ['1,234,567', 123_456_700],
    ['1,234,567.89', 123_456_789],
    ['๑๐๐', 10_000],
    ['๑๐๐.๕', 10_050],
    ['໑໐', 1_000],
    ['9'.repeat(12), Number('9'.repeat(12)) * 100],
  ])('"%s" is %s minor units', (typed, count) => {
    expect(parseAmount(typed)).toBe(count)
  })

  test.each(['', ' ', '\t'])('"%s" is nothing yet', (typed) => {
    expect(parseAmount(typed)).toBe('empty')
  })

  test.each([
    '1,000',
    '12,345',
    '1.234',
    '1.000',
    '1.5.2',
    '1,5,2',
    '1,23,456',
    '1.234,56',
    '1 000',
    '.',
    '٣',
    '１',
    '1e3',
    '0x10',
    '-5',
    '+5',
    '฿5',
    'Infinity',
    'NaN',
    'ร้อย',
  ])('"%s" is asked again rather than guessed', (typed) => {
    expect(parseAmount(typed)).toBe('unclear')
  })

  test.each(['1'.repeat(13), '9'.repeat(400), '1' + ',000'.repeat(5)])('%s is too long to be counted', (typed) => {
    expect(parseAmount(typed)).toBe('tooLong')
  })

  it('reads every amount back that the app itself shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 - 1 }), (count) => {
        expect(parseAmount(formatMoney(minor(count), 'BAHT').slice(1))).toBe(count)
      }),
    )
  })

  it('reads back what the app types for the player', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 - 1 }), (count) => {
        expect(parseAmount(typedFrom(minor(count)))).toBe(count)
      }),
    )
  })

  it('is never anything but whole minor units or a reason', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,๐-๙ ]{0,20}$/)), (typed) => {
        const read = parseAmount(typed)
        expect(typeof read === 'string' || (Number.isSafeInteger(read) && read >= 0)).toBe(true)
      }),
    )
  })
})

describe('an amount that the app types for the player', () => {
  test.each([
    [1, '0.01'],
    [50, '0.5'],
    [100, '1'],
    [1_000, '10'],
    [1_050, '10.5'],
    [123_456, '1234.56'],
    [125_000_000, '1250000'],
  ])('of %s minor units reads %s', (count, text) => {
    expect(typedFrom(minor(count))).toBe(text)
  })
})
