import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { listenIn, type HostMessage, type Opening, type Visit } from './visit.ts'

export const liffId = '1234567890-AbcdEfgh'
const channelId = '1234567890'

const phones = {
  android:
    'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1',
}
export type Phone = keyof typeof phones

/** LIFF's browser inside LINE, and LINE's plain in-app browser, which is not LIFF. */
export const lineAgent = (phone: Phone): BrowserContextOptions => ({ userAgent: `${phones[phone]} Line/14.3.0 LIFF` })
export const plainLineAgent = (phone: Phone): BrowserContextOptions => ({ userAgent: `${phones[phone]} Line/14.3.0` })

/** LINE's script. It runs in the page, so it can use nothing from outside. `late`: the bridge never says that it is ready. */
function client({ phone, late }: { phone: Phone; late: boolean }): void {
  Object.assign(window, {
    _liff: {
      ...(late ? {} : { features: [] }),
      postMessage: (type: string, _token: string, _callback: string, json: string) =>
        window.tellTest(type, json ? JSON.parse(json) : null),
    },
  })
  // On iPhones LIFF opens the outer browser by an address that LINE intercepts, and gets null.
  if (phone === 'ios')
    window.open = (url) => {
      window.tellTest('window.open', String(url))
      return null
    }
  Navigator.prototype.vibrate = (pattern) => {
    window.tellTest('vibrate', pattern)
    return true
  }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const contextToken = (url: string) =>
  `${encoded({ alg: 'none' })}.${encoded({
    type: 'utou',
    liffId,
    endpointUrl: `${url}/`,
    permanentLinkPattern: 'concat',
    viewType: 'full',
    menuColorSetting: { adaptableColorSchemes: ['light'] },
    availability: { shareTargetPicker: { permission: true, minVer: '10.3.0' } },
  })}.`

/** LINE's servers: `down` refuses every connection, `hanging` never answers. */
export type LineServers = 'up' | 'down' | 'hanging'

/** The result of LINE's picker of friends: the card is sent, the picker is closed, or there is no answer. */
export type Picker = 'SUCCESS' | 'CANCEL' | 'silent'

interface Servers {
  readonly servers: LineServers
  readonly picker: Picker
}

/** Fakes the servers of LIFF. Any other request to LINE is an error. */
async function serveLine(
  context: BrowserContext,
  url: string,
  { servers, picker }: Servers,
  received: HostMessage[],
): Promise<void> {
  await context.route(/^https:\/\/[\w.-]*(line\.me|line-scdn\.net)\//, async (route) => {
    const { pathname } = new URL(route.request().url())
    received.push({ type: 'LINE server', data: pathname })
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (servers === 'down') return route.abort('connectionrefused')
    if (servers === 'hanging') return
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (pathname === '/oauth2/v2.1/verify')
      return route.fulfill({ headers, json: { client_id: channelId, expires_in: 2_591_999, scope: 'profile' } })
    if (pathname.endsWith('/contextToken')) return route.fulfill({ headers, json: { contextToken: contextToken(url) } })
    if (pathname.endsWith('/ott')) return route.fulfill({ headers, json: { ott: 'one-time-token' } })
    if (pathname.endsWith('/shareTargetPicker/result'))
      return route.fulfill({ headers, json: picker === 'silent' ? {} : { result: picker } })
    return route.fulfill({ status: 404, headers, json: { message: 'not found' } })
  })
}

/** Notes addresses of LINE's own scheme, by which LIFF talks to newer clients. A browser cannot open them. */
async function noteScheme(page: Page, received: HostMessage[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (/^(liff|line):/.test(url)) received.push({ type: 'liff address', data: url })
  })
}

interface LineOpening extends Opening {
  readonly servers?: LineServers
  readonly picker?: Picker
  readonly late?: boolean
  /** Opened without the tokens, as in an outer browser. */
  readonly outside?: boolean
}

/**
 * LINE: the primary address, as LIFF's server redirects to it, with the deep link in `liff.state` and the tokens behind the
 * `#`. The context must have been made with `lineAgent`.
 */
export async function openLine(context: BrowserContext, phone: Phone, opening: LineOpening): Promise<Visit> {
  const {
    url,
    address = '/',
    scheme = 'light',
    servers = 'up',
    picker = 'SUCCESS',
    late = false,
    outside = false,
  } = opening
  const received = await listenIn(context)
  await context.addInitScript(client, { phone, late })
  await serveLine(context, url, { servers, picker }, received)
  const page = await context.newPage()
  await page.emulateMedia({ colorScheme: scheme })
  await noteScheme(page, received)
  const tokens = new URLSearchParams({
    access_token: 'test-access-token',
    context_token: contextToken(url),
    feature_token: 'test-feature-token',
    client_id: channelId,
  })
  const openAt = async (to: string) => {
    const state = to === '/' ? '' : `?${new URLSearchParams({ 'liff.state': to })}`
    await page.goto(`${url}/${state}${outside ? '' : `#${tokens}`}`, { waitUntil: 'commit' })
  }
  await openAt(address)
  return {
    page,
    app: page.mainFrame(),
    received,
    pressBack: async () => void (await page.evaluate(() => window.history.back())),
    reopen: (how = {}) => openAt(how.address ?? '/'),
    changeScheme: (next) => page.emulateMedia({ colorScheme: next }),
  }
}
