// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReconnecting, type Reconnecting } from '../../../../../src/features/chat/engine/reconnecting.ts'

const connect = vi.fn()
let reconnecting: Reconnecting
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  connect.mockReset()
  reconnecting = createReconnecting(connect)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Looks every five seconds for some time, as an open chat does. @returns when it connected, s from now. */
function look(seconds: number): number[] {
  const start = Date.now()
  const at: number[] = []
  connect.mockImplementation(() => at.push((Date.now() - start) / 1000))
  for (let passed = 0; passed < seconds; passed += 5) {
    vi.advanceTimersByTime(5_000)
    reconnecting.check()
  }
  return at
}

describe('a line that broke', () => {
  it('is made again at every look, at a moment of its own', () => {
    reconnecting.hear('lost')
    expect(look(20)).toEqual([6, 11, 16])
    vi.mocked(Math.random).mockReturnValue(0.1)
    expect(look(10)).toEqual([1, 5.2])
  })

  it('is made again at once when the player asks, and not once more for the look before', () => {
    reconnecting.hear('lost')
    reconnecting.check()
    reconnecting.now()
    expect(connect).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(4_000)
    expect(connect).toHaveBeenCalledTimes(1)
  })

  it('is left alone once the chat is over', () => {
    reconnecting.hear('lost')
    reconnecting.check()
    reconnecting.end()
    vi.advanceTimersByTime(60_000)
    expect(connect).not.toHaveBeenCalled()
  })
})

describe('a room that refuses', () => {
  /** What a server does that lets the line in and puts it out of the room. */
  const refuse = () => ['connecting', 'connected', 'refused'].forEach((state) => reconnecting.hear(state as 'refused'))

  it('is asked more and more seldom, at least every five minutes', () => {
    const waits: number[] = []
    for (let time = 0; time < 9; time += 1) {
      refuse()
      waits.push(look(400)[0] ?? Infinity)
      reconnecting.end()
    }
    expect(waits).toEqual([6, 6, 16, 36, 76, 156, 301, 301, 301])
  })

  it('is asked at once when the player asks', () => {
    refuse()
    refuse()
    reconnecting.now()
    expect(connect).toHaveBeenCalledTimes(1)
  })

  it('is asked soon again after a line that stood', () => {
    for (let time = 0; time < 6; time += 1) refuse()
    reconnecting.hear('connected')
    vi.advanceTimersByTime(60_000)
    reconnecting.hear('refused')
    expect(look(10)[0]).toBe(6)
  })
})
