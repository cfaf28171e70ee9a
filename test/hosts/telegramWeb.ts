import { expect, type BrowserContext } from '@playwright/test'
import { telegramFragment, themeOf } from './telegramLaunch.ts'
import { listenIn, type Opening, type Visit } from './visit.ts'

export type WebClient = 'weba' | 'web'

/** What both web clients put around a Mini App. */
const sandboxed =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation'
const allowed = 'camera; microphone; geolocation; clipboard-write'

/** What the client's page does; runs in it, so it can use nothing from outside. */
function client(
  frame: HTMLIFrameElement,
  atLaunch: Record<string, string>,
  habits: { answersViewport: boolean },
): void {
  let theme = atLaunch
  const back = document.getElementById('back') as HTMLButtonElement
  const tell = (eventType: string, eventData: unknown) =>
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
  const answers: Record<string, (data: never) => void> = {
    // Scroll bars in the client's taste; an app with a policy of its own must be able to do without.
    iframe_ready: () => tell('set_custom_style', '* { scrollbar-width: thin }'),
    web_app_request_theme: sendTheme,
    web_app_setup_back_button: ({ is_visible }: { is_visible: boolean }) => (back.hidden = !is_visible),
    web_app_close: () => frame.remove(),
    // Haptics, expand and swipe control are not there, and nothing says so.
    ...(habits.answersViewport
      ? {
          web_app_request_viewport: sendViewport,
          web_app_request_safe_area: sendInsets,
          web_app_request_content_safe_area: sendInsets,
        }
      : {}),
  }
  back.addEventListener('click', () => tell('back_button_pressed', undefined))
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
  if (habits.answersViewport)
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
  const source = `${url}${address}${telegramFragment({ client: as, scheme, startParam })}`
  const home = `https://web.telegram.org/${as === 'weba' ? 'a' : 'k'}/`
  const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Telegram</title>
    <style>body { margin: 0; display: grid; grid-template-rows: 44px 1fr; height: 100vh } iframe { border: 0; width: 100%; height: 100% }</style>
    <header><button id="back" hidden>Back</button></header>
    <iframe name="app" sandbox="${sandboxed}" allow="${allowed}"></iframe>
    <script>(${client})(document.querySelector('iframe'), ${JSON.stringify(themeOf(as, scheme))}, ${JSON.stringify({ answersViewport: as === 'weba' })});
      document.querySelector('iframe').src = ${JSON.stringify(source).replaceAll('<', '\\u003c')}</script>`
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
    changeScheme: (next) =>
      page.evaluate(
        (theme) => (Reflect.get(window, 'changeTheme') as (theme: object) => void)(theme),
        themeOf(as, next),
      ),
  }
}
