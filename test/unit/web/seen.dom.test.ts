import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { everyWhileSeen, nextSight } from '../../../src/web/seen.ts'

let hidden = false
const show = (shown: boolean) => {
  hidden = !shown
  document.dispatchEvent(new Event('visibilitychange'))
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  hidden = false
  vi.useRealTimers()
})

it('acts at its pace while the page is in sight, and at once when it is again', () => {
  const act = vi.fn()
  const end = everyWhileSeen(act, 1_000)
  vi.advanceTimersByTime(2_500)
  expect(act).toHaveBeenCalledTimes(2)
  show(false)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledTimes(2)
  show(true)
  expect(act).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(4)
  end()
  show(false)
  show(true)
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledTimes(4)
})

it('begins when it is seen, where it was hidden from the first', () => {
  hidden = true
  const act = vi.fn()
  const onSeen = vi.fn()
  const end = everyWhileSeen(act, 1_000, onSeen)
  vi.advanceTimersByTime(5_000)
  show(true)
  expect([act.mock.calls.length, onSeen.mock.calls.length]).toEqual([0, 1])
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
  end()
})

it('does nothing where the page is hidden without a word', () => {
  const act = vi.fn()
  const end = everyWhileSeen(act, 1_000)
  hidden = true
  vi.advanceTimersByTime(5_000)
  expect(act).not.toHaveBeenCalled()
  end()
})

it('waits for the next sight, and no longer than the limit', async () => {
  const seen = vi.fn()
  void nextSight(30_000).then(seen)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen).not.toHaveBeenCalled()
  show(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledTimes(1)
  void nextSight(30_000).then(seen)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(seen).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})
