import {
  expandViewport,
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
  init,
  miniAppReady,
  on,
  openLink,
  openTelegramLink,
  postEvent,
  retrieveLaunchParams,
  supports,
} from '@telegram-apps/sdk-react'
import { plainPage } from '../browser/browser.ts'
import type { Platform } from '../platform.ts'
import { isStored } from '../storageStandIn.ts'
import { followView } from '../surface.ts'
import { createBackButton, createSettingsButton, createSwipeControl } from './controls.ts'
import { createMainAction } from './mainButton.ts'
import { followInsets, followTheme } from './surface.ts'

/** True if this page was loaded by a reload. */
const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

/** Undoes what the page before a reload requested while money was under way or something was dragged. */
function forgetEarlierPage(version: string, client: string): void {
  if (client !== 'weba') postEvent('web_app_setup_closing_behavior', { need_confirmation: false })
  if (supports('web_app_setup_swipe_behavior', version))
    postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: true })
  postEvent('web_app_setup_main_button', { is_visible: false })
}

/** The client keeps the session where the browser stores nothing. Without this file the player signs in again. */
const keepToken = async (version: string) =>
  import('./deviceStorage.ts').then((storage) => storage.keepToken(version)).catch(() => undefined)

/** Where the browser keeps the session, an older one of the client must not return after a sign-out. Other keys belong to the bot. */
function forgetToken(version: string): void {
  if (supports('web_app_device_storage_save_key', version))
    postEvent('web_app_device_storage_save_key', { req_id: 'forget-token', key: 'token', value: null })
}

/** The `t.me` address of a link that Telegram opens itself; null for any other. */
function telegramLink(url: string): string | null {
  const [, path] = /^https?:\/\/(?:www\.)?(?:t\.me|telegram\.(?:me|dog))\/(.+)/i.exec(url) ?? []
  if (path !== undefined) return `https://t.me/${path}`
  const [, order, query] = /^tg:(?:\/\/)?(resolve|join)\/?\?(.+)/i.exec(url) ?? []
  const { domain, invite, post, appname, ...rest } = Object.fromEntries(new URLSearchParams(query))
  if (order === 'join' && invite) return `https://t.me/+${invite}`
  if (order !== 'resolve' || !domain) return null
  const place = [domain, appname ?? post].filter(Boolean).join('/')
  return `https://t.me/${[place, String(new URLSearchParams(rest))].filter(Boolean).join('?')}`
}

/**
 * Telegram on phones, desktops and in the web clients. The SDK would restore state of an earlier page (a shown back button, a height, a
 * theme) after a reload, so everything with state is sent through the SDK's bridge.
 * @throws Error where the launch parameters cannot be read or no client receives messages: the app then runs as a plain page.
 */
export async function createTelegramPlatform(): Promise<Platform> {
  const { tgWebAppVersion: version, tgWebAppPlatform: client, ...launch } = retrieveLaunchParams()
  // The page has a content policy and colours of its own.
  init({ acceptCustomStyles: false })
  expandViewport.ifAvailable()
  followTheme(version, launch.tgWebAppThemeParams)
  const tellHeight = followView()
  on('viewport_changed', ({ height }) => tellHeight(height))
  if (isReload()) forgetEarlierPage(version, client)
  // Created before anything is awaited, as it listens for the client's first event.
  const mainAction = createMainAction(client)
  await Promise.all([
    followInsets(version),
    isStored(window, 'localStorage') ? forgetToken(version) : keepToken(version),
  ])
  const open: Platform['openLink'] = (url) => {
    // Desktop closes the app on a link it does not understand, so the page itself opens other addresses.
    const link = telegramLink(url)
    if (link !== null && supports('web_app_open_tg_link', version)) openTelegramLink.ifAvailable(link)
    else if (/^https?:/.test(url)) openLink.ifAvailable(url)
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
      // Android's client ignores `capture`, and in that of macOS file inputs open nothing.
      camera: !/^(android|macos)/.test(client),
      vibrate: true,
      openInBrowser: true,
    },
    language: () => launch.tgWebAppData?.user?.language_code ?? null,
    back: createBackButton(version),
    mainAction,
    haptic(kind) {
      if (kind === 'choice') hapticFeedbackImpactOccurred.ifAvailable('light')
      else if (kind === 'tick') hapticFeedbackSelectionChanged.ifAvailable()
      else hapticFeedbackNotificationOccurred.ifAvailable(kind)
    },
    hideKeyboard() {
      if (supports('web_app_hide_keyboard', version)) postEvent('web_app_hide_keyboard')
    },
    openLink: open,
    openInBrowser: open,
    ownLink: ({ telegram }) => telegram,
    sharing: { messenger: 'telegram', loadChooser: null },
    confirmClose(need) {
      // Web A never stops asking once it was asked to, so there the page itself asks.
      if (client === 'weba') plainPage.confirmClose(need)
      else postEvent('web_app_setup_closing_behavior', { need_confirmation: need })
    },
    dragging: createSwipeControl(version),
    contact: async () => (await import('./contact.ts')).requestPhone(),
    onSettings: createSettingsButton(version),
    homeScreen: {
      way: async () => (await import('./homeScreen.ts')).homeScreenWay(),
      add: async (onAdded) => (await import('./homeScreen.ts')).addToHomeScreen(onAdded),
    },
    ready: () => void miniAppReady.ifAvailable(),
    close: () => postEvent('web_app_close'),
  }
}
