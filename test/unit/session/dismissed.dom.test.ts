import { afterEach, expect, it } from 'vitest'
import { persistent } from '../../../src/platform/storage.ts'
import { dismiss, isDismissed } from '../../../src/session/dismissed.ts'

afterEach(() => localStorage.clear())

it('the twenty notices dismissed last are remembered, and the offer permanently', () => {
  dismiss('homeScreen', persistent)
  for (let notice = 1; notice <= 30; notice += 1) dismiss(`n${notice}`, persistent)
  dismiss('n30', persistent)
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
  expect(numbers.filter((notice) => isDismissed(`n${notice}`))).toEqual(numbers.slice(10))
  expect(isDismissed('homeScreen')).toBe(true)
  expect(localStorage.getItem('notice')?.split(' ')).toHaveLength(21)
})

it('no notice returns because the offer was dismissed', () => {
  const notices = Array.from({ length: 20 }, (_, index) => `n${index + 1}`)
  for (const thing of [...notices, 'homeScreen']) dismiss(thing, persistent)
  expect([...notices, 'homeScreen'].filter((thing) => !isDismissed(thing))).toEqual([])
})

it('only what was dismissed is stored', () => {
  dismiss('n1', persistent)
  expect(localStorage.getItem('notice')).toBe('n1')
})
