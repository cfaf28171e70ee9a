import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { linkify } from '../../../../../src/features/chat/conversation/linkify.ts'
import { growth } from '../../../../tools/growth.ts'

const addressesOf = (text: string) => linkify(text).flatMap(({ address }) => (address === null ? [] : [address]))

describe('a long message', () => {
  it.each([
    ['closing brackets', ')'],
    ['marks', '.'],
    ['square brackets', ']'],
    ['opening brackets', '['],
    ['pairs of brackets', '(['],
    ['beginnings of addresses', 'https://'],
    ['beginnings of domains', 'www.'],
  ])('full of %s takes ten times as long for ten times the length', (_, mark) => {
    const message = (length: number) => `https://example.com/${mark.repeat(length)}`
    expect(growth((length) => linkify(message(length)), 1_000)).toBeLessThan(40)
  })

  it.each([')', '.', ']'])('full of %s after an address is a link without them', (mark) => {
    const message = `https://example.com/${mark.repeat(40_000)}`
    expect(linkify(message)[0]).toEqual({ text: 'https://example.com/', address: 'https://example.com/' })
  })
})

describe('a link that somebody wrote', () => {
  test.each([
    ['https://example.com', ['https://example.com']],
    ['HTTP://EXAMPLE.COM/A', ['HTTP://EXAMPLE.COM/A']],
    ['see https://example.com/a?b=1&c=2#d now', ['https://example.com/a?b=1&c=2#d']],
    ['www.example.com', ['https://www.example.com']],
    ['call tel:+66812345678 or write mailto:help@example.com', ['tel:+66812345678', 'mailto:help@example.com']],
    ['https://a.com https://b.com', ['https://a.com', 'https://b.com']],
    ['https://a.com\nhttps://b.com', ['https://a.com', 'https://b.com']],
  ])('in %j is found', (text, addresses) => {
    expect(addressesOf(text)).toEqual(addresses)
  })

  test.each([
    ['go to https://example.com.', 'https://example.com'],
    ['https://example.com/a, then', 'https://example.com/a'],
    ['really https://example.com/a?!', 'https://example.com/a'],
    ['(https://example.com/a)', 'https://example.com/a'],
    ['(see https://example.com/a).', 'https://example.com/a'],
    ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
    ['(https://example.com/a_(b))', 'https://example.com/a_(b)'],
    ['[https://example.com/a]', 'https://example.com/a'],
    ['"https://example.com/a"', 'https://example.com/a'],
    ['<https://example.com/a>', 'https://example.com/a'],
    ["'https://example.com/a'", 'https://example.com/a'],
  ])('in %j ends before the punctuation around it', (text, address) => {
    expect(addressesOf(text)).toEqual([address])
  })

  test.each([
    ['ดูที่https://example.com/aครับ', 'https://example.com/a'],
    ['เว็บwww.example.comค่ะ', 'https://www.example.com'],
    ['ເບິ່ງhttps://example.comເດີ', 'https://example.com'],
    ['โทรtel:0812345678นะ', 'tel:0812345678'],
  ])('in %j ends where Thai or Lao goes on', (text, address) => {
    expect(addressesOf(text)).toEqual([address])
  })

  test.each([
    ['https://example.com/โปรโมชั่น', 'https://example.com/โปรโมชั่น'],
    ['ดูที่ https://example.com/โปรโมชั่น/สล็อต-pg ครับ', 'https://example.com/โปรโมชั่น/สล็อต-pg'],
    ['https://example.com/pg-เว็บตรง2026ใหม่?a=1#ท้าย.', 'https://example.com/pg-เว็บตรง2026ใหม่?a=1#ท้าย'],
    ['https://example.com/?q=ฝาก', 'https://example.com/?q=ฝาก'],
    ['(https://example.com/ໂປຣ)', 'https://example.com/ໂປຣ'],
    ['www.example.com/优惠', 'https://www.example.com/优惠'],
  ])('in %j is complete', (text, address) => {
    expect(addressesOf(text)).toEqual([address])
  })

  test.each(['https://ตัวอย่าง.ไทย/a', 'https://shop.example.ไทย', 'https://my-ธนาคาร.com', 'https://bank-а.com'])(
    'in %j is rejected rather than found in part',
    (text) => {
      expect(addressesOf(text)).toEqual([])
    },
  )

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//example.com',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'intent://pay',
    'https://',
    'https://.',
    'http:/example.com',
    'tel:help',
    'mailto:nobody',
    'xhttps://example.com',
    '',
    'no link at all',
  ])('is not found in %j', (text) => {
    expect(addressesOf(text)).toEqual([])
  })
})

const pieces = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('https://a.com', 'www.b.co', 'javascript:', '(', ')', '.', 'ครับ', ' ', '\n', 'tel:1234', 'data:'),
  ),
)

describe('any text', () => {
  it('keeps its characters, and every link has one of the four schemes', () => {
    fc.assert(
      fc.property(pieces, (words) => {
        const text = words.join('')
        expect(
          linkify(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
        for (const address of addressesOf(text)) expect(address).toMatch(/^(https?:\/\/|tel:|mailto:)/i)
      }),
    )
  })
})
