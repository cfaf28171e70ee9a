import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

/** The first card below the balance. */
const toTheOffer = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('main section[aria-label]')[1]?.scrollIntoView({ block: 'center' }))

/** Reloads the page, and waits for everything that comes late. */
async function reload(page: Page): Promise<void> {
  await page.reload()
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
}

/** Reloads the page on a device that has never chosen a language. */
async function forgetLanguage(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('locale'))
  await reload(page)
}

/** Reloads the page without a notice, in a browser that offers to install the app. */
async function offerHomeScreen(page: Page): Promise<void> {
  await page.route('**/api/lookup/notice', (route) => route.fulfill({ json: { notice: '' } }))
  await page.addInitScript(() => {
    const userChoice = Promise.resolve({ outcome: 'dismissed' })
    const event = Object.assign(new Event('beforeinstallprompt'), { userChoice, prompt: () => Promise.resolve() })
    window.addEventListener('load', () => window.dispatchEvent(event))
  })
  await reload(page)
}

/** Sets limits as a player does: a weekly amount, and a pause if asked. */
async function setLimits(page: Page, isPaused: boolean): Promise<void> {
  const words = page.locator('dialog form')
  await words.first().locator('input').fill('2000')
  await words.first().locator('button[type=submit]').click()
  if (!isPaused) return
  await page.locator('dialog [role=group] button').nth(1).click()
  await page.locator('dialog [role=group] + div button').click()
}

/** Opens another dialog, as a link does. */
const open = (page: Page, dialog: string) => page.goto(`${new URL(page.url()).origin}/user/home?dialog=${dialog}`)

/** Opens the session's result once home has read what it began with. */
async function seeResult(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('sessionStart')?.includes('totalMinor'))
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sessionStart') ?? '{}') as {
      at: number
      start: { totalMinor: number }
    }
    session.start.totalMinor += 32_000
    localStorage.setItem('sessionStart', JSON.stringify({ ...session, at: session.at - 75 * 60_000 }))
  })
  await open(page, 'sessionResult')
}

const pin = '482913'
const typePin = (page: Page, text: string) => page.locator('input[inputmode=none]').fill(text)

/** Chooses a PIN as a player does. */
async function setLock(page: Page): Promise<void> {
  await typePin(page, pin)
  // The hint is for the first of the two.
  await page.locator('dialog label + div + [role=status]:empty').waitFor({ state: 'attached' })
  await typePin(page, pin)
  await page.locator('dialog select').waitFor()
}

async function lock(page: Page): Promise<void> {
  await setLock(page)
  await page.reload()
  await page.locator('main input[inputmode=none]').waitFor()
}

const lockScene = (state: string, act?: Scene['act']): Scene => ({
  name: `lock, ${state}`,
  as: 'longName',
  address: '/user/home?dialog=lock',
  ...(act && { act }),
})

/** The scenes of preferences and offers. */
export const preferenceScenes: readonly Scene[] = [
  { name: 'settings', as: 'longName', address: '/user/home?dialog=preferences' },
  {
    name: 'settings, home screen',
    as: 'longName',
    address: '/user/home?dialog=preferences',
    async act(page) {
      await offerHomeScreen(page)
      await page.locator('dialog p').last().scrollIntoViewIfNeeded()
    },
  },
  { name: 'deposit limits', as: 'longName', address: '/user/home?dialog=depositLimits' },
  {
    name: 'deposit limits, set',
    as: 'longName',
    address: '/user/home?dialog=depositLimits',
    act: (page) => setLimits(page, true),
  },
  {
    name: 'deposit limits, deposit paused',
    as: 'longName',
    address: '/user/home?dialog=depositLimits',
    async act(page) {
      await setLimits(page, true)
      await open(page, 'deposit')
    },
  },
  {
    name: 'deposit limits, weekly reminder',
    as: 'longName',
    address: '/user/home?dialog=depositLimits',
    async act(page) {
      await setLimits(page, false)
      await open(page, 'qr&code=KBANK')
      await page.locator('dialog form input').fill('1500')
    },
  },
  { name: 'session result', as: 'longName', address: '/user/home', act: (page) => seeResult(page) },
  {
    name: 'login, language offer',
    address: '/login',
    act: forgetLanguage,
  },
  {
    name: 'register, language offer',
    address: '/register',
    act: forgetLanguage,
  },
  {
    name: 'home, language offer',
    as: 'longName',
    address: '/user/home',
    async act(page) {
      await forgetLanguage(page)
      await toTheOffer(page)
    },
  },
  {
    name: 'home, home screen offer',
    as: 'longName',
    address: '/user/home',
    async act(page) {
      await offerHomeScreen(page)
      await toTheOffer(page)
    },
  },
  lockScene('choose'),
  lockScene('on', setLock),
  lockScene('asking', lock),
  lockScene('finger that failed', async (page) => {
    await setLock(page)
    // No device has its secret.
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('lock') ?? '{}') as object
      const biometric = { handle: '', token: { iv: '', data: '' } }
      localStorage.setItem('lock', JSON.stringify({ ...record, biometric }))
    })
    await page.reload()
    await page.locator('main button:has(svg.lucide-scan-face)').click()
    await page.locator('main label ~ [role=status]:not(:empty)').waitFor()
  }),
  lockScene('wrong PIN', async (page) => {
    await lock(page)
    await typePin(page, '000000')
    await page.locator('[role=status][data-error]').waitFor()
  }),
  lockScene('PIN forgotten', async (page) => {
    await lock(page)
    await page.locator('main button').last().click()
    await page.locator('main > div > [role=status]:not([id])').waitFor()
  }),
  lockScene('turning off', async (page) => {
    await setLock(page)
    await page.locator('dialog button').last().click()
    await page.locator('dialog input[inputmode=none]').waitFor()
  }),
  lockScene('covered', async (page) => {
    await setLock(page)
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  }),
  {
    name: 'home, lock offer',
    as: 'longName',
    address: '/user/home',
    async act(page) {
      await page.route('**/api/lookup/notice', (route) => route.fulfill({ json: { notice: '' } }))
      await page.addInitScript(() => localStorage.setItem('visits', '3'))
      await reload(page)
      await page.locator('[class*=Offers-] .lucide-lock-keyhole').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'home, offline',
    as: 'longName',
    address: '/user/home',
    provokes: true,
    act: (page) => page.context().setOffline(true),
  },
  { name: 'login, offline', address: '/login', provokes: true, act: (page) => page.context().setOffline(true) },
]
