import { expect, type BrowserContext } from '@playwright/test'
import { telegramAnswers } from './telegramAnswers.ts'
import { telegramFragment, themeOf, type TelegramClient } from './telegramLaunch.ts'
import { dataOf, listenIn, type Opening, type Visit } from './visit.ts'

export type AppClient = Exclude<TelegramClient, 'weba' | 'web'>

interface Habits {
  readonly client: AppClient
  readonly theme: Record<string, string>
  /** The client receives messages and never sends an event. */
  readonly silent: boolean
  readonly insets: ClientInsets
}

/** Insets (px) of the device and of the client's own controls, above and below. */
interface ClientInsets {
  readonly device: readonly [top: number, bottom: number]
  readonly content: readonly [top: number, bottom: number]
}

/** The insets below the client's header, without full screen. Only an iPhone's home indicator lies over the page. */
const belowTheHeader = (as: AppClient): ClientInsets => ({
  device: [0, as === 'ios' ? 34 : 0],
  content: [0, 0],
})
/** The insets in full screen, where the client's buttons float over the page. */
export const fullScreen: ClientInsets = { device: [20, 34], content: [46, 0] }

/** The client's script in every page of its web view. It runs there, so it can use nothing from outside. */
function client({ client: as, theme, silent, insets }: Habits, answersOf: typeof telegramAnswers): void {
  if (window.top !== window) return
  let current = theme
  let expanded = as !== 'android'
  /** iOS calls one object, Android and the desktop the other. An event without a listener is lost. */
  const tell = (type: string, data?: unknown) => {
    if (silent) return
    setTimeout(() => {
      if (as === 'ios') window.TelegramGameProxy?.receiveEvent?.(type, data)
      else window.Telegram?.WebView?.receiveEvent?.(type, data)
    }, 5)
  }
  const sendTheme = () => tell('theme_changed', { theme_params: current })
  const sendViewport = () => {
    // Android opens a half sheet: the page is as tall as the screen, but only part of it is visible.
    const height = expanded ? window.innerHeight : Math.round(window.innerHeight * 0.6)
    tell('viewport_changed', { height, width: window.innerWidth, is_expanded: expanded, is_state_stable: true })
  }
  const sendInsets = (type: string, [top, bottom]: readonly [number, number]) =>
    tell(type, { top, right: 0, bottom, left: 0 })
  const answers: Record<string, (data: never) => void> = {
    ...answersOf(as, tell),
    web_app_request_theme: sendTheme,
    web_app_request_viewport: sendViewport,
    web_app_request_safe_area: () => sendInsets('safe_area_changed', insets.device),
    web_app_request_content_safe_area: () => sendInsets('content_safe_area_changed', insets.content),
    web_app_expand() {
      expanded = true
      sendViewport()
    },
    web_app_open_link: ({ url }: { url: string }) => openLink(url),
  }
  // iOS opens a link only shortly after a touch, and one for each touch.
  let touchedAt = -Infinity
  window.addEventListener('pointerup', () => (touchedAt = performance.now()), { capture: true })
  const openLink = (url: string) => {
    if (as === 'ios' && performance.now() - touchedAt > 10_000) return window.tellTest('link refused', url)
    touchedAt = -Infinity
    window.tellTest('link opened', url)
  }
  if (as === 'ios') window.open = () => null
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent(type: string, json: string | undefined) {
        const data: unknown = json === undefined ? undefined : JSON.parse(json)
        window.tellTest(type, data)
        answers[type]?.(data as never)
      },
    },
    tellApp: tell,
    changeTheme(next: Record<string, string>) {
      current = next
      sendTheme()
    },
    resizeView: (height: number) =>
      tell('viewport_changed', { height, width: window.innerWidth, is_expanded: true, is_state_stable: true }),
  })
}

interface MobileOpening extends Opening {
  readonly silent?: boolean
  readonly insets?: ClientInsets
  readonly without?: readonly string[]
}

/** Telegram's apps: the web view at top level with the client's proxy object, answers by the path of iOS or of Android. */
export async function openTelegramApp(context: BrowserContext, as: AppClient, opening: MobileOpening): Promise<Visit> {
  const { url, address = '/', scheme = 'light', startParam, silent = false, without = [] } = opening
  const { insets = belowTheHeader(as) } = opening
  const received = await listenIn(context)
  const habits: Habits = { client: as, theme: themeOf(as, scheme), silent, insets }
  await context.addInitScript(`(${client})(${JSON.stringify(habits)}, ${telegramAnswers})`)
  const page = await context.newPage()
  const linkTo = (to: string, start?: string) =>
    `${url}${to}${telegramFragment({ client: as, scheme, startParam: start, without })}`
  await page.goto(linkTo(address, startParam))
  return {
    page,
    app: page.mainFrame(),
    received,
    async pressBack() {
      await expect.poll(() => dataOf(received, 'web_app_setup_back_button').at(-1)).toEqual({ is_visible: true })
      await page.evaluate(() => (Reflect.get(window, 'tellApp') as (type: string) => void)('back_button_pressed'))
    },
    reopen: async (how = {}) => void (await page.goto(linkTo(how.address ?? '/', how.startParam))),
    changeScheme: (next) =>
      page.evaluate(
        (theme) => (Reflect.get(window, 'changeTheme') as (theme: object) => void)(theme),
        themeOf(as, next),
      ),
  }
}
