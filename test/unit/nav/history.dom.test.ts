import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { blockWithEntry } from '../../../src/nav/blockWithEntry.ts'
import {
  afterStepBack,
  block,
  cameBackTo,
  isBlocked,
  onPageShown,
  stepBack,
  watchHistory,
} from '../../../src/nav/history.ts'

/** The next step through the history that the router hears of. */
const nextStep = () =>
  new Promise<string>((done) => addEventListener('popstate', () => done(location.pathname), { once: true }))
const push = (path: string, state: object | null = null) => window.history.pushState(state, '', path)
/** Time in which steps that are on their way arrive. */
const settled = () => new Promise((done) => setTimeout(done, 200))

beforeAll(() => {
  watchHistory()
  push('/user/home')
})
afterEach(settled)

test('a step back is undone while navigation is blocked, and only the topmost blocker is notified', async () => {
  push('/user/statement')
  const [lower, upper] = [vi.fn(), vi.fn()]
  const releases = [block(lower), block(upper)]
  const step = nextStep()
  window.history.back()
  expect(await step).toBe('/user/statement')
  expect(upper).toHaveBeenCalledOnce()
  expect(lower).not.toHaveBeenCalled()

  for (const release of releases) release()
  expect(isBlocked()).toBe(false)
  window.history.back()
  expect(await nextStep()).toBe('/user/home')
})

test('a step forward is undone as well, where there is nothing further ahead', async () => {
  push('/user/statement')
  push('/user/bonus')
  await stepBack()
  const onBack = vi.fn()
  const release = block(onBack)
  window.history.forward()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce(), 8_000)
  expect(location.pathname).toBe('/user/statement')
  release()
})

test('the app’s own step back is one step however often it is called, and what is pushed meanwhile waits for it', async () => {
  push('/user/statement')
  push('/user/bonus')
  const steps = [stepBack(), stepBack()]
  afterStepBack(() => push('/user/spin'))
  expect(location.pathname).toBe('/user/bonus')
  await Promise.all(steps)
  await settled()
  expect(location.pathname).toBe('/user/spin')
  await stepBack()
  expect(location.pathname).toBe('/user/statement')
})

test('a page that a step led to counts as returned to until another one is shown', async () => {
  push('/user/profile')
  push('/user/bonus')
  expect(cameBackTo('/user/profile')).toBe(false)
  await stepBack()
  expect(cameBackTo('/user/profile')).toBe(true)
  onPageShown('/user/profile')
  expect(cameBackTo('/user/profile')).toBe(true)
  onPageShown('/user/bonus')
  expect(cameBackTo('/user/profile')).toBe(false)
})

test('an alert has its own entry, which the next alert takes over and the last one leaves', async () => {
  const isCovered = () => (window.history.state as { covered?: true } | null)?.covered === true
  const first = blockWithEntry(() => undefined)
  const length = window.history.length
  expect(isCovered()).toBe(true)
  first()
  const second = blockWithEntry(() => undefined)
  await settled()
  expect([isCovered(), isBlocked(), window.history.length]).toEqual([true, true, length])
  second()
  await settled()
  expect([isCovered(), isBlocked()]).toEqual([false, false])
})
