import { afterEach, expect, it } from 'vitest'
import { dismiss, isDismissed } from '../src/member/dismissed.ts'
import { persistent } from '../src/platform/storage.ts'

afterEach(() => localStorage.clear())

it('keeps the twenty notices in mind that were put away last, and the offer for good', () => {
  dismiss('homeScreen', persistent)
  for (let notice = 1; notice <= 30; notice += 1) dismiss(`n${notice}`, persistent)
  dismiss('n30', persistent)
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
  expect(numbers.filter((notice) => isDismissed(`n${notice}`))).toEqual(numbers.slice(10))
  expect(isDismissed('homeScreen')).toBe(true)
  expect(localStorage.getItem('notice')?.split(' ')).toHaveLength(21)
})
