import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { formatMovement, hideAmounts } from '../../../src/i18n/amounts.ts'
import { formatDateTime } from '../../../src/i18n/dates.ts'
import { exactMoney, formatMoney, setMask } from '../../../src/i18n/money.ts'
import { minorOf } from '../../../src/lib/money/minor.ts'
import { growth } from '../../tools/growth.ts'

afterEach(() => setMask(null))

test.each([
  ['ถอน ฿1,234.56 แล้ว', 'ถอน ซ่อน แล้ว'],
  ['-฿1.00 และ −₭20,000.00', 'ซ่อน และ ซ่อน'],
  ['+฿500', 'ซ่อน'],
  ['เติม 500.00 แล้ว', 'เติม ซ่อน แล้ว'],
  ['เติม 1,500 บาท', 'เติม ซ่อน บาท'],
  ['500 Baht', 'ซ่อน Baht'],
  ['100.5 บาท', 'ซ่อน บาท'],
  ['ได้ 500 บ. แล้ว, 20บ.', 'ได้ ซ่อน บ. แล้ว, ซ่อนบ.'],
  ['ยอด THB 500 และ LAK20,000', 'ยอด ซ่อน และ ซ่อน'],
  ['20 ฿500 และ 500 ฿ หรือ 500.-', '20 ซ่อน และ ซ่อน ฿ หรือ ซ่อน.-'],
  ['1.234.56', 'ซ่อน'],
  ['1.00,2.00', 'ซ่อน,ซ่อน'],
  // No amounts:
  ['23/11/2026 13:02:45', '23/11/2026 13:02:45'],
  ['12 เหรียญ, 5%, 99.50%', '12 เหรียญ, 5%, 99.50%'],
  ['123-456-7890', '123-456-7890'],
  ['USDTHB 500, 3 บัญชี', 'USDTHB 500, 3 บัญชี'],
  ['-', '-'],
])('with amounts hidden, %j reads %j', (text, hidden) => {
  expect(hideAmounts(text)).toBe(text)
  setMask('ซ่อน')
  expect(hideAmounts(text)).toBe(hidden)
})

test('no amount that the app writes keeps a digit, and no date loses one', () => {
  setMask('hidden')
  const currencies = fc.constantFrom('BAHT' as const, 'LAK' as const)
  const directions = fc.constantFrom('+' as const, '-' as const, null)
  fc.assert(
    fc.property(fc.maxSafeInteger(), currencies, directions, (cents, currency, direction) => {
      const minor = minorOf(cents)
      expect(formatMoney(minor, currency)).toBe('hidden')
      expect(hideAmounts(`a ${exactMoney(minor, currency)} b`)).toBe('a hidden b')
      expect(hideAmounts(formatMovement(minor, currency, direction))).toBe('hidden')
    }),
  )
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (date) => {
      const written = formatDateTime(date.getTime())
      expect(hideAmounts(written)).toBe(written)
    }),
  )
})

test.each(['1', '1,', '1.', '฿', '1,1', '-', '1 ฿', '1 thb '])(
  'a long text full of %j does not take quadratic time',
  (mark) => {
    setMask('ซ่อน')
    expect(growth((length) => hideAmounts(mark.repeat(length)), 1_000)).toBeLessThan(40)
  },
)
