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

/** Each connection fails at once, as while a server is away. */
function failEachTime(): void {
  const record = connect.getMockImplementation()
  connect.mockImplementation(() => {
    record?.()
    reconnector.onState('lost')
  })
}

describe('a lost connection', () => {
  it('is retried at the first check, then in pauses that grow to a minute and a half', () => {
    reconnector.onState('lost')
    const at: number[] = []
    const start = Date.now()
    connect.mockImplementation(() => at.push((Date.now() - start) / 1000))
    failEachTime()
    for (let passed = 0; passed < 600; passed += 5) {
      vi.advanceTimersByTime(5_000)
      reconnector.check()
    }
    const pauses = at.map((time, index) => time - (at[index - 1] ?? 0))
    expect(pauses.slice(0, 5)).toEqual([5, 10, 20, 40, 60])
    expect(pauses.slice(5).every((pause) => pause === 60)).toBe(true)
  })

  it('returns for a thousand players spread out, not all in the same second', () => {
    vi.mocked(Math.random).mockRestore()
    // Each counts five seconds from its own start.
    const startMs = () => Math.random() * 5_000
    const seconds = new Map<number, number>()
    const start = Date.now()
    const players = Array.from({ length: 1_000 }, () => {
      const each = createReconnector(() => {
        const second = Math.floor((Date.now() - start) / 1000)
        seconds.set(second, (seconds.get(second) ?? 0) + 1)
        each.onState('lost')
      })
      each.onState('lost')
      return each
    })
    for (const each of players) setTimeout(() => setInterval(() => each.check(), 5_000), startMs())
    vi.advanceTimersByTime(120_000)
    const most = (from: number, to: number) =>
      Math.max(...[...seconds].filter(([second]) => second >= from && second < to).map(([, count]) => count))
    expect(most(0, 10)).toBeLessThan(600)
    expect(most(60, 120)).toBeLessThan(100)
  })

  it('is retried at once when the player asks, the device is online or the page is visible again', () => {
    reconnector.onState('lost')
    reconnector.now()
    expect(connect).toHaveBeenCalledTimes(1)
    reconnector.soon()
    expect(connect).toHaveBeenCalledTimes(2)
  })

  it('is retried soon if it had worked, however often it had failed before', () => {
    reconnector.onState('lost')
    for (let time = 0; time < 6; time += 1) reconnector.now()
    reconnector.onState('connected')
    vi.advanceTimersByTime(10_000)
    reconnector.onState('lost')
    expect(checkFor(5)).toEqual([5])
  })

  it('is retried soon after a slow first connection, as its checks were not tries', () => {
    reconnector.onState('connecting')
    expect(checkFor(60)).toEqual([])
    reconnector.soon()
    reconnector.now()
    reconnector.onState('lost')
    vi.advanceTimersByTime(4_000)
    expect(connect).not.toHaveBeenCalled()
    expect(checkFor(10)[0]).toBe(5)
  })

  it('counts one try for each connection, however slow', () => {
    reconnector.onState('lost')
    expect(checkFor(5)).toEqual([5])
    reconnector.onState('connecting')
    expect(checkFor(60)).toEqual([])
    reconnector.onState('lost')
    expect(checkFor(30)[0]).toBe(10)
  })
})

describe('a refused connection', () => {
  /** The server accepts the socket, then removes it from the room. */
  const refuse = () => {
    for (const state of ['connecting', 'connected', 'refused'] as const) reconnector.onState(state)
  }

  it('is not retried, even when the page is visible again', () => {
    refuse()
    reconnector.soon()
    expect(checkFor(3_600)).toEqual([])
  })

  it('is retried at once when the player asks, and ends with the next refusal', () => {
    refuse()
    connect.mockImplementation(refuse)
    reconnector.now()
    expect(connect).toHaveBeenCalledTimes(1)
    for (let passed = 0; passed < 3_600; passed += 5) {
      vi.advanceTimersByTime(5_000)
      reconnector.check()
    }
    expect(connect).toHaveBeenCalledTimes(1)
  })

  it('is retried if the player was in the room for a while, as servers restart', () => {
    reconnector.onState('connected')
    vi.advanceTimersByTime(60_000)
    reconnector.onState('refused')
    expect(checkFor(10)[0]).toBe(5)
  })
})
