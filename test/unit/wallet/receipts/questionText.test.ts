import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDateTime } from '../../../../src/i18n/dates.ts'
import { exactMoney } from '../../../../src/i18n/money.ts'
import { minorOf } from '../../../../src/lib/money/minor.ts'
import { factsOf, withoutSecrets } from '../../../../src/wallet/receipts/questionText.ts'

test.each([
  ['ธนาคารกสิกรไทย 123-456-7890', 'ธนาคารกสิกรไทย'],
  ['โทร 081 234 5678 ค่ะ', 'โทร ค่ะ'],
  ['+66812345678', ''],
  ['gift https://gift.truemoney.com/campaign/?v=abcdefgh', 'gift'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmN', ''],
  ['0123456789abcdef0123456789abcdef', ''],
  ['ถอนเงิน −฿1,234,567.89', 'ถอนเงิน −฿1,234,567.89'],
  ['23/11/2026 13:02:45', '23/11/2026 13:02:45'],
])('of %j the question to support keeps %j', (text, left) => expect(withoutSecrets(text)).toBe(left))

test('amounts and times are always kept, numbers of seven digits and more never', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      fc.stringMatching(/^[0-9]{7,16}$/),
      (cents, at, account) => {
        const kept = `${exactMoney(minorOf(cents), 'BAHT')} · ${formatDateTime(at.getTime())}`
        expect(withoutSecrets(kept)).toBe(kept)
        expect(withoutSecrets(`บัญชี ${account}`)).toBe('บัญชี')
      },
    ),
  )
})

test('the holder of an account is left out', () => {
  const rows = [{ label: 'เข้า', value: 'กสิกรไทย 123-4-56789-0', detail: 'SOMCHAI JAIDEE' }]
  expect(factsOf('ถอนเงิน', { amount: '฿5.00', rows })).toEqual(['ถอนเงิน ฿5.00', '', 'เข้า: กสิกรไทย'])
})
