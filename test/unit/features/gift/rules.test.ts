import { describe, expect, test } from 'vitest'
import { giftLinkIn, isLink } from '../../../../src/features/gift/rules.ts'

const gift = 'https://gift.truemoney.com/campaign/?v=abcdefghij0050'

describe('a gift link', () => {
  test.each([
    `ซองของขวัญจาก สมชาย กดรับได้เลย ${gift}`,
    `ซองของขวัญ${gift}กดรับเลย`,
    `You have got a gift!\n${gift}\nOpen it in TrueMoney`,
    `(${gift})`,
    `${gift}กดรับเลย`,
    ` ${gift} `,
    `<${gift}>`,
    `“${gift}”.`,
    `[ซอง](${gift})`,
    `${gift},`,
    `${gift} ${gift}`,
    'gift.truemoney.com/campaign/?v=abcdefghij0050',
    'รับที่ gift.truemoney.com/campaign/?v=abcdefghij0050 นะ',
    'http://gift.truemoney.com/campaign/?v=abcdefghij0050',
    `\u2068${gift}\u2069`,
    `${gift} ดาวน์โหลด https://www.truemoney.com/download`,
  ])('is found in %j', (text) => {
    expect(giftLinkIn(text)).toBe(gift)
  })

  test.each([
    gift,
    'https://other.example/gift/1',
    'รับที่ https://other.example/gift/1',
    `${gift} https://gift.truemoney.com/campaign/?v=klmnopqrst0050`,
    'https://gift.truemoney.com/campaign/',
    'https://gift.truemoney.com.evil.example/?v=1',
    'https://evil.example/gift.truemoney.com/?',
    'gift.truemoney.com',
    '',
  ])('is not guessed from %j', (text) => {
    expect(giftLinkIn(text)).toBe(text)
  })

  test.each([
    [gift, true],
    [` ${gift}\n`, true],
    [`${gift} x`, false],
    ['http://gift.truemoney.com/campaign/?v=1', false],
    ['gift.truemoney.com/campaign/?v=1', false],
    ['', false],
  ])('%j is valid: %s', (text, is) => {
    expect(isLink(text)).toBe(is)
  })
})
