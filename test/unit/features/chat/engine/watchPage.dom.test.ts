import { afterEach, expect, test, vi } from 'vitest'
import { watchPage } from '../../../../../src/features/chat/engine/connectEngine.ts'

afterEach(() => vi.useRealTimers())

test('the chat’s connection is checked every 5 s', () => {
  vi.useFakeTimers()
  const onCheck = vi.fn()
  const stop = watchPage(onCheck, () => undefined)
  vi.advanceTimersByTime(14_999)
  expect(onCheck).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1)
  expect(onCheck).toHaveBeenCalledTimes(3)
  stop()
})
