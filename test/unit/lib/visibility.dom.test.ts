import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi, describe } from 'vitest'
import { everyWhileVisible, minimise, untilVisible, onIdle } from '../../../src/lib/visibility.ts'

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

it('a timer runs while the page is visible, and at once when it is visible again', () => {
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

it('a timer that started hidden begins when the page is visible', () => {
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

it('a timer does nothing if the page is hidden without an event', () => {
  const act = vi.fn()
  const end = everyWhileVisible(act, 1_000)
  hidden = true
  vi.advanceTimersByTime(5_000)
  expect(act).not.toHaveBeenCalled()
  end()
})

it('a wait for visibility ends at the limit', async () => {
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

describe('a player at rest for 30 s', () => {
  it('is noticed once, and not again', () => {
    const { rested } = rest()
    vi.advanceTimersByTime(29_999)
    expect(rested).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(rested).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(90_000)
    expect(rested).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'keydown', 'input', 'scroll'])(
    'is noticed 30 s after the last %s, wherever that was',
    (activity) => {
      const { rested } = rest()
      vi.advanceTimersByTime(20_000)
      document.body.dispatchEvent(new Event(activity))
      vi.advanceTimersByTime(20_000)
      expect(rested).not.toHaveBeenCalled()
      vi.advanceTimersByTime(10_000)
      expect(rested).toHaveBeenCalledOnce()
    },
  )

  it('is not noticed by a caller that no longer waits', () => {
    const { rested, cancel } = rest()
    cancel()
    document.body.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(90_000)
    expect(rested).not.toHaveBeenCalled()
  })
})

describe('a mini-app that its host minimises', () => {
  // The page itself stays visible all along.
  beforeEach(() => void vi.restoreAllMocks())
  afterEach(() => minimise(false))

  it('runs no timer until it is back, and does so at once then', () => {
    const act = vi.fn()
    const end = everyWhileVisible(act, 1_000)
    minimise(true)
    minimise(true)
    expect([document.hidden, document.visibilityState, vi.getTimerCount()]).toEqual([true, 'hidden', 0])
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
    minimise(false)
    minimise(false)
    expect([document.hidden, document.visibilityState]).toEqual([false, 'visible'])
    expect(act).toHaveBeenCalledOnce()
    end()
  })

  it('is back with a touch, if the host never says so', () => {
    const act = vi.fn()
    const end = everyWhileVisible(act, 1_000)
    minimise(true)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(act).toHaveBeenCalledOnce()
    end()
  })

  it('notifies listeners that save data when the page is left', () => {
    const kept = vi.fn()
    const listeners = [document, window] as const
    for (const target of listeners) target.addEventListener('visibilitychange', kept)
    minimise(true)
    expect(kept).toHaveBeenCalledTimes(2)
    for (const target of listeners) target.removeEventListener('visibilitychange', kept)
  })

  it('is visible only if neither the host nor the engine hides it, in whatever order they report', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean())), (steps) => {
        const engine = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(false)
        let seen = 0
        const end = everyWhileVisible(
          () => undefined,
          1_000,
          () => (seen += 1),
        )
        const state = { host: false, engine: false }
        for (const [isHost, isHidden] of steps) {
          const before = seen
          const changes = state[isHost ? 'host' : 'engine'] !== isHidden
          state[isHost ? 'host' : 'engine'] = isHidden
          engine.mockReturnValue(state.engine)
          if (isHost) minimise(isHidden)
          else if (changes) document.dispatchEvent(new Event('visibilitychange'))
          expect(document.hidden).toBe(state.host || state.engine)
          expect(seen - before).toBe(changes && !state.host && !state.engine ? 1 : 0)
        }
        end()
        minimise(false)
      }),
    )
  })
})
