import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { command as commandCall } from '../../../src/api/client/call.ts'
import type { Transport } from '../../../src/api/client/client.ts'
import type { ApiError } from '../../../src/api/client/errors.ts'
import { hash } from '../../../src/lib/hash.ts'
import { deferred } from '../../fakes/deferred.ts'
import { fakeLocks } from '../../fakes/locks.ts'
import { storeOpenCommand } from '../../fakes/openCommand.ts'
import { asksBeforeClosing, completePage } from '../../fakes/page.ts'

/** The modules of one page; another page of the device, or the same one loaded anew, has its own. */
async function openPage() {
  vi.resetModules()
  const [send, store, mutex, kinds, { startPlatform }, { isBlocked }, { takeCounts }] = await Promise.all([
    import('../../../src/commands/sendCommand.ts'),
    import('../../../src/commands/openCommands.ts'),
    import('../../../src/commands/mutex.ts'),
    import('../../../src/commands/kinds.ts'),
    import('../../../src/platform/current.ts'),
    import('../../../src/nav/history.ts'),
    import('../../../src/lib/counts.ts'),
  ])
  await startPlatform({ host: 'browser' })
  return { ...send, ...store, ...mutex, ...kinds, isBlocked, takeCounts }
}
let page: Awaited<ReturnType<typeof openPage>>

const give = (locks: unknown) => Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
const parameters = { from: 'wallet', to: 'neko' }
const order = (part: object = {}) =>
  ({ kind: 'transfer', parameters, amountMinor: 100_00, member: 'm1', isRemembered: false, ...part }) as const
const call = commandCall('POST', '/api/wallet/transfer', v.unknown())

/** A request over a network of the test's. */
const over = (network: () => Promise<Response>): { transport: Transport } => ({
  transport: (_url, _request, sendNow) => sendNow(network),
})
const done = { message: 'done' }
const answers = over(async () => Response.json(done))
const failures: Record<ApiError['outcome'], { transport: Transport }> = {
  refused: over(async () => Response.json({ message: 'MONEY_NOT_ENOUGH' }, { status: 400 })),
  notSent: { transport: () => Promise.reject(new ReferenceError('AbortSignal.any is not a function')) },
  unknown: over(() => Promise.reject(new TypeError('the connection broke'))),
}

/** A request that is answered when the test says so. */
function waiting() {
  const answer = deferred<Response>()
  const network = vi.fn(() => answer.promise)
  return {
    ...over(network),
    network,
    reject: answer.reject,
    end: answer.resolve,
    answer: () => answer.resolve(Response.json(done)),
  }
}

beforeAll(completePage)
beforeEach(async () => {
  vi.useFakeTimers()
  give(fakeLocks())
  page = await openPage()
})
afterEach(() => {
  vi.useRealTimers()
  give(undefined)
  localStorage.clear()
  sessionStorage.clear()
})

describe('a command', () => {
  it('is not open once answered, here or after a reload', async () => {
    const onFailure = () => expect.unreachable()
    expect(await page.sendCommand(order(), call, { ...answers, onFailure })).toEqual({ status: 'done', answer: done })
    expect(page.openCommands()).toEqual([])
    expect((await openPage()).openCommands()).toEqual([])
  })

  test.each([
    ['refused', 'MONEY_NOT_ENOUGH'],
    ['notSent', 'NOT_SENT'],
  ] as const)('that was %s has failed, and is not open', async (failure, code) => {
    const onFailure = vi.fn()
    const outcome = await page.sendCommand(order(), call, { ...failures[failure], onFailure })
    expect(outcome).toMatchObject({ status: 'failed', error: { code, outcome: failure } })
    expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ code })]])
    expect(page.openCommands()).toEqual([])
  })

  it('without an answer is unknown once another may be sent, and open for the next load of the page', async () => {
    const states = new Set<string>()
    page.subscribeOpenCommands(() => {
      for (const { state } of page.openCommands())
        states.add(`${state}, ${page.isInFlight('transfer') ? 'held' : 'free'}`)
    })
    expect(await page.sendCommand(order(), call, failures.unknown)).toEqual({ status: 'unknown' })
    expect([...states]).toEqual(['sending, held', 'unknown, free'])
    expect(page.openCommands()).toBe(page.openCommands())
    const command = { kind: 'transfer', parameters, amountMinor: 100_00, member: 'm1' }
    expect(page.openCommands()).toMatchObject([{ ...command, state: 'unknown' }])
    expect((await openPage()).openCommands()).toMatchObject([{ ...command, state: 'sending' }])
  })

  it('is open from the moment it leaves, as the page may be closed before the answer', async () => {
    const { answer, transport } = waiting()
    const outcome = page.sendCommand(order(), call, { transport })
    await vi.advanceTimersByTimeAsync(0)
    expect(page.openCommands()).toMatchObject([{ state: 'sending' }])
    expect((await openPage()).openCommands()).toHaveLength(1)
    answer()
    await outcome
    expect((await openPage()).openCommands()).toEqual([])
  })

  it('stores nothing but what it was about', async () => {
    await page.sendCommand(order(), call, failures.unknown, { readBaseline: async () => ({ rows: 3 }) })
    const [stored] = JSON.parse(sessionStorage.getItem('openCommands') ?? '[]') as object[]
    const fields = 'amountMinor at baseline decidedAt id kind member parameters session timeLimit'
    expect(
      Object.keys(stored ?? {})
        .toSorted()
        .join(' '),
    ).toBe(fields)
    expect(stored).toMatchObject({ baseline: { rows: 3 }, session: hash('') })
    expect(localStorage).toHaveLength(0)
  })

  it('of a remembered session outlives the browser', async () => {
    await page.sendCommand(order({ isRemembered: true }), call, failures.unknown)
    sessionStorage.clear()
    expect((await openPage()).openCommands()).toHaveLength(1)
  })

  it('is not sent if it is no longer wanted by the time it could leave', async () => {
    const { network, transport } = waiting()
    expect(await page.sendCommand(order(), call, { transport }, { maySend: () => false })).toBeNull()
    expect(network).not.toHaveBeenCalled()
    expect(page.openCommands()).toEqual([])
    expect(page.isInFlight()).toBe(false)
  })

  it('has an unknown outcome if our own code fails after it may have left', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const mistake = new TypeError('ours')
    const onAnswer = () => {
      throw mistake
    }
    expect(await page.sendCommand(order(), call, { ...answers, onAnswer })).toEqual({ status: 'unknown' })
    expect(said).toHaveBeenCalledWith(mistake)
    expect([...page.takeCounts().unknown]).toEqual([['transfer', 1]])
    expect(page.isInFlight()).toBe(false)
    expect(page.openCommands()).toHaveLength(1)
  })
})

describe('while a command is under way', () => {
  test.each([true, false])('a second one of its kind is not sent (locks: %s)', async (hasLocks) => {
    if (!hasLocks) give(undefined)
    const [first, second] = [waiting(), waiting()]
    const outcome = page.sendCommand(order(), call, first)
    expect(await page.sendCommand(order(), call, second)).toBeNull()
    expect(second.network).not.toHaveBeenCalled()
    expect(await page.sendCommand(order({ kind: 'activate' }), call, answers)).toMatchObject({ status: 'done' })
    first.answer()
    expect(await outcome).toMatchObject({ status: 'done' })
    expect(await page.sendCommand(order(), call, answers)).toMatchObject({ status: 'done' })
  })

  it('another tab sends none of its kind', async () => {
    const [other, first, second] = [await openPage(), waiting(), waiting()]
    const before = vi.fn(async () => null)
    const outcome = page.sendCommand(order(), call, first)
    await vi.advanceTimersByTimeAsync(0)
    const onMutexHeld = vi.fn()
    expect(await other.sendCommand(order(), call, second, { readBaseline: before, onMutexHeld })).toBeNull()
    expect(await other.sendCommand(order(), call, second)).toBeNull()
    expect([second.network, before].flatMap(({ mock }) => mock.calls)).toEqual([])
    expect(other.openCommands()).toMatchObject([{ state: 'sending' }])
    first.answer()
    await outcome
    await vi.advanceTimersByTimeAsync(0)
    expect(await other.sendCommand(order(), call, answers, { onMutexHeld })).toMatchObject({ status: 'done' })
    expect(onMutexHeld).toHaveBeenCalledOnce()
  })

  it('navigation is blocked and closing the app asks first, from the tap until the last one has ended', async () => {
    const [first, second] = [waiting(), waiting()]
    const both = [
      page.sendCommand(order(), call, first),
      page.sendCommand(order({ kind: 'spin', parameters: {} }), call, second),
    ]
    expect([page.isInFlight(), page.isInFlight('transfer'), page.isInFlight('claim')]).toEqual([true, true, false])
    expect([page.isBlocked(), asksBeforeClosing()]).toEqual([true, true])
    first.answer()
    await both[0]
    expect([page.isBlocked(), asksBeforeClosing()]).toEqual([true, true])
    second.reject(new TypeError('the connection broke'))
    await both[1]
    expect([page.isInFlight(), page.isBlocked(), asksBeforeClosing()]).toEqual([false, false, false])
  })
})

describe('open commands', () => {
  it('are forgotten one by one, wherever they are stored, and listeners are notified', async () => {
    await page.sendCommand(order({ isRemembered: true }), call, failures.unknown)
    await page.sendCommand(order({ kind: 'spin' }), call, failures.unknown)
    const heard = vi.fn()
    const stop = page.subscribeOpenCommands(heard)
    page.settleCommand(page.openCommands()[1]?.id ?? '', 'done')
    expect(page.openCommands().map(({ kind }) => kind)).toEqual(['transfer'])
    expect(sessionStorage).toHaveLength(0)
    const before = heard.mock.calls.length
    window.dispatchEvent(new StorageEvent('storage', { key: 'openCommands' }))
    expect(heard).toHaveBeenCalledTimes(before + 1)
    stop()
    page.settleCommand(page.openCommands()[0]?.id ?? '', 'done')
    expect(heard).toHaveBeenCalledTimes(before + 1)
    expect(localStorage).toHaveLength(0)
  })

  it('report their outcome to forms that still hold their input, once it is known', async () => {
    const listener = vi.fn()
    const stop = page.listenOutcomes(listener)
    await page.sendCommand(order({ kind: 'spin' }), call, failures.unknown)
    for (const outcome of ['done', 'failed'] as const) {
      await page.sendCommand(order(), call, failures.unknown)
      page.settleCommand(page.openCommands()[1]?.id ?? '', outcome)
      expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'transfer' }), outcome)
    }
    stop()
    await page.sendCommand(order(), call, failures.unknown)
    page.settleCommand(page.openCommands()[0]?.id ?? '', 'done')
    page.settleCommand('1-1', 'done')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('stay open when the player has decided on another, also for the next load of the page', async () => {
    for (const amountMinor of [100_00, 200_00]) await page.sendCommand(order({ amountMinor }), call, failures.unknown)
    page.decide(page.openCommands()[0]?.id ?? '')
    for (const each of [page, await openPage()])
      expect(each.openCommands()).toMatchObject([{ amountMinor: 200_00, check: { isRunning: false, restarts: 0 } }])
  })

  it('note what a check has found, each for itself', async () => {
    for (const amountMinor of [100_00, 200_00]) await page.sendCommand(order({ amountMinor }), call, failures.unknown)
    page.updateCheck(page.openCommands()[1]?.id ?? '', ({ failures: before }) => ({ failures: before + 1 }))
    expect(page.openCommands().map(({ check }) => check.failures)).toEqual([0, 1])
    page.updateCheck('1-1', () => ({ failures: 9 }))
    storeOpenCommand({ id: '1-1', kind: 'spin' })
    const found = page.openCommands().map(({ state, check }) => `${state}, ${check.failures}`)
    expect(found).toEqual(['unknown, 0', 'unknown, 1', 'sending, 0'])
  })

  test.each(['{', 'null', '[1]', '[{"id":1}]', '"x"'])(
    'that have become unreadable (%s) block nothing',
    async (torn) => {
      sessionStorage.setItem('openCommands', torn)
      expect(page.openCommands()).toEqual([])
      await page.sendCommand(order(), call, failures.unknown)
      expect(page.openCommands()).toHaveLength(1)
    },
  )

  it('of an earlier version are open, along with those of this one', async () => {
    const earlier = { id: '1-1', kind: 'withdraw', amountMinor: 100_00, at: 0, member: 'm1' }
    sessionStorage.setItem('intents', JSON.stringify([earlier]))
    await page.sendCommand(order(), call, failures.unknown)
    expect(page.openCommands()).toMatchObject([{ ...earlier, session: '' }, { kind: 'transfer' }])
    for (const { id } of page.openCommands()) page.settleCommand(id, 'done')
    expect(sessionStorage).toHaveLength(0)
  })

  it('of another tab have ended when it releases its lock', async () => {
    const other = await openPage()
    const release = await other.takeMutex({ kind: 'transfer', member: 'm1' })
    storeOpenCommand({ id: '1-1', kind: 'transfer', member: 'm1' })
    page.watchOthers()
    page.watchOthers()
    await vi.advanceTimersByTimeAsync(400_000)
    expect(page.openCommands()).toMatchObject([{ state: 'sending', callEndedAt: Infinity }])
    release?.()
    await vi.advanceTimersByTimeAsync(0)
    const ended = page.openCommands()
    expect(ended).toMatchObject([{ state: 'unknown', callEndedAt: expect.any(Number) as number }])
    page.watchOthers()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(page.openCommands()).toBe(ended)
  })

  test.each([
    [undefined, 60_000],
    [300_000, 300_000],
  ] as const)(
    'of another page with the time limit %s have ended after %i ms if no tab can be asked',
    async (timeLimit, longest) => {
      give(undefined)
      storeOpenCommand({ id: '1-1', kind: 'slip', ...(timeLimit && { timeLimit }) })
      page.watchOthers()
      await vi.advanceTimersByTimeAsync(longest - 1)
      expect(page.openCommands()).toMatchObject([{ state: 'sending' }])
      await vi.advanceTimersByTimeAsync(1)
      expect(page.openCommands()).toMatchObject([{ state: 'unknown' }])
    },
  )
})

describe('a command’s lock', () => {
  test.each([
    ['knows no locks', undefined],
    ['refuses them', { request: () => Promise.reject(new Error('no')), query: () => Promise.reject(new Error('no')) }],
    ['refuses them, and tells of none', { request: () => Promise.reject(new Error('no')), query: async () => ({}) }],
    [
      'refuses them, and tells of one without its name',
      { request: () => Promise.reject(new Error('no')), query: async () => ({ held: [{ mode: 'exclusive' }] }) },
    ],
  ])('is always granted in a browser that %s', async (_, locks) => {
    give(locks)
    const release = await page.takeMutex({ kind: 'transfer', member: 'm1' })
    expect(release).not.toBeNull()
    expect(await page.takeMutex({ kind: 'transfer', member: 'm1' })).not.toBeNull()
    expect(() => release?.()).not.toThrow()
    expect(await page.isAnyMutexHeld()).toBe(false)
  })

  it('is separate for each member and kind', async () => {
    const other = await openPage()
    void navigator.locks.request('of another app', () => new Promise(() => undefined))
    expect(await other.isAnyMutexHeld()).toBe(false)
    expect(await page.takeMutex({ kind: 'transfer', member: 'm1' })).not.toBeNull()
    expect(await other.takeMutex({ kind: 'transfer', member: 'm1' })).toBeNull()
    expect(await other.isAnyMutexHeld()).toBe(true)
    expect(await other.takeMutex({ kind: 'withdraw', member: 'm1' })).not.toBeNull()
    expect(await other.takeMutex({ kind: 'transfer', member: 'm2' })).not.toBeNull()
  })
})

describe('a duplicate', () => {
  const known = { minutes: 0, mayStillHappen: false }

  it('is remembered for ten minutes, counted in whole ones', async () => {
    expect(page.findDuplicate(order())).toBeNull()
    vi.advanceTimersByTime(1_000)
    await page.sendCommand(order(), call, answers)
    expect(page.findDuplicate(order())).toEqual(known)
    vi.advanceTimersByTime(119_000)
    expect(page.findDuplicate(order())).toEqual({ ...known, minutes: 1 })
    vi.advanceTimersByTime(480_900)
    expect(page.findDuplicate(order())).toEqual({ ...known, minutes: 9 })
    vi.advanceTimersByTime(200)
    expect(page.findDuplicate(order())).toBeNull()
  })

  test.each([
    { kind: 'withdraw' },
    { parameters: { from: 'neko', to: 'wallet' } },
    { parameters: { from: 'wallet', to: 'koi' } },
    { parameters: { from: 'wallet', to: 'neko', code: 'x' } },
    { parameters: {} },
    { amountMinor: 100_01 },
    { member: 'm2' },
  ])('does not include one that differs by %j', async (part) => {
    await page.sendCommand(order(), call, answers)
    expect(page.findDuplicate(order(part))).toBeNull()
    expect(page.findDuplicate(order({ isRemembered: true }))).toEqual(known)
  })

  it('does not include a failed one; the one before it counts', async () => {
    await page.sendCommand(order(), call, failures.refused)
    expect(page.findDuplicate(order())).toBeNull()
    await page.sendCommand(order(), call, answers)
    vi.advanceTimersByTime(121_000)
    await page.sendCommand(order(), call, failures.notSent)
    expect(page.findDuplicate(order())).toEqual({ ...known, minutes: 2 })
  })

  it('does not include one that a row has shown to have failed', async () => {
    await page.sendCommand(order(), call, failures.unknown)
    page.settleCommand(page.openCommands()[0]?.id ?? '', 'failed')
    expect(page.findDuplicate(order())).toBeNull()
  })

  it('with an unknown outcome is remembered for an hour, even by the next load of the page', async () => {
    await page.sendCommand(order(), call, failures.unknown)
    page.decide(page.openCommands()[0]?.id ?? '')
    expect(page.openCommands()).toEqual([])
    const later = await openPage()
    for (const each of [page, later]) expect(each.findDuplicate(order())).toEqual({ minutes: 0, mayStillHappen: true })
    vi.advanceTimersByTime(3_599_000)
    for (const each of [page, later]) expect(each.findDuplicate(order())).toEqual({ minutes: 59, mayStillHappen: true })
    expect(later.openCommands()).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(later.findDuplicate(order())).toBeNull()
    vi.advanceTimersByTime(1)
    expect(page.findDuplicate(order())).toBeNull()
    // By then the device has nothing of it any more.
    await page.sendCommand(order({ kind: 'spin' }), call, answers)
    expect(sessionStorage).toHaveLength(0)
  })

  it('with an unknown outcome counts from its sending, and for an hour from the decision', async () => {
    await page.sendCommand(order(), call, failures.unknown)
    vi.advanceTimersByTime(3_720_000)
    const later = await openPage()
    later.watchOthers()
    later.decide(later.openCommands()[0]?.id ?? '')
    expect(later.findDuplicate(order())).toEqual({ minutes: 62, mayStillHappen: true })
    vi.advanceTimersByTime(3_600_000)
    expect(later.findDuplicate(order())).toBeNull()
  })

  it('that a row has shown to be done counts from its sending, after a reload, too', async () => {
    await page.sendCommand(order(), call, failures.unknown)
    vi.advanceTimersByTime(300_000)
    const later = await openPage()
    later.watchOthers()
    await vi.advanceTimersByTimeAsync(0)
    later.settleCommand(later.openCommands()[0]?.id ?? '', 'done')
    expect(later.findDuplicate(order())).toEqual({ ...known, minutes: 5 })
  })

  test.each([
    ['done', answers],
    ['refused', failures.refused],
  ])('of another tab that was %s leaves nothing to ask here', async (_, end) => {
    const [other, first] = [await openPage(), waiting()]
    const outcome = other.sendCommand(order({ isRemembered: true }), call, first)
    await vi.advanceTimersByTimeAsync(0)
    page.watchOthers()
    expect(page.openCommands()).toMatchObject([{ state: 'sending' }])
    await end.transport('', {}, async (fetching) => fetching()).then(async (answer) => first.end(answer))
    await outcome
    await vi.advanceTimersByTimeAsync(0)
    expect(page.findDuplicate(order())).toBeNull()
    expect(page.mayDuplicateRowAppear(order(), performance.now())).toBe(false)
  })

  it('is the last of several, and unknown if one of them is', async () => {
    await page.sendCommand(order(), call, failures.unknown)
    page.decide(page.openCommands()[0]?.id ?? '')
    vi.advanceTimersByTime(120_000)
    await page.sendCommand(order(), call, answers)
    expect(page.findDuplicate(order())).toEqual({ minutes: 0, mayStillHappen: true })
    vi.advanceTimersByTime(420_000)
    expect(page.mayDuplicateRowAppear(order(), performance.now())).toBe(true)
    const later = await openPage()
    expect(later.findDuplicate(order())).toEqual({ minutes: 9, mayStillHappen: true })
    vi.advanceTimersByTime(60_000)
    await later.sendCommand(order(), call, answers)
    expect(later.findDuplicate(order())).toEqual({ minutes: 0, mayStillHappen: true })
    vi.advanceTimersByTime(60_000)
    await later.sendCommand(order(), call, failures.unknown)
    later.decide(later.openCommands()[0]?.id ?? '')
    expect(later.findDuplicate(order())).toEqual({ minutes: 0, mayStillHappen: true })
  })

  it('of another load of the page is only an equal one that was decided on', async () => {
    for (const amountMinor of [100_00, 200_00]) await page.sendCommand(order({ amountMinor }), call, failures.unknown)
    page.decide(page.openCommands()[0]?.id ?? '')
    const later = await openPage()
    const found = [100_00, 200_00, 300_00].map((amountMinor) => later.findDuplicate(order({ amountMinor })))
    expect(found).toEqual([{ minutes: 0, mayStillHappen: true }, null, null])
  })

  it('of another amount leaves no row', async () => {
    await page.sendCommand(order(), call, answers)
    expect(page.mayDuplicateRowAppear(order({ amountMinor: 1_00 }), performance.now())).toBe(false)
  })

  it('may leave a row for six minutes after its answer, for an hour if its outcome is unknown', async () => {
    expect(page.mayDuplicateRowAppear(order(), performance.now())).toBe(false)
    vi.advanceTimersByTime(3_600_000)
    await page.sendCommand(order(), call, answers)
    vi.advanceTimersByTime(359_000)
    expect(page.mayDuplicateRowAppear(order(), performance.now())).toBe(true)
    vi.advanceTimersByTime(2_000)
    expect(page.mayDuplicateRowAppear(order(), performance.now())).toBe(false)
    await page.sendCommand(order(), call, failures.unknown)
    page.decide(page.openCommands()[0]?.id ?? '')
    vi.advanceTimersByTime(3_000_000)
    expect(page.mayDuplicateRowAppear(order(), performance.now())).toBe(true)
  })
})

test('the mutex key is the kind, with the code of what it is about', () => {
  expect(page.mutexKey({ kind: 'transfer', parameters: { from: 'a', to: 'b' } })).toBe('transfer')
  expect(page.mutexKey({ kind: 'play', parameters: { code: 'neko' } })).toBe('play:neko')
  expect(page.mutexKey({ kind: 'play', parameters: { code: '' } })).toBe('play')
})

test.each([
  ['the member', { member: 'm1', session: 'old' }, 'm1', true],
  ['another member on the same device', { member: 'm2', session: hash('') }, 'm1', false],
  ['the session, until the member is known', { member: 'm1', session: hash('') }, '', true],
  ['another session, until the member is known', { member: 'm1', session: 'old' }, '', false],
  ['the session, sent before the member was known', { member: '', session: hash('') }, 'm1', true],
  ['another session, sent before the member was known', { member: '', session: 'old' }, 'm1', false],
  ['the member, but is a registration', { kind: 'register', member: 'm1', session: hash('') }, 'm1', false],
] as const)('an open command is of %s', (_, part, member, isOwn) => {
  storeOpenCommand({ id: 'one', kind: 'transfer', ...part })
  expect(page.openCommands().map((one) => page.isOwnCommand(one, member))).toEqual([isOwn])
})

test('a spin counts coins, all else money', () => {
  expect(page.moneyOf({ kind: 'spin', amountMinor: 12 })).toBeNull()
  expect(page.moneyOf({ kind: 'transfer', amountMinor: 12 })).toBe(12)
  expect(page.moneyOf({ kind: 'of another version', amountMinor: 12 })).toBe(12)
})

test('all but six kinds are about money, and two leave a row that their outcome can be told by', () => {
  const kinds = Object.keys(page.commandKinds)
  const without = kinds.filter((kind) => !page.isAboutMoney(kind))
  expect(without.toSorted()).toEqual(['activate', 'bankName', 'password', 'profile', 'register', 'reset'])
  expect(kinds.filter(page.isProvable).toSorted()).toEqual(['transfer', 'withdraw'])
})

test('the address of a command is a page, or a dialog with its code', () => {
  const { commandKinds, isKind } = page
  expect(commandKinds.play.address('neko')).toEqual({ dialog: { name: 'game', code: 'neko' } })
  expect(commandKinds.transfer.address('')).toEqual({ dialog: { name: 'transfer' } })
  expect(commandKinds.spin.address()).toEqual({ page: '/user/spin' })
  expect(commandKinds.register.address()).toEqual({ page: '/register' })
  expect(['transfer', 'toString', 'moveMoney'].map(isKind)).toEqual([true, false, false])
})
