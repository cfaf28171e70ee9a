import { expect, test } from 'vitest'
import { initialOf } from '../../../src/ui/initialOf.ts'

test.each([
  ['สมชาย', 'ส'],
  ['เสรี', 'เส'],
  ['ແສງ', 'ແສ'],
  [' somchai', 'S'],
  ['81 เอก', 'เอ'],
  ['', null],
  ['---', null],
])('the picture of %j is %j: its first letter, with the vowel written before it', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
