import { afterEach, beforeEach, expect, it, vi, describe } from 'vitest'
import { everyWhileVisible, untilVisible, onIdle } from '../../../src/lib/visibility.ts'

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
  const end = everyWhileVisible(act, 1_000)
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
  const onVisible = vi.fn()
  const end = everyWhileVisible(act, 1_000, onVisible)
  vi.advanceTimersByTime(5_000)
  show(true)
  expect([act.mock.calls.length, onVisible.mock.calls.length]).toEqual([0, 1])
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
  end()
})

it('does nothing where the page is hidden without a word', () => {
  const act = vi.fn()
  const end = everyWhileVisible(act, 1_000)
  hidden = true
  vi.advanceTimersByTime(5_000)
  expect(act).not.toHaveBeenCalled()
  end()
})

it('waits for the next sight, and no longer than the limit', async () => {
  const seen = vi.fn()
  void untilVisible(30_000).then(seen)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen).not.toHaveBeenCalled()
  show(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toHaveBeenCalledTimes(1)
  void untilVisible(30_000).then(seen)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(seen).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rest = () => {
  const rested = vi.fn()
  return { rested, cancel: onIdle(30_000, rested) }
}

describe('a rest', () => {
  it('is told once', () => {
    const { rested } = rest()
    vi.advanceTimersByTime(29_999)
    expect(rested).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(rested).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(90_000)
    expect(rested).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'keydown', 'input', 'scroll'])('begins anew with a %s anywhere', (activity) => {
    const { rested } = rest()
    vi.advanceTimersByTime(20_000)
    document.body.dispatchEvent(new Event(activity))
    vi.advanceTimersByTime(20_000)
    expect(rested).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(rested).toHaveBeenCalledOnce()
  })

  it('can be cancelled', () => {
    const { rested, cancel } = rest()
    cancel()
    document.body.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(90_000)
    expect(rested).not.toHaveBeenCalled()
  })
})
