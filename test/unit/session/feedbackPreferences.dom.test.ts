import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A page that was just loaded. */
async function openPage() {
  vi.resetModules()
  return import('../../../src/session/feedbackPreferences.ts')
}
let page: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => (page = await openPage()))
afterEach(() => localStorage.clear())

test('sound and touch are on until each is turned off', () => {
  expect([page.isOn('sound'), page.isOn('haptic')]).toEqual([true, true])
  page.toggle('sound')
  expect([page.isOn('sound'), page.isOn('haptic')]).toEqual([false, true])
  page.toggle('haptic')
  expect([page.isOn('sound'), page.isOn('haptic')]).toEqual([false, false])
  page.toggle('sound')
  expect([page.isOn('sound'), page.isOn('haptic')]).toEqual([true, false])
})

test('a button of sound or touch shows at once what was turned off elsewhere', () => {
  const { result } = renderHook(() => [page.useFeedback('sound'), page.useFeedback('haptic')])
  expect(result.current).toEqual([true, true])
  act(() => page.toggle('haptic'))
  expect(result.current).toEqual([true, false])
  act(() => page.toggle('haptic'))
  expect(result.current).toEqual([true, true])
})

test('for sound and touch only what is off is stored', () => {
  page.toggle('sound')
  expect(localStorage.getItem('sounds')).toBe('sound')
})
