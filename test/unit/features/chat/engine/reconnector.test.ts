// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReconnector, type Reconnector } from '../../../../../src/features/chat/engine/reconnector.ts'

const connect = vi.fn()
let reconnector: Reconnector
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  connect.mockReset()
  reconnector = createReconnector(connect)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Checks every five seconds, as an open chat does. @returns the times at which it connected, in seconds from now. */
function checkFor(seconds: number): number[] {
  const start = Date.now()
  const at: number[] = []
  connect.mockImplementation(() => at.push((Date.now() - start) / 1000))
  for (let passed = 0; passed < seconds; passed += 5) {
    vi.advanceTimersByTime(5_000)
    reconnector.check()
  }
  return at
}

describe('a lost connection', () => {
  it('is tried again after every check, at a random time', () => {
    reconnector.onState('lost')
    expect(checkFor(20)).toEqual([6, 11, 16])
    vi.mocked(Math.random).mockReturnValue(0.1)
    expect(checkFor(10)).toEqual([1, 5.2])
  })

  it('is tried again at once when the player asks, and not once more for the check before', () => {
    reconnector.onState('lost')
    reconnector.check()
    reconnector.now()
    expect(connect).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(4_000)
    expect(connect).toHaveBeenCalledTimes(1)
  })

  it('is not tried again once the chat is closed', () => {
    reconnector.onState('lost')
    reconnector.check()
    reconnector.stop()
    vi.advanceTimersByTime(60_000)
    expect(connect).not.toHaveBeenCalled()
  })
})

describe('a refused connection', () => {
  /** The server accepts the socket, then removes it from the room. */
  const refuse = () =>
    ['connecting', 'connected', 'refused'].forEach((state) => reconnector.onState(state as 'refused'))

  it('is tried again more and more seldom, at least every five minutes', () => {
    const waits: number[] = []
    for (let time = 0; time < 9; time += 1) {
      refuse()
      waits.push(checkFor(400)[0] ?? Infinity)
      reconnector.stop()
    }
    expect(waits).toEqual([6, 6, 16, 36, 76, 156, 301, 301, 301])
  })

  it('is tried again at once when the player asks', () => {
    refuse()
    refuse()
    reconnector.now()
    expect(connect).toHaveBeenCalledTimes(1)
  })

  it('is tried again soon after a stable connection', () => {
    for (let time = 0; time < 6; time += 1) refuse()
    reconnector.onState('connected')
    vi.advanceTimersByTime(60_000)
    reconnector.onState('refused')
    expect(checkFor(10)[0]).toBe(6)
  })
})
