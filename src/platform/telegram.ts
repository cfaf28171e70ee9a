import {
  expandViewport,
  hapticFeedbackImpactOccurred,
  hapticFeedbackNotificationOccurred,
  hapticFeedbackSelectionChanged,
  init,
  isRGB,
  miniAppReady,
  on,
  openLink,
  openTelegramLink,
  postEvent,
  retrieveLaunchParams,
  supports,
} from '@telegram-apps/sdk-react'
import { deviceScheme, plainPage } from './browser.ts'
import type { Platform } from './platform.ts'
import { isStored } from './storageStandIn.ts'
import { followView, writeSafeArea, writeScheme, type Insets } from './surface.ts'
import { hostMainAction } from './telegramMainButton.ts'
import { paintTheme } from './telegramTheme.ts'
import { within } from './within.ts'

/** How long the first screen waits (ms) for insets, so that it need not jump; some clients never send them. */
const insetsLimit = 300

/**
 * Telegram on phones, desktops and in the web clients. State that the SDK would bring back from an earlier page (a shown
 * back button, a height, a theme) is not wanted after a reload, so what has state is told through the SDK's bridge.
 * @throws Error where the launch parameters cannot be read or nobody takes messages: the app then runs as a plain page.
 */
export async function createTelegramPlatform(): Promise<Platform> {
  const { tgWebAppVersion: version, tgWebAppPlatform: client, ...launch } = retrieveLaunchParams()
  // Styles that a client sends are not for a page with a policy and colours of its own.
  init({ acceptCustomStyles: false })
  expandViewport.ifAvailable()
  followTheme(version, launch.tgWebAppThemeParams)
  const tellHeight = followView()
  on('viewport_changed', ({ height }) => tellHeight(height))
  if (isReload()) forgetEarlierPage(version, client)
  hostMainAction(client)
  await Promise.all([
    followInsets(version),
    isStored(window, 'localStorage') ? forgetToken(version) : keepToken(version),
  ])
  return {
    ...plainPage,
    name: 'telegram',
    can: {
      keepSession: false,
      close: true,
      windows: false,
      downloads: false,
      contact: supports('web_app_request_phone', version),
    },
    language: () => launch.tgWebAppData?.user?.language_code ?? null,
    back: createBackButton(version),
    haptic(kind) {
      if (kind === 'choice') hapticFeedbackImpactOccurred.ifAvailable('light')
      else if (kind === 'tick') hapticFeedbackSelectionChanged.ifAvailable()
      else hapticFeedbackNotificationOccurred.ifAvailable(kind)
    },
    openLink(url) {
      // Desktop closes the app on a link it does not understand; what is no web address goes the page's own way.
      if (/^https:\/\/t\.me\/./.test(url) && supports('web_app_open_tg_link', version))
        openTelegramLink.ifAvailable(url)
      else if (/^https?:/.test(url)) openLink.ifAvailable(url)
      else plainPage.openLink(url)
    },
    confirmClose(need) {
      // Web A never stops asking once it was told to ask: there the page asks by itself.
      if (client === 'weba') plainPage.confirmClose(need)
      else postEvent('web_app_setup_closing_behavior', { need_confirmation: need })
    },
    dragging: createSwipeControl(version),
    contact: async () => (await import('./telegramContact.ts')).requestPhone(),
    onSettings: createSettingsButton(version),
    homeScreen: {
      way: async () => (await import('./telegramHomeScreen.ts')).homeScreenWay(),
      add: async (onAdded) => (await import('./telegramHomeScreen.ts')).addToHomeScreen(onAdded),
    },
    ready: () => void miniAppReady.ifAvailable(),
    close: () => postEvent('web_app_close'),
  }
}

/** Where the browser keeps nothing, the client keeps the session. Whoever loses this file signs in anew. */
const keepToken = async (version: string) =>
  import('./telegramDeviceStorage.ts').then((storage) => storage.keepToken(version)).catch(() => undefined)

/** Where the browser keeps the session, none that the client kept while it did not may come back after a sign-out. */
function forgetToken(version: string): void {
  if (supports('web_app_device_storage_clear', version))
    postEvent('web_app_device_storage_clear', { req_id: 'forget-token' })
}

const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

/** What the page before a reload asked for while money was under way or something was dragged. */
function forgetEarlierPage(version: string, client: string): void {
  if (client !== 'weba') postEvent('web_app_setup_closing_behavior', { need_confirmation: false })
  if (supports('web_app_setup_swipe_behavior', version))
    postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: true })
  postEvent('web_app_setup_main_button', { is_visible: false })
}

/** Paints the theme of the launch, then each that the client sends. */
function followTheme(version: string, atLaunch: unknown): void {
  const paint = (theme: unknown) => {
    if (!paintTheme(theme)) writeScheme(deviceScheme())
    paintBars(version)
  }
  on('theme_changed', ({ theme_params }) => paint(theme_params))
  paint(atLaunch)
  // A reload comes with the parameters of a launch that may be hours old.
  postEvent('web_app_request_theme')
}

/** The client's bars above and below take the page's own colours, so that one surface goes from edge to edge. */
function paintBars(version: string): void {
  const roles = getComputedStyle(document.documentElement)
  const ground = roles.getPropertyValue('--ground').trim()
  const surface = roles.getPropertyValue('--surface').trim()
  if (!isRGB(ground) || !isRGB(surface)) return
  if (supports('web_app_set_header_color', 'color', version)) postEvent('web_app_set_header_color', { color: ground })
  else if (supports('web_app_set_header_color', version))
    postEvent('web_app_set_header_color', { color_key: 'secondary_bg_color' })
  if (supports('web_app_set_background_color', version)) postEvent('web_app_set_background_color', { color: ground })
  if (supports('web_app_set_bottom_bar_color', version)) postEvent('web_app_set_bottom_bar_color', { color: surface })
}

/** The page keeps clear of the device's insets and the client's own controls: the two are summed. */
async function followInsets(version: string): Promise<void> {
  if (!supports('web_app_request_safe_area', version)) return
  const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  let [device, content] = [none, none]
  const write = () =>
    writeSafeArea({
      top: `${device.top + content.top}px`,
      right: `${device.right + content.right}px`,
      bottom: `${device.bottom + content.bottom}px`,
      left: `${device.left + content.left}px`,
    })
  const known = Promise.all([
    new Promise<void>((resolve) => {
      on('safe_area_changed', (insets) => {
        device = insets
        resolve(write())
      })
    }),
    new Promise<void>((resolve) => {
      on('content_safe_area_changed', (insets) => {
        content = insets
        resolve(write())
      })
    }),
  ])
  postEvent('web_app_request_safe_area')
  postEvent('web_app_request_content_safe_area')
  await within(insetsLimit, known)
}

/** Telegram's back button: there while some layer wants it, a press goes to the topmost one. */
function createBackButton(version: string): Platform['back'] {
  const layers: { handler: () => void }[] = []
  const show = (is_visible: boolean) => {
    if (supports('web_app_setup_back_button', version)) postEvent('web_app_setup_back_button', { is_visible })
  }
  on('back_button_pressed', () => layers.at(-1)?.handler())
  show(false)
  return {
    push(handler) {
      const layer = { handler }
      if (layers.push(layer) === 1) show(true)
      return () => {
        const index = layers.indexOf(layer)
        if (index < 0) return
        layers.splice(index, 1)
        if (layers.length === 0) show(false)
      }
    },
  }
}

/** The entry of the client's own menu; there while somebody answers it. */
function createSettingsButton(version: string): Platform['onSettings'] {
  return (open) => {
    if (!supports('web_app_setup_settings_button', version)) return () => undefined
    const show = (is_visible: boolean) => postEvent('web_app_setup_settings_button', { is_visible })
    const release = on('settings_button_pressed', open)
    show(true)
    return () => {
      release()
      show(false)
    }
  }
}

/** Holds the client's swipe-to-close still while anything of ours is dragged, and only then. */
function createSwipeControl(version: string): Platform['dragging'] {
  let drags = 0
  return (begins) => {
    const before = drags
    drags = Math.max(0, drags + (begins ? 1 : -1))
    if (before > 0 === drags > 0 || !supports('web_app_setup_swipe_behavior', version)) return
    postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: drags === 0 })
  }
}
