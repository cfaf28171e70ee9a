import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import type { CommandOptions } from '../../../src/api/command.ts'
import { ApiError, type Failure } from '../../../src/api/errors.ts'
import { openIntents, settleIntent, subscribeIntents } from '../../../src/commands/intents.ts'
import { isInFlight, subscribeInFlight } from '../../../src/commands/inFlight.ts'
import type { Order } from '../../../src/commands/order.ts'
import { runCommand } from '../../../src/commands/run.ts'
import { isBlocked } from '../../../src/nav/history.ts'
import { startPlatform } from '../../../src/platform/current.ts'
import { deferred } from '../../fakes/deferred.ts'
import { asksBeforeClosing, completePage } from '../../fakes/page.ts'

const order = (part: Partial<Order> = {}): Order => ({
  kind: 'transfer',
  amountMinor: 12_345,
  member: 'member-hash',
  remembered: false,
  ...part,
})
const failing =
  (failure: Failure, code = 'MONEY_NOT_ENOUGH') =>
  () =>
    Promise.reject(new ApiError(code, 400, failure))

/** A command that is answered when the test says so. */
function waiting<Answer>() {
  const answer = deferred<Answer>()
  return { ...answer, send: vi.fn(() => answer.promise) }
}

/** The app's open intents as a page that is loaded anew finds them. */
async function intentsAfterReload() {
  vi.resetModules()
  return (await import('../../../src/commands/intents.ts')).openIntents()
}

beforeAll(async () => {
  completePage()
  await startPlatform({ host: 'browser' })
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a command', () => {
  it('gives its answer, and leaves no intent', async () => {
    const outcome = await runCommand(order(), async () => 'done')
    expect(outcome).toEqual({ status: 'known', answer: 'done' })
    expect(openIntents()).toEqual([])
    expect(await intentsAfterReload()).toEqual([])
  })

  test.each(['refused', 'notSent'] as const)('that was %s failed, and leaves no intent', async (failure) => {
    const outcome = await runCommand(order(), failing(failure))
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'MONEY_NOT_ENOUGH' } })
    expect(openIntents()).toEqual([])
  })

  it('without an answer is unknown, and stays open for the next load of the page', async () => {
    const outcome = await runCommand(order(), failing('noAnswer'))
    expect(outcome).toEqual({ status: 'unknown' })
    const open = [{ kind: 'transfer', amountMinor: 12_345, member: 'member-hash' }]
    expect(openIntents()).toMatchObject(open)
    expect(await intentsAfterReload()).toMatchObject(open)
  })

  it('is open from the moment it leaves, as the page may be closed before the answer', async () => {
    const { send, resolve } = waiting<string>()
    const outcome = runCommand(order(), send)
    expect(await intentsAfterReload()).toHaveLength(1)
    resolve('done')
    await outcome
    expect(await intentsAfterReload()).toEqual([])
  })

  it('keeps nothing on the device but what it was about', async () => {
    await runCommand(order(), failing('noAnswer'))
    const [intent] = openIntents()
    expect(Object.keys(intent ?? {}).toSorted()).toEqual([
      'amountMinor',
      'at',
      'before',
      'id',
      'kind',
      'member',
      'parameters',
    ])
    expect(intent?.at).toBeLessThanOrEqual(Date.now())
  })

  it('tells the next load of the page what it was about, and what the statement held before it', async () => {
    const about = { code: 'neko', from: 'wallet', to: 'koi' }
    await runCommand(order({ parameters: about, before: async () => ({ rows: 3 }) }), failing('noAnswer'))
    expect(await intentsAfterReload()).toMatchObject([{ parameters: about, before: { rows: 3 } }])
  })

  it('that is not wanted any more by the time it could leave is not sent', async () => {
    const { send } = waiting<string>()
    expect(await runCommand(order(), send, () => false)).toBeNull()
    expect(send).not.toHaveBeenCalled()
    expect(openIntents()).toEqual([])
    expect(await runCommand(order(), async () => 'done')).toEqual({ status: 'known', answer: 'done' })
  })

  it('of a session that is not remembered leaves nothing behind it', async () => {
    await runCommand(order({ remembered: false }), failing('noAnswer'))
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(1)
  })

  it('of a remembered session outlives the browser', async () => {
    await runCommand(order({ remembered: true }), failing('noAnswer'))
    sessionStorage.clear()
    expect(await intentsAfterReload()).toHaveLength(1)
  })

  it('that breaks by a mistake of our own after it may have left is of unknown outcome', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const mistake = new TypeError('ours')
    expect(await runCommand(order(), () => Promise.reject(mistake))).toEqual({ status: 'unknown' })
    expect(said).toHaveBeenCalledWith(mistake)
    expect(isInFlight()).toBe(false)
    expect(openIntents()).toHaveLength(1)
  })

  it('carries its intent as its key', async () => {
    const keys: unknown[] = []
    const unanswered = async ({ key }: CommandOptions) => {
      keys.push(key)
      throw new ApiError('NO_ANSWER', 0, 'noAnswer')
    }
    await runCommand(order(), unanswered)
    // The player sends it again: another command.
    await runCommand(order(), unanswered)
    expect(openIntents().map(({ id }) => id)).toEqual(keys)
    expect(new Set(keys).size).toBe(2)
  })

  it('takes the time of its tap along, however long it waited before it could leave', async () => {
    const date = Date.now()
    const clock = vi.spyOn(Date, 'now')
    const before = async () => void clock.mockReturnValue(date + 3_600_000)
    const send = vi.fn(async (_: CommandOptions) => 'done')
    await runCommand(order({ before }), send)
    expect(send.mock.calls[0]?.[0].tap?.date).toBeLessThan(date + 1000)
    clock.mockRestore()
  })

  it('that breaks before it leaves, whatever threw, was not sent', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const mistake = new ReferenceError('AbortSignal.any is not a function')
    const outcome = await runCommand(order(), () => {
      throw mistake
    })
    expect(said).toHaveBeenCalledWith(mistake)
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'NOT_SENT', failure: 'notSent' } })
    expect(isInFlight()).toBe(false)
    expect(openIntents()).toEqual([])
  })
})

describe('while a command is under way', () => {
  it('a second one of its name is not sent, and one of another name is', async () => {
    const first = waiting<string>()
    const second = waiting<string>()
    const outcome = runCommand(order(), first.send)
    expect(await runCommand(order(), second.send)).toBeNull()
    expect(second.send).not.toHaveBeenCalled()
    expect(await runCommand(order({ kind: 'activate' }), async () => 'other')).toMatchObject({ status: 'known' })
    expect(openIntents()).toHaveLength(1)

    first.resolve('done')
    expect(await outcome).toEqual({ status: 'known', answer: 'done' })
    expect(await runCommand(order(), async () => 'again')).toEqual({ status: 'known', answer: 'again' })
  })

  it('a second one of its name is not sent in a browser without locks either', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager)
    const [first, second] = [waiting<string>(), waiting<string>()]
    const outcome = runCommand(order(), first.send)
    expect(await runCommand(order(), second.send)).toBeNull()
    expect(second.send).not.toHaveBeenCalled()
    first.resolve('done')
    expect(await outcome).toEqual({ status: 'known', answer: 'done' })
  })

  it('navigation is blocked and closing the app asks first, until the last one is back', async () => {
    const first = waiting<string>()
    const second = waiting<string>()
    const changes = vi.fn()
    const unsubscribe = subscribeInFlight(changes)
    const both = [runCommand(order(), first.send), runCommand(order({ kind: 'spin' }), second.send)]
    expect([isInFlight(), isInFlight('transfer'), isInFlight('claim')]).toEqual([true, true, false])
    expect([isBlocked(), asksBeforeClosing()]).toEqual([true, true])

    first.resolve('done')
    await both[0]
    expect([isInFlight(), isInFlight('transfer')]).toEqual([true, false])
    expect([isBlocked(), asksBeforeClosing()]).toEqual([true, true])
    second.reject(new ApiError('NO_ANSWER', 0, 'noAnswer'))
    await both[1]
    expect([isInFlight(), isBlocked(), asksBeforeClosing()]).toEqual([false, false, false])
    expect(changes).toHaveBeenCalledTimes(4)
    unsubscribe()
    await runCommand(order(), async () => 'unheard')
    expect(changes).toHaveBeenCalledTimes(4)
  })
})

describe('open intents', () => {
  it('are settled one by one, wherever they are kept', async () => {
    await runCommand(order({ remembered: true }), failing('noAnswer'))
    await runCommand(order({ kind: 'spin' }), failing('noAnswer'))
    const changes = vi.fn()
    const unsubscribe = subscribeIntents(changes)
    const [first] = openIntents()
    settleIntent(first?.id ?? '')
    expect(openIntents().map(({ kind }) => kind)).toEqual(['spin'])
    expect(localStorage).toHaveLength(0)
    expect(changes).toHaveBeenCalledOnce()
    unsubscribe()
    settleIntent(openIntents()[0]?.id ?? '')
    expect(changes).toHaveBeenCalledOnce()
  })

  it('are told of when another tab opens or settles one, until nobody wants to know', () => {
    const changes = vi.fn()
    const unsubscribe = subscribeIntents(changes)
    window.dispatchEvent(new StorageEvent('storage', { key: 'intents' }))
    expect(changes).toHaveBeenCalledOnce()
    unsubscribe()
    window.dispatchEvent(new StorageEvent('storage', { key: 'intents' }))
    expect(changes).toHaveBeenCalledOnce()
  })

  test.each(['{', 'null', '[1]', '[{"id":1}]', '"x"'])('that can no longer be read (%s) stop nothing', async (torn) => {
    sessionStorage.setItem('intents', torn)
    expect(openIntents()).toEqual([])
    await runCommand(order(), failing('noAnswer'))
    expect(openIntents()).toHaveLength(1)
  })
})
