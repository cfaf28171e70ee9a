import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatLimit, formatMovement, parseAmount, typedFrom } from '../../../src/i18n/amounts.ts'
import { formatMoney } from '../../../src/i18n/money.ts'
import { minor } from '../../fakes/wallets.ts'

describe('a typed amount', () => {
  test.each([
    ['0', 0],
    ['1', 100],
    ['001', 100],
    [' 7 ', 700],
    ['1.5', 150],
    ['1.50', 150],
    ['1.', 100],
    ['0.01', 1],
    ['1000', 100_000],
    ['1,000', 100_000],
    ['12,345', 1_234_500],
    ['999,999', 99_999_900],
    ['1,234.56', 123_456],
    ['1,000.5', 100_050],
    ['1,234,567', 123_456_700],
    ['1,234,567.89', 123_456_789],
    ['1 000', 100_000],
    ['1\u00a0000', 100_000],
    ['1\u202f234\u202f567.50', 123_456_750],
    ['1\u2009000', 100_000],
    ['1\u3000000', 100_000],
    ["1'000", 100_000],
    ['1’000.50', 100_050],
    ['1，000', 100_000],
    ['๑๐๐', 10_000],
    ['๑,๐๐๐.๕๐', 100_050],
    ['໑໐', 1_000],
    ['໑,໐໐໐', 100_000],
    ['１００', 10_000],
    ['၁၀၀', 10_000],
    ['១០០', 10_000],
    ['٣', 300],
    ['𝟏𝟎', 1_000],
    ['฿5', 500],
    ['฿ 5', 500],
    ['฿1,234.56', 123_456],
    ['+฿5.00', 500],
    ['฿+5', 500],
    ['+5', 500],
    ['500฿', 50_000],
    ['THB 500', 50_000],
    ['THB500', 50_000],
    ['thb 1,500.25', 150_025],
    ['500 THB', 50_000],
    ['500 baht', 50_000],
    ['500 Baht', 50_000],
    ['500บาท', 50_000],
    ['500 บาท', 50_000],
    ['500 บาทถ้วน', 50_000],
    ['500 บ.', 50_000],
    ['500บ', 50_000],
    ['500 ບາດ', 50_000],
    ['100.-', 10_000],
    ['1,000.-', 100_000],
    ['1,000 .-', 100_000],
    ['฿100.-', 10_000],
    ['100.– บาท', 10_000],
    ['฿100 บาท', 10_000],
    ['\u200e฿1,234.56\u200e', 123_456],
    ['\u2066500\u2069', 50_000],
    ['\ufeff500\u200b', 50_000],
    ['500\n', 50_000],
    ['9'.repeat(12), Number('9'.repeat(12)) * 100],
    ['999,999,999,999.99', Number('9'.repeat(14))],
  ])('"%s" is %s minor units', (typed, count) => {
    expect(parseAmount(typed, 'BAHT')).toBe(count)
  })

  test.each([
    ['₭10,000', 1_000_000],
    ['₭10,000.00', 1_000_000],
    ['10,000₭', 1_000_000],
    ['LAK 50,000', 5_000_000],
    ['50,000 kip', 5_000_000],
    ['50,000 ກີບ', 5_000_000],
    ['50,000 กีบ', 5_000_000],
  ])('"%s" is %s minor units of kip, and no amount of baht', (typed, count) => {
    expect(parseAmount(typed, 'LAK')).toBe(count)
    expect(parseAmount(typed, 'BAHT')).toBe('unclear')
  })

  test.each([
    '฿500',
    'THB 500',
    '500 baht',
    '500บาท',
    '500 บาทถ้วน',
    '500 บ.',
    '500บ',
    'บ500',
    '500.-บ',
    '500 ບາດ',
    '฿500 kip',
  ])('%j is no amount of kip', (typed) => {
    expect(parseAmount(typed, 'LAK')).toBe('unclear')
  })

  test.each(['', ' ', '\t', '\u200b', '\u00a0'])('%j is still empty', (typed) => {
    expect(parseAmount(typed, 'BAHT')).toBe('empty')
  })

  test.each([
    '1,00',
    '1,5',
    '1,5,2',
    '1,0000',
    '0,500',
    '01,000',
    '1,23,456',
    '1,00,000',
    '1,000,00',
    '1000,000',
    '1.000',
    '1.234',
    '1.5.2',
    '1.000.000',
    '1.234,56',
    "1,000'000",
    '1,000 000',
    '1, 000',
    '1  000',
    '1\n000',
    '10 20',
    '.',
    '.5',
    ',500',
    '฿',
    'บาท',
    '+',
    '-5',
    '−5',
    '−฿5.00',
    '฿-5',
    '(500)',
    '5-',
    '100-200',
    '100–200 บาท',
    '100 - 200',
    '100 ถึง 200',
    '500 หรือ 1000',
    '500, 1000',
    '500/1000',
    'โอน 500 บาท',
    'ยอด 1,000.00',
    '1e3',
    '1E3',
    '0x10',
    '5²',
    '½',
    '5%',
    '5k',
    '$5',
    '€5',
    '500 USD',
    '1_000',
    'Infinity',
    'NaN',
    'ร้อย',
    '500.-5',
    '฿500 kip',
    '++5',
    '5+5',
  ])('%j is refused rather than guessed', (typed) => {
    expect(parseAmount(typed, 'BAHT')).toBe('unclear')
  })

  test.each(['1'.repeat(13), '9'.repeat(400), '1' + ',000'.repeat(5)])('%s is too long to be counted', (typed) => {
    expect(parseAmount(typed, 'BAHT')).toBe('tooLong')
  })

  it('reads every amount back that the app itself shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 - 1 }), (count) => {
        const money = minor(count)
        for (const currency of ['BAHT', 'LAK'] as const)
          for (const written of [
            formatMoney(money, currency),
            formatMovement(money, currency, '+'),
            formatLimit(money, currency),
          ])
            expect(parseAmount(written, currency)).toBe(count)
      }),
    )
  })

  it('reads back what the app fills in for the player', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 - 1 }), (count) => {
        expect(parseAmount(typedFrom(minor(count)), 'BAHT')).toBe(count)
      }),
    )
  })

  it('is always whole minor units or a reason', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,๐-๙ ]{0,20}$/)), (typed) => {
        const read = parseAmount(typed, 'BAHT')
        expect(typeof read === 'string' || (Number.isSafeInteger(read) && read >= 0)).toBe(true)
      }),
    )
  })
})

describe('an amount that the app fills in for the player', () => {
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
