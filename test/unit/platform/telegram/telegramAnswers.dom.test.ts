import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { completeStorages } from '../../../../src/platform/storageStandIn.ts'
import { telegramAnswers } from '../../../fakes/hosts/telegramAnswers.ts'
import type { TelegramClient } from '../../../fakes/hosts/telegramLaunch.ts'
import { soon } from '../../../fakes/soon.ts'
import { endHost, installDevice, fakeTelegram, type FakeHost } from '../../../fakes/unitHosts.ts'

beforeEach(installDevice)
afterEach(() => {
  vi.useRealTimers()
  endHost()
})

const clients: TelegramClient[] = ['ios', 'android', 'tdesktop', 'weba', 'web']
const none = { top: 0, right: 0, bottom: 0, left: 0 }
const dataOf = ({ received }: FakeHost, type: string) =>
  received.filter((message) => message.type === type).map(({ data }) => data)

/** A client that answers, with what it held from before; `others` answer in its place. */
const play = (
  client: TelegramClient,
  stored: Record<string, string> = {},
  others: (tell: (type: string, data?: unknown) => void) => Record<string, (data: never) => void> = () => ({}),
) =>
  fakeTelegram('9.1', client, (as, tell) => {
    const answers = telegramAnswers(as, tell)
    Object.assign(played().stored, stored)
    return {
      ...answers,
      // So that nobody waits for them.
      web_app_request_safe_area: () => tell('safe_area_changed', none),
      web_app_request_content_safe_area: () => tell('content_safe_area_changed', none),
      ...others(tell),
    }
  })

/** The client's own part. */
function played() {
  if (!window.telegram) throw new Error('No client is played')
  return window.telegram
}
const asked = (host: FakeHost) => dataOf(host, 'web_app_request_phone').length

describe.each(clients)('the player’s number in %s', (client) => {
  it('arrives when it is shared, with one prompt for all simultaneous requests; it is null when declined', async () => {
    const host = await play(client)
    const { contact } = host.platform
    expect(host.platform.can.contact).toBe(true)
    expect(await Promise.all([contact(), contact()])).toEqual(['66812345678', '66812345678'])
    expect(asked(host)).toBe(1)
    played().account.phone = null
    expect(await contact()).toBeNull()
  })
})

describe('a client that does not answer', () => {
  it('counts in field reports under the name of the question; one that answers does not', async () => {
    await fakeTelegram('9.1', 'ios')
    // Each fake host has modules of its own.
    const { takeCounts } = await import('../../../../src/lib/counts.ts')
    expect([...takeCounts().silent]).toEqual([['insets', 1]])
    endHost()
    const host = await play('web')
    const { takeCounts: takeLater } = await import('../../../../src/lib/counts.ts')
    expect(await host.platform.contact()).toBe('66812345678')
    expect(takeLater().silent.size).toBe(0)
  })
})

describe('the player’s number', () => {
  it('is requested again when the client leaves a question open, each time for a minute and a half at most', async () => {
    const host = await play('ios')
    const { contact } = host.platform
    await import('../../../../src/platform/telegram/contact.ts')
    vi.useFakeTimers()
    played().account.leavesOpen = true
    const first = contact()
    await vi.advanceTimersByTimeAsync(60_000)
    const second = contact()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await first).toBeNull()
    // The second question has its own time.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await second).toBeNull()
    expect(asked(host)).toBe(2)
    const third = contact()
    await vi.advanceTimersByTimeAsync(60_000)
    played().account.leavesOpen = false
    expect(await Promise.all([contact(), third])).toEqual(['66812345678', '66812345678'])
  })

  it.each([
    ['is waited for while the server has none yet', { result: '' }, '+8562055123456'],
    ['is waited for while the server refuses', { error: 'CONTACT_NOT_SHARED' }, '+8562055123456'],
    ['is given up when none comes', { result: 'contact=%7B' }, null],
  ])('%s', async (_, early, phone) => {
    let looks = 0
    const contact = JSON.stringify({ user_id: 1, phone_number: '+8562055123456', first_name: 'ນ້ອຍ' })
    const host = await play('web', {}, (tell) => ({
      web_app_invoke_custom_method({ req_id }: { req_id: string }) {
        looks += 1
        const result = new URLSearchParams({ contact, auth_date: '1', hash: 'x' }).toString()
        tell('custom_method_invoked', { req_id, ...(phone !== null && looks > 3 ? { result } : early) })
      },
    }))
    await import('../../../../src/platform/telegram/contact.ts')
    vi.useFakeTimers()
    const given = host.platform.contact()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await given).toBe(phone)
  })

  it('is not requested if the client cannot give it', async () => {
    const host = await fakeTelegram('6.8')
    expect(host.platform.can.contact).toBe(false)
    expect(await host.platform.contact()).toBeNull()
    expect(asked(host)).toBe(0)
  })
})

describe('a browser that refuses its storage', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
  beforeEach(() => {
    // The page of another test is still there and would hear of a log-out.
    vi.stubGlobal('BroadcastChannel', undefined)
    refuse()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(window, 'localStorage')
    if (own) Object.defineProperty(window, 'localStorage', own)
  })

  function refuse(): void {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    completeStorages(window)
  }
  /** The mini-app is closed and opened again in the same client. */
  async function openAgain(client: TelegramClient) {
    const { stored } = played()
    endHost()
    refuse()
    await play(client, stored)
    return import('../../../../src/session/session.ts')
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const saved = (host: FakeHost) =>
    dataOf(host, 'web_app_device_storage_save_key').map((data) => Reflect.get(Object(data), 'value'))

  it.each(clients.filter((client) => client !== 'weba'))(
    '%s keeps a remembered session until its end',
    async (client) => {
      const host = await play(client)
      const first = await import('../../../../src/session/session.ts')
      expect(first.currentSession()).toBeNull()
      first.startSession('remembered', true)
      first.sessionArea().set('visits', '1')
      await settled()
      expect(saved(host)).toEqual(['remembered'])
      const second = await openAgain(client)
      expect(second.currentSession()).toEqual({ token: 'remembered', isRemembered: true })
      second.endSession()
      await settled()
      expect(Object.values(played().stored)).not.toContain('remembered')
      expect((await openAgain(client)).currentSession()).toBeNull()
    },
  )

  it('keeps a session that is not to be remembered in the page', async () => {
    const host = await play('web', { token: 'earlier' })
    const { startSession } = await import('../../../../src/session/session.ts')
    startSession('passing', false)
    await settled()
    expect(saved(host)).toEqual([null])
    expect(played().stored).toEqual({})
  })

  it('sends nothing to a client without its own storage', async () => {
    const host = await play('weba')
    const { startSession } = await import('../../../../src/session/session.ts')
    startSession('remembered', true)
    await settled()
    expect(saved(host)).toEqual([])
    const old = await fakeTelegram('7.10')
    expect(dataOf(old, 'web_app_device_storage_get_key')).toEqual([])
  })

  it('has a late client delete a token that no longer exists', async () => {
    await import('../../../../src/platform/telegram/deviceStorage.ts')
    vi.useFakeTimers()
    const starting = fakeTelegram('9.1', 'ios')
    await vi.advanceTimersByTimeAsync(1_000)
    const host = await starting
    const { startSession, endSession } = await import('../../../../src/session/session.ts')
    startSession('remembered', true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saved(host)).toEqual([])
    endSession()
    await vi.advanceTimersByTimeAsync(0)
    expect(saved(host)).toEqual([null])
  })

  it('sends nothing to a silent client; a late one gets the current session', async () => {
    let answer = () => {}
    const host = await play('ios', {}, (tell) => ({
      web_app_device_storage_get_key({ req_id }: { req_id: string }) {
        answer = () => tell('device_storage_key_received', { req_id, value: 'earlier' })
      },
    }))
    const { currentSession, startSession } = await import('../../../../src/session/session.ts')
    expect(currentSession()).toBeNull()
    startSession('remembered', true)
    await settled()
    expect(saved(host)).toEqual([])
    answer()
    await settled()
    expect(saved(host)).toEqual(['remembered'])
    expect(currentSession()?.token).toBe('remembered')
  })
})

test('a token kept by the client is deleted when the browser stores sessions again, and nothing else of the bot’s', async () => {
  await play('web', { token: 'earlier', another: 'of the bot' })
  await soon(() => expect(played().stored).toEqual({ another: 'of the bot' }))
})
