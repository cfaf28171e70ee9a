import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Minor } from '../../../src/lib/money/minor.ts'
import { lastUsed, storeLastUsed, usualAmounts } from '../../../src/session/lastUsed.ts'

/** What a page that was just loaded knows of its member. */
async function openPage() {
  vi.resetModules()
  const [session, feedback, agreement, used, hash, policy, errors] = await Promise.all([
    import('../../../src/session/session.ts'),
    import('../../../src/session/feedbackPreferences.ts'),
    import('../../../src/session/agreement.ts'),
    import('../../../src/session/lastUsed.ts'),
    import('../../../src/lib/hash.ts'),
    import('../../../src/api/useRead.ts'),
    import('../../../src/api/client/errors.ts'),
  ])
  return { ...session, ...feedback, ...agreement, ...used, ...hash, ...policy, ...errors }
}
let page: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => (page = await openPage()))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

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

test('the agreement belongs to one member', () => {
  page.startSession('t1', true)
  expect(page.hasAgreed()).toBe(false)
  page.agree()
  expect(page.hasAgreed()).toBe(true)
  page.startSession('t2', true)
  expect(page.hasAgreed()).toBe(false)
})

test('what a member used last is offered to nobody else, and for nothing else', () => {
  storeLastUsed('a', 'transfer', 'neko')
  storeLastUsed('b', 'deposit', 'KBANK')
  const asked = (['transfer', 'deposit'] as const).flatMap((what) => ['a', 'b'].map((who) => lastUsed(who, what)?.code))
  expect(asked).toEqual(['neko', undefined, undefined, 'KBANK'])
})

test('what is used last counts, whatever the session before kept in the tab', () => {
  page.startSession('t1', false)
  page.storeLastUsed('a', 'deposit', 'SCB')
  page.startSession('t2', true)
  page.storeLastUsed('a', 'deposit', 'KBANK')
  expect(page.lastUsed('a', 'deposit')?.code).toBe('KBANK')
})

test('the two amounts deposited most often are offered, whatever the code, and to nobody else', () => {
  const note = (amount: number, code = 'KBANK') => storeLastUsed('a', 'deposit', code, amount as Minor)
  note(70000)
  expect(usualAmounts('a')).toEqual([])
  for (const amount of [30000, 70000, 5000, 30000]) note(amount)
  note(30000, 'WW')
  storeLastUsed('a', 'deposit', 'gift')
  expect(usualAmounts('a')).toEqual([30000, 70000])
  expect(usualAmounts('b')).toEqual([])
  for (let times = 0; times < 10; times += 1) note(1000)
  expect(usualAmounts('a')).toEqual([1000])
  expect(lastUsed('a', 'deposit')).toMatchObject({ code: 'KBANK', amount: { minor: 1000 } })
})

test('a hash is short, the same for equal input, and different for different input', () => {
  expect(page.hash('a')).toBe(page.hash('a'))
  expect(page.hash('')).toMatch(/^[a-z0-9]+$/)
  const words = ['', 'a', 'b', 'ab', 'ba', 'aa', 'ก', 'ຂ', '0811111111', '0811111112']
  expect(new Set(words.map(page.hash)).size).toBe(words.length)
  // What devices have stored by it must be found again.
  expect(['', 'a', '0811111111'].map(page.hash)).toMatchInlineSnapshot(`
    [
      "ztntfp9zloz",
      "1r9wi7g1ui5uli",
      "3no0cd1pr6ljv",
    ]
  `)
})

describe('a read that failed', () => {
  it('is retried after one, two and four seconds, and no more', () => {
    vi.useFakeTimers()
    const read = vi.fn()
    const error = new page.ApiError('NO_ANSWER', 0, 'unknown')
    const retry = (retryCount: number) =>
      page.readPolicy.onErrorRetry?.(error, 'key', {} as never, read, { retryCount, dedupe: true })
    for (const [count, pause] of [
      [1, 1_000],
      [2, 2_000],
      [3, 4_000],
    ] as const) {
      retry(count)
      vi.advanceTimersByTime(pause - 1)
      expect(read).toHaveBeenCalledTimes(count - 1)
      vi.advanceTimersByTime(1)
      expect(read).toHaveBeenCalledTimes(count)
      expect(read).toHaveBeenLastCalledWith({ retryCount: count })
    }
    retry(4)
    vi.advanceTimersByTime(60_000)
    expect(read).toHaveBeenCalledTimes(3)
  })

  test.each([
    [new Error('no'), false],
    [['NO_DATA', 404, 'refused'], false],
    [['INTERNAL_SERVER_ERROR', 500, 'refused'], true],
    [['NO_ANSWER', 0, 'unknown'], true],
    [['TIME_OUT', 0, 'unknown'], false],
    [['NOT_SENT', 0, 'notSent'], false],
  ] as const)('with %j may be retried: %s', (what, may) => {
    const error = what instanceof Error ? what : new page.ApiError(what[0], what[1], what[2])
    expect(page.mayRetry(error, 1)).toBe(may)
  })
})
