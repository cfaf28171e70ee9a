import { expect, test } from 'vitest'
import { hash } from '../../../src/lib/hash.ts'

test('a hash is short, the same for equal input, and different for different input', () => {
  expect(hash('a')).toBe(hash('a'))
  expect(hash('')).toMatch(/^[a-z0-9]+$/)
  const words = ['', 'a', 'b', 'ab', 'ba', 'aa', 'ก', 'ຂ', '0811111111', '0811111112']
  expect(new Set(words.map(hash)).size).toBe(words.length)
  // What devices have stored by it must be found again.
  expect(['', 'a', '0811111111'].map(hash)).toMatchInlineSnapshot(`
    [
      "ztntfp9zloz",
      "1r9wi7g1ui5uli",
      "3no0cd1pr6ljv",
    ]
  `)
})
