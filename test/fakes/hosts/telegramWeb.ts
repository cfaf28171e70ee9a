import { expect, type BrowserContext } from '@playwright/test'
import { telegramAnswers } from './telegramAnswers.ts'
import { telegramFragment, themeOf } from './telegramLaunch.ts'
import { listenIn, type Opening, type Visit } from './visit.ts'

export type WebClient = 'weba' | 'web'

/** The sandbox attribute that both web clients set on a Mini App's frame. */
const sandboxed =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation'
const allowed = 'camera; microphone; geolocation; clipboard-write'

/** The client's script. It runs in the client's page, so it can use nothing from outside. */
function client(
  frame: HTMLIFrameElement,
  atLaunch: Record<string, string>,
  as: WebClient,
  answersOf: typeof telegramAnswers,
): void {
  const isWebA = as === 'weba'
  let theme = atLaunch
  const back = document.getElementById('back') as HTMLButtonElement
  const tell = (eventType: string, eventData?: unknown) =>
    frame.contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), '*')
  const sendTheme = () => tell('theme_changed', { theme_params: theme })
  const sendViewport = () => {
    const { clientHeight: height, clientWidth: width } = frame
    tell('viewport_changed', { height, width, is_expanded: true, is_state_stable: true })
  }
  const sendInsets = () => {
    const none = { top: 0, right: 0, bottom: 0, left: 0 }
    tell('safe_area_changed', none)
    tell('content_safe_area_changed', none)
  }
  const button = (id: string) => document.getElementById(id) as HTMLButtonElement
  const draw = () => {
    if (!window.telegram) return
    const { main, hasSettings } = window.telegram
    button('settings').hidden = !hasSettings
    button('main').hidden = !main.is_visible || main.text === ''
    button('main').disabled = !main.is_active
    button('main').textContent = main.is_progress_visible ? '…' : main.text
  }
  let asksBeforeClosing = false
  const answers: Record<string, (data: never) => void> = {
    ...answersOf(as, tell, draw),
    // A style for scroll bars, which an app's own policy may refuse.
    iframe_ready: () => tell('set_custom_style', '* { scrollbar-width: thin }'),
    web_app_request_theme: sendTheme,
    web_app_setup_back_button: ({ is_visible }: { is_visible: boolean }) => (back.hidden = !is_visible),
    web_app_close: () => frame.remove(),
    // Web A asks after the first such message, whatever its value.
    web_app_setup_closing_behavior({ need_confirmation }: { need_confirmation: boolean }) {
      asksBeforeClosing = isWebA || need_confirmation
      document.body.dataset['asks'] = String(asksBeforeClosing)
    },
    // Expansion and swipe control are not supported, nor haptics in Web A, and no event says so.
    ...(isWebA
      ? {
          web_app_request_viewport: sendViewport,
          web_app_request_safe_area: sendInsets,
          web_app_request_content_safe_area: sendInsets,
        }
      : {}),
  }
  back.addEventListener('click', () => tell('back_button_pressed'))
  for (const what of ['main', 'settings'] as const)
    button(what).addEventListener('click', () => window.telegram?.press(what))
  window.addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return
    const { eventType, eventData } = JSON.parse(String(data)) as { eventType: string; eventData: never }
    window.tellTest(eventType, eventData)
    answers[eventType]?.(eventData)
  })
  Object.assign(window, {
    changeTheme(next: Record<string, string>) {
      theme = next
      sendTheme()
    },
  })
  if (isWebA)
    setTimeout(() => {
      sendTheme()
      sendViewport()
      sendInsets()
    }, 400)
}

/**
 * Telegram Web: the client's page under its real origin, the app in a frame with the sandbox attributes of the real one, the
 * post-message protocol between them. Web A (`weba`) answers viewport and insets and sends them unasked as well; Web K, which
 * calls itself `web`, does neither.
 */
export async function openTelegramWeb(context: BrowserContext, as: WebClient, opening: Opening): Promise<Visit> {
  const { url, address = '/', scheme = 'light', startParam } = opening
  const received = await listenIn(context)
  const linkTo = (to: string, start?: string) =>
    `${url}${to}${telegramFragment({ client: as, scheme, startParam: start })}`
  const home = `https://web.telegram.org/${as === 'weba' ? 'a' : 'k'}/`
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Telegram</title>
    <style>
      body { margin: 0; display: grid; grid-template-rows: 44px 1fr auto; height: 100vh; font: 16px/1.6 sans-serif }
      iframe { border: 0; width: 100%; height: 100% }
      #main { padding: 10px; border: 0; background: #3390ec; color: #fff }
    </style>
    <header><button id="back" hidden>Back</button><button id="settings" hidden>Settings</button></header>
    <iframe name="app" sandbox="${sandboxed}" allow="${allowed}"></iframe>
    <button id="main" hidden></button>
    <script>(${client})(document.querySelector('iframe'), ${JSON.stringify(themeOf(as, scheme))}, '${as}', ${telegramAnswers});
      document.querySelector('iframe').src = ${JSON.stringify(linkTo(address, startParam)).replaceAll('<', '\\u003c')}</script>`
  await context.route(`${home}**`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(home)
  const app = page.frame({ name: 'app' })
  if (!app) throw new Error('The frame of the app is missing')
  return {
    page,
    app,
    received,
    async pressBack() {
      await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
      await page.getByRole('button', { name: 'Back' }).click()
    },
    // Both lead the present frame to the new address.
    reopen: async (how = {}) => {
      // The page before may still change its own address, which is no new page.
      await app.evaluate(() => Reflect.set(window, 'isLeft', true))
      await page.locator('iframe').evaluate(
        (frame, src) => {
          if (frame instanceof HTMLIFrameElement) frame.src = src
        },
        linkTo(how.address ?? '/', how.startParam),
      )
      await app.waitForFunction(() => !Reflect.has(window, 'isLeft'))
    },
    changeScheme: (next) =>
      page.evaluate(
        (theme) => (Reflect.get(window, 'changeTheme') as (theme: object) => void)(theme),
        themeOf(as, next),
      ),
  }
}
