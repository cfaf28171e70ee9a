import type { Frame, Locator, Page } from '@playwright/test'
import shared from '../../../locales/th/shared.json' with { type: 'json' }
import type { Language } from '../../../src/i18n/languages.ts'
import { hash } from '../../../src/lib/hash.ts'
import type { RecordedRequest, Sandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'
import { expect } from './fixtures.ts'

export type Who = keyof typeof members

/** What Chromium's console says about a broken connection, an aborted request, and a refusal. */
export const brokenConnection = /Failed to load resource: net::ERR_|WebSocket connection to .* failed/
export const refused = /Failed to load resource: the server responded with a status of (4\d\d|5\d\d)/

/** Logs in through the login page. */
export async function logIn(page: Page, who: Who = 'rich', remember = false): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, who, remember)
  await page.waitForURL('**/user/home')
}

/** Fills and sends the login form of the page that is shown. */
export async function fillLogin(page: Page | Frame, who: Who = 'rich', remember = false): Promise<void> {
  await page.getByLabel('เบอร์โทรศัพท์').fill(members[who].username)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(members[who].password)
  await page.getByLabel('จดจำการเข้าสู่ระบบ').setChecked(remember)
  await act(page, 'เข้าสู่ระบบ')
}

/** Logs out by the top bar, and says yes when asked. */
export async function logOut(app: Page | Frame): Promise<void> {
  await app.getByRole('banner').getByRole('button', { name: 'ออกจากระบบ' }).click()
  const sheet = app.getByRole('dialog')
  // On a busy machine its slide may begin between the press and the release.
  await sheet.evaluate((it) => Promise.allSettled(it.getAnimations().map(({ finished }) => finished)))
  await sheet.getByRole('button', { name: 'ออกจากระบบ' }).click()
}

/** Does the main action of the form on top: by its own button, or by the host's that has taken its place. */
export async function act(app: Page | Frame, name: string): Promise<void> {
  const page = 'page' in app ? app.page() : app
  const own = app.locator('button[type=submit]').last()
  // A button of money says how much after it.
  await expect(own).toHaveText(new RegExp(`^${name}`))
  const hosted = () => page.evaluate(() => window.telegram?.main.is_active && window.telegram.main.text)
  const isHosted = async () => (await own.getAttribute('data-hosted')) !== null
  await expect.poll(async () => !(await isHosted()) || String(await hosted()).startsWith(name)).toBe(true)
  if (!(await isHosted())) await own.click()
  else await page.evaluate(() => window.telegram?.press('main'))
}

interface Entry {
  sandbox: Sandbox
  as?: Who
  /** The address to open, home by default. */
  at?: string
  /** Whether the agreement was confirmed before, as in most tests, so that it does not ask. */
  agreed?: boolean
  language?: Language
  /** A token that another page of the test has; a new one else. */
  token?: string
}

/** Opens the app as a member who logged in a moment ago, without the way through the login page. */
export async function enter(page: Page, entry: Entry): Promise<string> {
  const token = entry.token ?? entry.sandbox.control.logIn(members[entry.as ?? 'rich'].username)
  await store(page, {
    temporary: { token, ...(entry.agreed === false ? {} : { agreement: hash(token) }) },
    persistent: entry.language ? { locale: entry.language } : {},
  })
  await page.goto(entry.at ?? '/user/home')
  return token
}

/** Has the page speak another language in place. A dialog may stand over the select. */
export async function speak(page: Page, language: string): Promise<void> {
  const html = page.locator('html')
  if ((await html.getAttribute('lang')) === language) return
  await page.locator('header select').selectOption(language, { force: true })
  await expect(html).toHaveAttribute('lang', language)
}

interface Stored {
  temporary?: Record<string, string>
  persistent?: Record<string, string>
}

/** Puts values into the device's storages, from a page of the same origin that runs no code of the app. */
export async function store(page: Page, stored: Stored): Promise<void> {
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }
  await page.route('**/empty', (route) => route.fulfill(empty), { times: 1 })
  await page.goto('/empty')
  await page.evaluate(({ temporary, persistent }: Stored) => {
    for (const [key, value] of Object.entries(temporary ?? {})) window.sessionStorage.setItem(key, value)
    for (const [key, value] of Object.entries(persistent ?? {})) window.localStorage.setItem(key, value)
  }, stored)
}

/** The requests of one call so far. */
export const sent = (sandbox: Sandbox, path: string): RecordedRequest[] =>
  sandbox.requests.filter((request) => request.path === path)

export const transfersSent = (sandbox: Sandbox) => sent(sandbox, '/api/wallet/transfer')

/** What a member's account holds, in minor units. */
export function balance(sandbox: Sandbox, who: Who, code = 'wallet'): number {
  const id = sandbox.state.members.find(({ username }) => username === members[who].username)?.id
  return sandbox.state.balances[code === 'wallet' ? `wallet:${id}` : `game:${id}:${code}`] ?? 0
}

export const transferDialog = (page: Page | Frame): Locator => page.getByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })
export const transferAction = (page: Page | Frame): Locator =>
  page.getByRole('main').getByRole('button', { name: 'โอนเงิน', exact: true })

/** Fills the open transfer dialog: from the main wallet to Neko Fortune unless told otherwise. */
export async function fillTransfer(
  page: Page | Frame,
  amount: string,
  { from = 'กระเป๋าหลัก', to = 'Neko Fortune' } = {},
) {
  const dialog = transferDialog(page)
  for (const [side, account] of Object.entries({ จาก: from, ไปยัง: to })) {
    await dialog.getByRole('button', { name: side }).click()
    await dialog.getByRole('option', { name: account }).click()
    await expect(dialog.getByRole('button', { name: `${side} ${account}` })).toBeVisible()
  }
  await dialog.getByRole('textbox', { name: 'จำนวนเงิน' }).fill(amount)
}

export const sendButton = (page: Page | Frame): Locator => transferDialog(page).getByRole('button', { name: 'โอนเงิน' })
export const unknownPanel = (page: Page | Frame): Locator => transferDialog(page).getByText(shared.unknownTitle)
export const alert = (page: Page | Frame): Locator => page.getByRole('alertdialog')

/** Everything that the player holds, as home shows it. */
export const total = (page: Page | Frame): Locator => page.getByRole('region', { name: 'ยอดเงินทั้งหมด' })

/** Keeps a call on its way until the returned release lets it arrive. */
export async function keepWaiting(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Waits for the button of a page that has no code, and that has tried once by itself to load anew. */
export async function offersReload(page: Page): Promise<void> {
  const visit = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type as string)
  // While the page goes, there is nothing to ask.
  await expect.poll(() => visit().catch(() => '')).toBe('reload')
  await expect(page.getByRole('button', { name: '↻' })).toBeVisible()
}
