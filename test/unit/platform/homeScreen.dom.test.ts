import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepInstallPrompt } from '../../../src/platform/browser/installPrompt.ts'
import { telegramAnswers } from '../../fakes/hosts/telegramAnswers.ts'
import type { TelegramClient } from '../../fakes/hosts/telegramLaunch.ts'
import { endHost, installDevice, fakeBrowser, fakeLine, fakeTelegram, type FakeHost } from '../../fakes/unitHosts.ts'

const traces = ['onbeforeinstallprompt', 'installPrompt'] as const

beforeEach(installDevice)
afterEach(() => {
  vi.useRealTimers()
  for (const name of traces) Reflect.deleteProperty(window, name)
  for (const name of ['standalone', 'maxTouchPoints']) Reflect.deleteProperty(navigator, name)
  endHost()
})

const asked = ({ received }: FakeHost, type: string) => received.filter((message) => message.type === type).length
/** Nothing is there that a host did not call there. */
const never = () => expect.unreachable('nobody said so')
const none = { top: 0, right: 0, bottom: 0, left: 0 }
const check = 'web_app_check_home_screen'
const add = 'web_app_add_to_home_screen'

describe('the home screen in Telegram', () => {
  /** A client that answers, `status` in the place of its own word. */
  const play = (client: TelegramClient, status?: unknown) =>
    fakeTelegram('9.1', client, (as, tell) => ({
      ...telegramAnswers(as, tell),
      // So that nobody waits for them.
      web_app_request_safe_area: () => tell('safe_area_changed', none),
      web_app_request_content_safe_area: () => tell('content_safe_area_changed', none),
      ...(status !== undefined && { [check]: () => tell('home_screen_checked', { status }) }),
    }))

  it.each([
    ['android', 'ask'],
    // It cannot tell, but leads to where the app can be put there.
    ['ios', 'ask'],
    ['tdesktop', null],
    ['weba', null],
    ['web', null],
  ] as const)('in %s is: %s', async (client, way) => {
    const host = await play(client)
    expect(await (await host.platform.homeScreen()).way()).toBe(way)
    expect(asked(host, check)).toBe(1)
  })

  it.each([
    ['android', 1],
    // Its client says that it cannot.
    ['web', 0],
    // It says nothing.
    ['ios', 0],
  ] as const)('is requested in %s, and counts as added when the client says so (%i)', async (client, times) => {
    const host = await play(client)
    await (await host.platform.homeScreen()).way()
    vi.useFakeTimers()
    const onAdded = vi.fn<() => void>()
    expect(await (await host.platform.homeScreen()).add(onAdded)).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onAdded).toHaveBeenCalledTimes(times)
    expect(asked(host, add)).toBe(1)
  })

  it.each([
    ['has the app there already', 'added'],
    ['says something else', 5],
  ])('is not offered if the client %s', async (_, status) => {
    const host = await play('android', status)
    expect(await (await host.platform.homeScreen()).way()).toBeNull()
  })

  it('is not offered by a silent client, nor by one too old for it', async () => {
    const old = await fakeTelegram('7.10', 'android')
    expect(await (await old.platform.homeScreen()).way()).toBeNull()
    expect(await (await old.platform.homeScreen()).add(never)).toBe(false)
    expect([asked(old, check), asked(old, add)]).toEqual([0, 0])
    endHost()
    const silent = await fakeTelegram('9.1', 'android')
    await import('../../../src/platform/telegram/homeScreen.ts')
    vi.useFakeTimers()
    const way = (await silent.platform.homeScreen()).way()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await way).toBeNull()
  })
})

describe('the home screen in LINE', () => {
  it('is not offered, not even on iPhones', async () => {
    const { platform } = await fakeLine()
    Object.assign(navigator, { standalone: false, maxTouchPoints: 5 })
    expect(await (await platform.homeScreen()).way()).toBeNull()
    expect(await (await platform.homeScreen()).add(never)).toBe(false)
  })
})

/** Chromium's event, and the player's answer to its question. */
function promptFor(outcome: 'accepted' | 'dismissed', prompt: () => Promise<unknown> = async () => undefined) {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(prompt),
    userChoice: Promise.resolve({ outcome }),
  })
}

describe('the home screen in a browser', () => {
  const agent = (words: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(words)
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const chromium = async () => {
    Object.assign(window, { onbeforeinstallprompt: null })
    return (await fakeBrowser()).platform.homeScreen()
  }

  it('is available when the browser allows it, instead of the browser’s own prompt', async () => {
    const early = promptFor('accepted')
    Object.assign(window, { installPrompt: early })
    expect(await (await chromium()).way()).toBe('ask')
    endHost()
    Reflect.deleteProperty(window, 'installPrompt')
    keepInstallPrompt()
    const homeScreen = await chromium()
    await import('../../../src/platform/browser/homeScreen.ts')
    const way = homeScreen.way()
    const late = promptFor('accepted')
    window.dispatchEvent(late)
    expect(await way).toBe('ask')
    expect(late.defaultPrevented).toBe(true)
  })

  it('is available when the browser allows it, with one prompt per offer', async () => {
    const homeScreen = await chromium()
    const offer = promptFor('accepted', async () => window.dispatchEvent(new Event('appinstalled')))
    Object.assign(window, { installPrompt: offer })
    const onAdded = vi.fn<() => void>()
    expect(await homeScreen.add(onAdded)).toBe(true)
    expect(onAdded).toHaveBeenCalledOnce()
    expect(await homeScreen.add(never)).toBe(false)
    expect(offer.prompt).toHaveBeenCalledOnce()
    expect(await homeScreen.way()).toBeNull()
  })

  it.each([
    ['the player declines', () => promptFor('dismissed')],
    ['the tap is spent', () => promptFor('accepted', () => Promise.reject(new DOMException('', 'NotAllowedError')))],
  ])('is not requested when %s', async (_, offer) => {
    Object.assign(window, { installPrompt: offer() })
    expect(await (await chromium()).add(never)).toBe(false)
  })

  it('is not reported as added while the device says nothing', async () => {
    Object.assign(window, { installPrompt: promptFor('accepted') })
    expect(await (await chromium()).add(never)).toBe(true)
  })

  it.each([
    ['Safari', `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`, 'guide'],
    ['another browser on an iPhone', `${iPhone} CriOS/120.0 Mobile/15E148 Safari/604.1`, 'guide'],
    ['another app’s web view', `${iPhone} Mobile/15E148 [FBAN/FBIOS]`, null],
    ['LINE’s own browser', `${iPhone} Mobile/15E148 Safari/604.1 Line/14.3.0`, null],
  ])('in %s, recognised by its agent %j, is: %s', async (_, words, way) => {
    agent(words)
    Object.assign(navigator, { standalone: false, maxTouchPoints: 5 })
    expect(await (await (await fakeBrowser()).platform.homeScreen()).way()).toBe(way)
  })

  it('is not offered if the app runs from there, nor if the browser never offers it', async () => {
    expect(await (await (await fakeBrowser()).platform.homeScreen()).way()).toBeNull()
    Object.assign(window, { installPrompt: promptFor('accepted') })
    const standalone = Object.assign(window.matchMedia('(display-mode: standalone)'), { onchange: null })
    Object.defineProperty(standalone, 'matches', { value: true })
    vi.spyOn(window, 'matchMedia').mockReturnValue(standalone)
    endHost()
    expect(await (await chromium()).way()).toBeNull()
    endHost()
    installDevice()
    Reflect.deleteProperty(window, 'installPrompt')
    const homeScreen = await chromium()
    await import('../../../src/platform/browser/homeScreen.ts')
    vi.useFakeTimers()
    const way = homeScreen.way()
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await way).toBeNull()
  })
})
