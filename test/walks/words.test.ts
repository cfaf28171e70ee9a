// @vitest-environment node
import { expect, it } from 'vitest'
import { saying } from './words.ts'

it('knows a text without variables to its last letter', () => {
  expect(saying('Sent.').test('Sent.')).toBe(true)
  expect(saying('Sent.').test('Sent?')).toBe(false)
})

it.each(['{{amount}} to {{game}}', 'Moved {{amount}} to {{game}}'])('knows "%s" whatever its variables say', (text) => {
  const said = text.replace('{{amount}}', '฿ 1,250.00').replace('{{game}}', 'Game (A)')
  expect(saying(text).test(said)).toBe(true)
  expect(saying(text).test(said.replace(' to ', ' from '))).toBe(false)
})

it('knows a text by its beginning, as more may stand after it', () => {
  expect(saying('Moved {{amount}}').test('Moved ฿ 5.00. See the statement.')).toBe(true)
  expect(saying('Moved {{amount}}').test('Not yet: Moved ฿ 5.00')).toBe(false)
})

it('refuses a text that is nothing but a variable, as every message would look like it', () => {
  expect(() => saying('{{name}} {{amount}}')).toThrow('Nothing tells')
})
