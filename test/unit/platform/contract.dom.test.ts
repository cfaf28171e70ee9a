import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { hosts, type Host } from '../../../src/platform/launch.ts'
import type { Haptic } from '../../../src/platform/platform.ts'
import { asksBeforeClosing } from '../../fakes/page.ts'
import {
  endHost,
  installDevice,
  fakeBrowser,
  fakeLine,
  fakeTelegram,
  showOnly,
  type FakeHost,
} from '../../fakes/unitHosts.ts'

beforeEach(installDevice)
afterEach(endHost)

const dataOf = ({ received }: FakeHost, type: string) =>
  received.filter((message) => message.type === type).map(({ data }) => data)
const schemeOf = () => document.documentElement.dataset['theme']

interface Case {
  play(): Promise<FakeHost>
  keepsSession: boolean
  closes: boolean
  haptic: Record<Haptic, [type: string, data: unknown]>
  /** How a web address is opened. */
  link: [type: string, data: unknown]
  close: string
  ready: string[]
}

const felt = 'web_app_trigger_haptic_feedback'
const vibrated: Case['haptic'] = {
  choice: ['vibrate', 8],
  success: ['vibrate', [12, 40, 12]],
  error: ['vibrate', [30, 50, 30]],
}
const news = 'https://wallet.example/news'

const cases: Record<Host, Case> = {
  browser: {
    play: fakeBrowser,
    keepsSession: true,
    closes: false,
    haptic: vibrated,
    link: ['window.open', news],
    close: 'window.close',
    ready: [],
  },
  telegram: {
    play: async () => fakeTelegram(),
    keepsSession: false,
    closes: true,
    haptic: {
      choice: [felt, { type: 'impact', impact_style: 'light' }],
      success: [felt, { type: 'notification', notification_type: 'success' }],
      error: [felt, { type: 'notification', notification_type: 'error' }],
    },
    link: ['web_app_open_link', { url: news }],
    close: 'web_app_close',
    ready: ['web_app_ready'],
  },
  line: {
    play: fakeLine,
    keepsSession: false,
    closes: true,
    haptic: vibrated,
    link: ['openWindow', { url: news, external: true }],
    close: 'closeWindow',
    ready: [],
  },
}

describe.each(hosts)('the adapter for %s', (name) => {
  const { play, ...expected } = cases[name]
  it('reports its name and what it can do', async () => {
    const { platform } = await play()
    expect(platform.name).toBe(name)
    const { keepsSession: keepSession, closes: close } = expected
    // Messengers open no windows of a page and save no files that it made.
    const contact = name === 'telegram'
    const can = {
      keepSession,
      close,
      windows: !close,
      downloads: !close,
      contact,
      camera: true,
      vibrate: true,
      openInBrowser: close,
    }
    expect(platform.can).toEqual(can)
    expect(platform.sharing?.messenger ?? 'browser').toBe(name)
    expect(platform.ownLink(Object.fromEntries(hosts.map((host) => [host, host])) as Record<Host, Host>)).toBe(name)
    expect(platform.language()).toMatch(/^[a-z]{2}/)
  })

  it('applies the scheme at once and when it changes', async () => {
    const { changeScheme } = await play()
    expect(schemeOf()).toBe('light')
    changeScheme('dark')
    expect(schemeOf()).toBe('dark')
    changeScheme('light')
    expect(schemeOf()).toBe('light')
  })

  it('gives the back button to the page until its release', async () => {
    const { platform, pressBack } = await play()
    const onBack = vi.fn<() => void>()
    const release = platform.onBack(onBack)
    pressBack?.()
    release()
    pressBack?.()
    expect(onBack).toHaveBeenCalledTimes(pressBack ? 1 : 0)
  })

  it.each(['choice', 'success', 'error'] as const)('makes %s felt in the host’s own way', async (kind) => {
    const host = await play()
    host.platform.haptic(kind)
    const [type, data] = expected.haptic[kind]
    expect(dataOf(host, type)).toEqual([data])
  })

  it('opens web addresses through the host, others by the page', async () => {
    const host = await play()
    host.platform.openLink(news)
    expect(dataOf(host, expected.link[0])).toEqual([expected.link[1]])
    host.platform.openLink('tel:0201234567')
    expect(dataOf(host, 'window.open').at(-1)).toBe('tel:0201234567')
  })

  it('opens the app in the device’s browser by a web address, from LINE’s own browser with a parameter', async () => {
    const host = await play()
    host.platform.openInBrowser(news)
    host.platform.openInBrowser(`${news}?start=PR1`)
    const urls = [news, `${news}?start=PR1`]
    const inPage = [`${news}?openExternalBrowser=1`, `${news}?start=PR1&openExternalBrowser=1`]
    const [type] = expected.link
    expect(dataOf(host, type)).toEqual(
      { browser: inPage, telegram: urls.map((url) => ({ url })), line: urls.map((url) => ({ url, external: true })) }[
        name
      ],
    )
  })

  it('asks before closing while requested, and not after', async () => {
    const host = await play()
    const need = () =>
      dataOf(host, 'web_app_setup_closing_behavior').at(-1) as { need_confirmation: boolean } | undefined
    const asking = () => need()?.need_confirmation ?? asksBeforeClosing()
    expect(asking()).toBe(false)
    host.platform.confirmClose(true)
    expect(asking()).toBe(true)
    host.platform.confirmClose(false)
    expect(asking()).toBe(false)
  })

  it('is notified of drags, however many overlap', async () => {
    const host = await play()
    const told = () => dataOf(host, 'web_app_setup_swipe_behavior')
    for (const begins of [true, true, false]) host.platform.dragging(begins)
    expect(told()).toEqual(name === 'telegram' ? [{ allow_vertical_swipe: false }] : [])
    for (const begins of [false, false, true, false]) host.platform.dragging(begins)
    expect(told().at(-1)).toEqual(name === 'telegram' ? { allow_vertical_swipe: true } : undefined)
  })

  it('reports ready and closes through the host', async () => {
    const host = await play()
    host.platform.ready()
    expect(host.received.map(({ type }) => type).filter((type) => type === 'web_app_ready')).toEqual(expected.ready)
    host.platform.close()
    expect(dataOf(host, expected.close)).toHaveLength(1)
  })

  it('fits the page above a keyboard; a pinch hides nothing', async () => {
    await play()
    const { style } = document.documentElement
    const view = () => [style.getPropertyValue('--view-height'), style.getPropertyValue('--view-bottom')]
    showOnly({ height: 400 })
    expect(view()).toEqual(['400px', `${window.innerHeight - 400}px`])
    showOnly({ height: 90 })
    expect(view()).toEqual(['400px', `${window.innerHeight - 400}px`])
    showOnly({ height: 300, scale: 2 })
    expect(view()).toEqual(['400px', `${window.innerHeight - 400}px`])
    showOnly({ height: window.innerHeight })
    expect(view()).toEqual(['768px', '0px'])
  })
})

test.each([
  ['android', false],
  ['macos', false],
  ['ios', true],
  ['tdesktop', true],
] as const)('a file input opens the camera in Telegram on %s: %s', async (client, camera) => {
  expect((await fakeTelegram('9.1', client)).platform.can.camera).toBe(camera)
})

describe('LINE’s own browser', () => {
  it('counts as a browser that opens no windows, and leads to the device’s', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13) Line/13.0.0')
    const host = await fakeBrowser()
    const { can, openInBrowser } = host.platform
    expect(can).toMatchObject({ keepSession: false, windows: false, downloads: false, openInBrowser: true })
    openInBrowser(news)
    expect(dataOf(host, 'window.open')).toEqual([`${news}?openExternalBrowser=1`])
  })
})

test('a web view of Android saves no files', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) [FBAN/FB4A]')
  expect((await fakeBrowser()).platform.can).toMatchObject({ windows: true, downloads: false })
})

describe('a submitted form', () => {
  it.each([
    ['Telegram of 2025', () => fakeTelegram('9.1'), 1],
    ['an older Telegram', () => fakeTelegram('9.0'), 0],
    ['LINE', fakeLine, 0],
    ['a browser', fakeBrowser, 0],
  ])('closes the keyboard through the client if that can: %s', async (_, play, times) => {
    const host = await play()
    host.platform.hideKeyboard()
    expect(dataOf(host, 'web_app_hide_keyboard')).toHaveLength(times)
  })

  it.each([
    ['an older Telegram', () => fakeTelegram('9.0')],
    ['LINE', fakeLine],
    ['a browser', fakeBrowser],
  ])('leaves its field on a touch screen alone: %s', async (_, play) => {
    const field = document.body.appendChild(document.createElement('input'))
    const { platform } = await play()
    field.focus()
    platform.hideKeyboard()
    expect(field).toHaveFocus()
    window.matchMedia = (media) => ({ media, matches: media === '(hover: none)' }) as MediaQueryList
    platform.hideKeyboard()
    expect(field).not.toHaveFocus()
    field.remove()
  })
})

describe('an old Telegram', () => {
  it('is sent nothing unknown to it, and what it cannot do is left out', async () => {
    const host = await fakeTelegram('6.0')
    const { platform } = host
    platform.onBack(() => undefined)()
    platform.dragging(true)
    platform.haptic('success')
    platform.hideKeyboard()
    platform.ready()
    expect([...new Set(host.received.map(({ type }) => type))].toSorted()).toEqual([
      'iframe_ready',
      'web_app_expand',
      'web_app_ready',
      'web_app_request_theme',
    ])
  })
})

describe('styles that Telegram sends', () => {
  it('are ignored: the page has its own policy and colours', async () => {
    await fakeTelegram()
    const before = document.head.innerHTML
    window.TelegramGameProxy?.receiveEvent?.('set_custom_style', '* { color: red }')
    expect(document.head.innerHTML).toBe(before)
    expect(document.querySelector('#telegram-custom-styles')).toBeNull()
  })
})

describe('Web A', () => {
  it('is never asked to confirm closing, as it would never stop: the page asks', async () => {
    const host = await fakeTelegram('9.1', 'weba')
    host.platform.confirmClose(true)
    expect(asksBeforeClosing()).toBe(true)
    host.platform.confirmClose(false)
    expect(asksBeforeClosing()).toBe(false)
    expect(dataOf(host, 'web_app_setup_closing_behavior')).toEqual([])
  })
})
