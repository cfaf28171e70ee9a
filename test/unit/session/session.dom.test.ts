import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { command as commandCall } from '../../../src/api/client/call.ts'
import { deferred } from '../../fakes/deferred.ts'
import { completePage } from '../../fakes/page.ts'
import { soon } from '../../fakes/soon.ts'

/** The app's own modules as a page that is opened, or loaded anew, on this device has them. */
async function openTab() {
  vi.resetModules()
  const [session, agreement, commands, login, platform] = await Promise.all([
    import('../../../src/session/session.ts'),
    import('../../../src/session/agreement.ts'),
    import('../../../src/commands/sendCommand.ts'),
    import('../../../src/app/endAtLogin.ts'),
    import('../../../src/platform/current.ts'),
  ])
  await platform.startPlatform({ host: 'browser' })
  return { ...session, ...agreement, ...commands, ...login }
}

const call = commandCall('POST', '/api/wallet/transfer', v.unknown())
const stored = (storage: Storage) => Object.keys(storage).toSorted()

let tab: Awaited<ReturnType<typeof openTab>>
beforeAll(completePage)
beforeEach(async () => (tab = await openTab()))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a session', () => {
  it('that is not remembered is kept for the browser session only', async () => {
    tab.startSession('t1', false)
    tab.agree()
    expect(stored(localStorage)).toEqual([])
    expect((await openTab()).currentSession()).toEqual({ token: 't1', isRemembered: false })
    sessionStorage.clear()
    expect((await openTab()).currentSession()).toBeNull()
  })

  it('stays the tab’s own after a reload, even if another tab has remembered another member since', async () => {
    tab.startSession('t1', false)
    localStorage.setItem('token', 't2')
    expect((await openTab()).currentSession()).toEqual({ token: 't1', isRemembered: false })
  })

  it('that is remembered outlives the browser', async () => {
    tab.startSession('t1', true)
    sessionStorage.clear()
    expect((await openTab()).currentSession()).toEqual({ token: 't1', isRemembered: true })
  })

  it('replaces an earlier one in both storages', async () => {
    tab.startSession('t1', true)
    tab.agree()
    tab.startSession('t2', false)
    expect(stored(localStorage)).toEqual([])
    expect(stored(sessionStorage)).toEqual(['token'])
    expect(tab.hasAgreed()).toBe(false)
  })

  test.each([true, false])('ends with everything that belongs to it (remembered: %s)', (remembered) => {
    const changes = vi.fn()
    tab.subscribeSession(changes)
    tab.startSession('t1', remembered)
    tab.agree()
    localStorage.setItem('locale', 'lo')
    tab.endSession()
    expect(tab.currentSession()).toBeNull()
    expect(stored(localStorage)).toEqual(['locale'])
    expect(stored(sessionStorage)).toEqual([])
    expect(changes).toHaveBeenCalledTimes(2)
  })

  it('that is ended twice is reported as ended once', () => {
    tab.startSession('t1', false)
    const changes = vi.fn()
    tab.subscribeSession(changes)
    tab.endSession()
    tab.endSession()
    expect(changes).toHaveBeenCalledOnce()
  })

  it('does not notify a listener that has stopped', () => {
    const changes = vi.fn()
    tab.subscribeSession(changes)()
    tab.startSession('t1', false)
    expect(changes).not.toHaveBeenCalled()
  })

  it('is available once a host that also keeps it has restored it', () => {
    expect(tab.currentSession()).toBeNull()
    sessionStorage.setItem('token', 't1')
    tab.restoreSession()
    expect(tab.currentSession()).toEqual({ token: 't1', isRemembered: false })
  })

  it('is not ended by opening the login page while money is under way', async () => {
    tab.startSession('t1', false)
    const answer = deferred<Response>()
    const order = { kind: 'transfer', amountMinor: 1, member: 'm', isRemembered: false } as const
    const command = tab.sendCommand(order, call, {
      transport: (_url, _request, sendNow) => sendNow(() => answer.promise),
    })
    await tab.endSessionAtLogin(() => true)
    expect(tab.currentSession()).not.toBeNull()
    answer.resolve(Response.json({}))
    await command
    await tab.endSessionAtLogin(() => false)
    expect(tab.currentSession()).not.toBeNull()
    await tab.endSessionAtLogin(() => true)
    expect(tab.currentSession()).toBeNull()
  })

  it('is not ended by opening the login page while money is under way in another tab', async () => {
    tab.startSession('t1', true)
    const other = await openTab()
    const answer = deferred<Response>()
    const order = { kind: 'transfer', amountMinor: 1, member: 'm', isRemembered: true } as const
    const command = other.sendCommand(order, call, {
      transport: (_url, _request, sendNow) => sendNow(() => answer.promise),
    })
    await soon(async () => expect((await navigator.locks.query()).held).toHaveLength(1))
    await tab.endSessionAtLogin(() => true)
    expect(tab.currentSession()).not.toBeNull()
    answer.resolve(Response.json({}))
    await command
  })

  it('that began since the login page was opened is not ended by it', async () => {
    tab.startSession('t1', false)
    const ending = tab.endSessionAtLogin(() => true)
    tab.startSession('t2', false)
    await ending
    expect(tab.currentSession()).toEqual({ token: 't2', isRemembered: false })
  })
})

describe('the agreement', () => {
  it('belongs to one session, and is there after a reload', async () => {
    tab.startSession('t1', true)
    expect(tab.hasAgreed()).toBe(false)
    tab.agree()
    expect(tab.hasAgreed()).toBe(true)
    expect((await openTab()).hasAgreed()).toBe(true)
    expect(localStorage.getItem('agreement')).not.toContain('t1')
    tab.startSession('t2', true)
    expect(tab.hasAgreed()).toBe(false)
  })

  it('of another member who logged in on this device since is not that of the member here', async () => {
    tab.startSession('t1', true)
    const other = await openTab()
    other.startSession('t2', true)
    other.agree()
    expect([tab.hasAgreed(), other.hasAgreed()]).toEqual([false, true])
  })

  it('does not apply to a visitor', () => {
    expect(tab.hasAgreed()).toBe(false)
  })
})

describe('another tab', () => {
  test.each([true, false])('with the same token logs out as well (remembered: %s)', async (remembered) => {
    tab.startSession('t1', remembered)
    const other = await openTab()
    const changes = vi.fn()
    other.subscribeSession(changes)
    tab.endSession()
    await soon(() => expect(other.currentSession()).toBeNull())
    expect(changes).toHaveBeenCalledOnce()
  })

  it('opened before an update, with the channel’s old name, is followed as well', async () => {
    tab.startSession('t1', false)
    const { hash } = await import('../../../src/lib/hash.ts')
    const old = new BroadcastChannel('session')
    old.postMessage(hash('t1'))
    await soon(() => expect(tab.currentSession()).toBeNull())
    old.close()
  })

  it('in which another member has logged in since stays logged in, also after a reload', async () => {
    tab.startSession('t1', true)
    const [same, other] = [await openTab(), await openTab()]
    other.startSession('t2', true)
    other.agree()
    tab.endSession()
    await soon(() => expect(same.currentSession()).toBeNull())
    expect(other.currentSession()).toEqual({ token: 't2', isRemembered: true })
    const reloaded = await openTab()
    expect(reloaded.currentSession()).toEqual({ token: 't2', isRemembered: true })
    expect(reloaded.hasAgreed()).toBe(true)
  })

  it('is not needed: a browser that refuses the channel still logs in and out', async () => {
    const refuse = () => {
      throw new DOMException('framed', 'SecurityError')
    }
    vi.stubGlobal('BroadcastChannel', refuse)
    const alone = await openTab()
    alone.startSession('t1', false)
    alone.endSession()
    expect(alone.currentSession()).toBeNull()
    vi.unstubAllGlobals()
  })
})
