import { on, supports } from '@telegram-apps/sdk-react'
import { minimise } from '../../lib/visibility.ts'
import { plainPage } from '../browser/browser.ts'
import { readTelegramLaunch, type Launch } from '../launch.ts'
import type { Haptic, Platform } from '../platform.ts'
import { isStored, temporary } from '../storage.ts'
import { followView } from '../surface.ts'
import { clientVersion, connect, eventField, postEvent, postIfSupported } from './bridge.ts'
import { createMainAction } from './mainButton.ts'
import { followInsets, followTheme } from './surface.ts'

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const hapticOf = {
  choice: { type: 'impact', impact_style: 'light' },
  success: { type: 'notification', notification_type: 'success' },
  error: { type: 'notification', notification_type: 'error' },
} as const satisfies Record<Haptic, unknown>

const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

function forgetEarlierPage(client: string): void {
  if (client !== 'weba') postEvent('web_app_setup_closing_behavior', { need_confirmation: false })
  postIfSupported('web_app_setup_swipe_behavior', { allow_vertical_swipe: true })
  postEvent('web_app_setup_main_button', { is_visible: false })
}

/** Replaces a storage that the browser refuses. */
const keepTokenInClient = async () =>
  import('./deviceStorage.ts').then((storage) => storage.keepToken()).catch(() => undefined)

/** After a log-out, an old token must not return. */
const forgetToken = () =>
  postIfSupported('web_app_device_storage_save_key', { req_id: 'forget-token', key: 'token', value: null })

/** Null for a link that Telegram does not open itself. */
function telegramLink(url: string): string | null {
  const [, path] = /^https?:\/\/(?:www\.)?(?:t\.me|telegram\.(?:me|dog))\/(.+)/i.exec(url) ?? []
  if (path !== undefined) return `https://t.me/${path}`
  const [, order, query] = /^tg:(?:\/\/)?(resolve|join)\/?\?(.+)/i.exec(url) ?? []
  const { domain, invite, post, appname, ...rest } = Object.fromEntries(new URLSearchParams(query))
  if (order === 'join' && invite) return `https://t.me/+${invite}`
  if (order !== 'resolve' || !domain) return null
  const page = [domain, appname ?? post].filter(Boolean).join('/')
  return `https://t.me/${[page, String(new URLSearchParams(rest))].filter(Boolean).join('?')}`
}

/**
 * The SDK would restore old state after a reload, and most of its functions refuse an odd launch.
 * @throws Error without a client.
 */
export async function createTelegramPlatform({
  parameters = new URLSearchParams(),
}: Pick<Launch, 'parameters'>): Promise<Platform> {
  const { version, client, language, theme } = readTelegramLaunch(parameters)
  connect(version)
  temporary.set('tapps/launchParams', JSON.stringify(parameters.toString()))
  postEvent('web_app_expand')
  followTheme(theme)
  const tellHeight = followView()
  on('viewport_changed', ({ height }) => tellHeight(height))
  on('visibility_changed', (told) => minimise(eventField(told, 'is_visible') === false))
  if (isReload()) forgetEarlierPage(client)
  postIfSupported('web_app_setup_back_button', { is_visible: false })
  // Created before any await, to catch the client's first event.
  const mainAction = createMainAction(client)
  await Promise.all([followInsets(), isStored(window, 'localStorage') ? forgetToken() : keepTokenInClient()])
  const open: Platform['openLink'] = (url) => {
    // An unknown link makes the desktop client close the app.
    const link = telegramLink(url)
    if (link !== null && supports('web_app_open_tg_link', version))
      postEvent('web_app_open_tg_link', { path_full: pathOf(link) })
    else if (/^https?:/.test(url)) postEvent('web_app_open_link', { url })
    else plainPage.openLink(url)
  }
  return {
    ...plainPage,
    name: 'telegram',
    can: {
      keepSession: false,
      close: true,
      windows: false,
      downloads: false,
      contact: supports('web_app_request_phone', version),
      // Android's client ignores `capture`; file inputs of the macOS client open nothing.
      camera: !/^(android|macos)/.test(client),
      vibrate: true,
      openInBrowser: true,
    },
    language: () => language,
    onBack: headerButton('back'),
    mainAction,
    haptic: (kind) => postIfSupported('web_app_trigger_haptic_feedback', hapticOf[kind]),
    hideKeyboard() {
      plainPage.hideKeyboard()
      postIfSupported('web_app_hide_keyboard')
    },
    openLink: open,
    openInBrowser: open,
    ownLink: ({ telegram }) => telegram,
    sharing: { messenger: 'telegram', loadChooser: null },
    confirmClose(need) {
      // Web A never stops confirming, so the page confirms there.
      if (client === 'weba') plainPage.confirmClose(need)
      else postEvent('web_app_setup_closing_behavior', { need_confirmation: need })
    },
    dragging: createSwipeControl(),
    contact: async () => (await import('./contact.ts')).requestPhone(),
    onSettings: headerButton('settings'),
    homeScreen: () => import('./homeScreen.ts'),
    biometrics: () => import('./biometrics.ts'),
    ready: () => postEvent('web_app_ready'),
    close: () => postEvent('web_app_close'),
  }
}

/** The client shows the button until its release. */
const headerButton =
  (kind: 'back' | 'settings') =>
  (press: () => void): (() => void) => {
    const method = `web_app_setup_${kind}_button` as const
    if (!supports(method, clientVersion)) return () => undefined
    const show = (is_visible: boolean) => postEvent(method, { is_visible })
    const release = on(`${kind}_button_pressed`, press)
    show(true)
    return () => {
      release()
      show(false)
    }
  }

function createSwipeControl(): Platform['dragging'] {
  let drags = 0
  return (begins) => {
    const before = drags
    drags = Math.max(0, drags + (begins ? 1 : -1))
    if (before > 0 !== drags > 0) postIfSupported('web_app_setup_swipe_behavior', { allow_vertical_swipe: drags === 0 })
  }
}
