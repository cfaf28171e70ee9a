import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onRest } from '../../../src/web/rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rest = () => {
  const rested = vi.fn()
  return { rested, cancel: onRest(30_000, rested) }
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
