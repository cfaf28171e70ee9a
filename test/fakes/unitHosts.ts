import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { vi } from 'vitest'
import type { Platform } from '../../src/platform/platform.ts'
import { liffId } from './hosts/line.ts'
import type { telegramAnswers } from './hosts/telegramAnswers.ts'
import { telegramFragment, themeOf, type TelegramClient } from './hosts/telegramLaunch.ts'

/** A message that the host received. */
export interface Message {
  readonly type: string
  readonly data: unknown
}

/** An adapter, started with the real SDK in a fake host. */
export interface FakeHost {
  readonly platform: Platform
  readonly received: readonly Message[]
  changeScheme(scheme: 'light' | 'dark'): void
  /** Presses the host's back button; undefined if the host has none of its own. */
  pressBack?(): void
}

let scheme: 'light' | 'dark' = 'light'
const mediaListeners = new Set<(event: { matches: boolean }) => void>()

const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 })

/** Sets the visible part of the page (px), as a keyboard or a pinch does. */
export function showOnly(seen: { height: number; scale?: number }): void {
  Object.assign(viewport, { scale: 1 }, seen)
  viewport.dispatchEvent(new Event('resize'))
}

/** A device that can turn dark, held upright, without a keyboard. */
export function installDevice(): void {
  scheme = 'light'
  Object.assign(window, { visualViewport: viewport })
  showOnly({ height: window.innerHeight })
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return query.includes('dark') ? scheme === 'dark' : false
      },
      addEventListener: (_type: string, listener: () => void) => mediaListeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => mediaListeners.delete(listener),
    }) as unknown as MediaQueryList
}

function turn(next: 'light' | 'dark'): void {
  scheme = next
  for (const listener of mediaListeners) listener({ matches: next === 'dark' })
}

/** Notes what a page does without a host: it vibrates, opens and closes windows. */
function notePage(received: Message[]): void {
  Object.assign(navigator, { vibrate: (data: unknown) => received.push({ type: 'vibrate', data }) > 0 })
  vi.spyOn(window, 'open').mockImplementation((url) => {
    received.push({ type: 'window.open', data: String(url) })
    return null
  })
  vi.spyOn(window, 'close').mockImplementation(() => void received.push({ type: 'window.close', data: null }))
}

export async function fakeBrowser(): Promise<FakeHost> {
  const received: Message[] = []
  notePage(received)
  const { createBrowserPlatform } = await import('../../src/platform/browser/browser.ts')
  return { platform: createBrowserPlatform(), received, changeScheme: turn }
}

/**
 * Fakes Telegram for iOS; `version` as in its launch parameters, which `change` may spoil. It answers as `answersOf` says, by default
 * nothing.
 */
export async function fakeTelegram(
  version = '9.1',
  client: TelegramClient = 'ios',
  answersOf: typeof telegramAnswers = () => ({}),
  change: (parameters: URLSearchParams) => void = () => undefined,
): Promise<FakeHost> {
  const received: Message[] = []
  notePage(received)
  const tell = (type: string, data?: unknown) => window.TelegramGameProxy?.receiveEvent?.(type, data)
  const answers = answersOf(client, (type, data) => queueMicrotask(() => tell(type, data)))
  const parameters = new URLSearchParams(telegramFragment({ client }).slice(1))
  parameters.set('tgWebAppVersion', version)
  change(parameters)
  window.history.replaceState(null, '', `/#${parameters}`)
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent(type: string, json?: string) {
        const data = json === undefined ? null : JSON.parse(json)
        received.push({ type, data })
        answers[type]?.(data as never)
      },
    },
  })
  const { createTelegramPlatform } = await import('../../src/platform/telegram/telegram.ts')
  const { readLaunch } = await import('../../src/platform/launch.ts')
  const launch = readLaunch({ href: location.href, userAgent: navigator.userAgent, stored: () => null })
  const platform = await createTelegramPlatform(launch)
  return {
    platform,
    received,
    changeScheme: (next) => tell('theme_changed', { theme_params: themeOf(client, next) }),
    pressBack: () => tell('back_button_pressed'),
  }
}

const lineServers = setupServer(
  http.get('https://api.line.me/oauth2/v2.1/verify', () =>
    HttpResponse.json({ client_id: '1234567890', expires_in: 9 }),
  ),
)

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

let line: FakeHost | undefined

/**
 * Fakes LINE for Android: an older one, with which LIFF talks by the bridge and not by addresses that jsdom cannot open. LIFF starts once
 * in a page's life, so a test file has one fake LINE.
 */
export async function fakeLine(servers: 'up' | 'down' = 'up'): Promise<FakeHost> {
  if (servers === 'down') lineServers.use(http.all('https://api.line.me/*', () => HttpResponse.error()))
  const received: Message[] = []
  notePage(received)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13) Line/11.0.0 LIFF')
  const postMessage = (type: string, _token: string, _callback: string, json: string) =>
    received.push({ type, data: json ? JSON.parse(json) : null })
  Object.assign(window, { _liff: { features: [], postMessage } })
  turn('light')
  line = { platform: line?.platform ?? (await startLine()), received, changeScheme: turn }
  return line
}

async function startLine(): Promise<Platform> {
  lineServers.listen({ onUnhandledRequest: 'error' })
  const context = { type: 'utou', liffId, endpointUrl: `${window.location.origin}/`, permanentLinkPattern: 'concat' }
  const tokens = { access_token: 'token', feature_token: 'token', context_token: `a.${encoded(context)}.` }
  window.history.replaceState(null, '', `/#${new URLSearchParams(tokens)}`)
  const { createLinePlatform } = await import('../../src/platform/line/line.ts')
  return createLinePlatform(liffId).finally(() => lineServers.close())
}

/** Removes the host from the page, for the next one. */
export function endHost(): void {
  for (const name of ['TelegramWebviewProxy', 'TelegramGameProxy']) Reflect.deleteProperty(window, name)
  document.documentElement.removeAttribute('style')
  delete document.documentElement.dataset['theme']
  vi.resetModules()
}
