import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Intent } from '../../../src/commands/intents.ts'
import { fakeLocks } from '../../fakes/locks.ts'
import { deferred } from '../../fakes/deferred.ts'
import { completePage } from '../../fakes/page.ts'

/** The modules of one page; another page of the device has its own. */
async function openPage() {
  vi.resetModules()
  const [run, inFlight, { startPlatform }, locks, endings, recent, slot, kinds] = await Promise.all([
    import('../../../src/commands/run.ts'),
    import('../../../src/commands/inFlight.ts'),
    import('../../../src/platform/current.ts'),
    import('../../../src/commands/locks.ts'),
    import('../../../src/commands/endings.ts'),
    import('../../../src/commands/recent.ts'),
    import('../../../src/commands/slot.ts'),
    import('../../../src/commands/kinds.ts'),
  ])
  await startPlatform({ host: 'browser' })
  return { ...run, ...inFlight, ...locks, ...endings, ...recent, ...slot, ...kinds }
}

const give = (locks: unknown) => Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
const intent = (part: Partial<Intent> = {}): Intent => ({
  id: '1-1',
  kind: 'transfer',
  parameters: {},
  amountMinor: 100_00,
  at: 0,
  member: 'm1',
  before: null,
  ...part,
})
const order = (part: object = {}) =>
  ({
    kind: 'transfer',
    parameters: { from: 'wallet', to: 'neko' },
    amountMinor: 100_00,
    member: 'm1',
    remembered: false,
    ...part,
  }) as const

beforeAll(completePage)
beforeEach(() => {
  vi.useFakeTimers()
  give(fakeLocks())
})
afterEach(() => {
  vi.useRealTimers()
  give(undefined)
})

describe('a lock', () => {
  it('is one tab’s until it lets go', async () => {
    const [one, other] = [await openPage(), await openPage()]
    const release = await one.lock('m1 transfer')
    expect(release).not.toBeNull()
    expect(await other.lock('m1 transfer')).toBeNull()
    expect(await other.lock('m1 withdraw')).not.toBeNull()
    expect(await other.lock('m2 transfer')).not.toBeNull()
    release?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(await other.lock('m1 transfer')).not.toBeNull()
  })

  test.each([
    ['knows no locks', undefined],
    ['refuses them', { request: () => Promise.reject(new Error('no')), query: () => Promise.reject(new Error('no')) }],
    ['refuses them, and tells of none', { request: () => Promise.reject(new Error('no')), query: async () => ({}) }],
    [
      'refuses them, and tells of one without its name',
      { request: () => Promise.reject(new Error('no')), query: async () => ({ held: [{ mode: 'exclusive' }] }) },
    ],
  ])('is none in a browser that %s: everything may leave', async (_, locks) => {
    give(locks)
    const page = await openPage()
    const release = await page.lock('m1 transfer')
    expect(release).not.toBeNull()
    expect(await page.lock('m1 transfer')).not.toBeNull()
    expect(() => release?.()).not.toThrow()
    expect(await page.isAnyLocked()).toBe(false)
  })
})

describe('a command under way in one tab', () => {
  it('is sent by no other until it is answered, and holds no other', async () => {
    const [one, other] = [await openPage(), await openPage()]
    const answer = deferred<string>()
    const outcome = one.runCommand(order(), () => answer.promise)
    const send = vi.fn(async () => 'done')
    const before = vi.fn(async () => null)
    expect(await other.runCommand(order({ before }), send)).toBeNull()
    expect([send, before].flatMap(({ mock }) => mock.calls)).toEqual([])
    expect([one.isInFlight(), one.isInFlight('transfer'), other.isInFlight()]).toEqual([true, true, false])

    answer.resolve('done')
    expect(await outcome).toEqual({ status: 'known', answer: 'done' })
    expect(one.isInFlight()).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(await other.runCommand(order(), send)).toEqual({ status: 'known', answer: 'done' })
  })
})

describe('the end of another tab’s command', () => {
  it('is when it lets go', async () => {
    const [one, other] = [await openPage(), await openPage()]
    const release = await one.lock('m1 transfer')
    const heard = vi.fn()
    const stop = other.subscribeEndings(heard)
    other.watchEnd(intent())
    other.watchEnd(intent())
    await vi.advanceTimersByTimeAsync(400_000)
    expect(other.endOf('1-1')).toBeUndefined()
    release?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(other.endOf('1-1')).toBeGreaterThan(0)
    expect(heard).toHaveBeenCalledOnce()
    stop()
    other.noteEnd('1-2')
    expect(heard).toHaveBeenCalledOnce()
  })

  test.each([
    ['transfer', 60_000],
    ['slip', 300_000],
  ] as const)('of the kind %s is after %i ms where no tab can be asked', async (kind, longest) => {
    give(undefined)
    const page = await openPage()
    page.watchEnd(intent({ kind }))
    await vi.advanceTimersByTimeAsync(longest - 1)
    expect(page.endOf('1-1')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(page.endOf('1-1')).toBeDefined()
  })

  it('is watched by no one but the page that sent it', async () => {
    const page = await openPage()
    page.sendsItself('1-1')
    page.watchEnd(intent())
    await vi.advanceTimersByTimeAsync(400_000)
    expect(page.endOf('1-1')).toBeUndefined()
  })
})

describe('what was sent a short while ago', () => {
  it('is told in whole minutes for ten', async () => {
    const page = await openPage()
    expect(page.sentAgo(order())).toBeNull()
    vi.advanceTimersByTime(1_000)
    page.noteSent(order())()
    expect(page.sentAgo(order())).toBe(0)
    vi.advanceTimersByTime(119_999)
    expect(page.sentAgo(order())).toBe(1)
    vi.advanceTimersByTime(480_000)
    expect(page.sentAgo(order())).toBe(9)
    vi.advanceTimersByTime(1)
    expect(page.sentAgo(order())).toBeNull()
  })

  test.each([
    { kind: 'withdraw' },
    { parameters: { from: 'neko', to: 'wallet' } },
    { parameters: { from: 'wallet', to: 'koi' } },
    { parameters: { from: 'wallet', to: 'neko', code: 'x' } },
    { parameters: {} },
    { amountMinor: 100_01 },
    { member: 'm2' },
  ])('is no other command, as one with %j', async (part) => {
    const page = await openPage()
    page.noteSent(order())
    expect(page.sentAgo(order(part))).toBeNull()
    expect(page.sentAgo(order({ remembered: true }))).toBe(0)
  })

  it('is forgotten when it did nothing, or with the page', async () => {
    const page = await openPage()
    const back = page.noteSent(order())
    page.forgetSent(order())
    expect(page.sentAgo(order())).toBeNull()
    back()
    expect(page.sentAgo(order())).toBeNull()
    page.noteSent(order())
    page.forgetAllSent()
    expect(page.sentAgo(order())).toBeNull()
  })

  it('is remembered where the same again was refused, or never left', async () => {
    const page = await openPage()
    page.noteSent(order())()
    const endedAt = performance.now()
    vi.advanceTimersByTime(120_000)
    const back = page.noteSent(order())
    page.forgetSent(order())
    back()
    expect([page.sentAgo(order()), page.twinEndedAt(order())]).toEqual([2, endedAt])
  })
})

test('a slot is the kind, with the code of what it is about', async () => {
  const { slotOf } = await openPage()
  expect(slotOf('transfer', { from: 'a', to: 'b' })).toBe('transfer')
  expect(slotOf('play', { code: 'neko' })).toBe('play:neko')
  expect(slotOf('play', { code: '' })).toBe('play')
})

test('the place of a command is a page, or a dialog with its code', async () => {
  const { kinds, isKind } = await openPage()
  expect(kinds.play.place('neko')).toEqual({ dialog: { name: 'game', code: 'neko' } })
  expect(kinds.transfer.place('')).toEqual({ dialog: { name: 'transfer' } })
  expect(kinds.spin.place()).toEqual({ page: '/user/spin' })
  expect(kinds.register.place()).toEqual({ page: '/register' })
  expect(['transfer', 'toString', 'moveMoney'].map(isKind)).toEqual([true, false, false])
})
