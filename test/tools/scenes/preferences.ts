import type { Page } from '@playwright/test'
import { scene, type Scene, type Step } from './scene.ts'
import { opened, provoking } from './steps.ts'

/** The card below the games. */
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

/** Sets limits as a player does: a weekly amount, and a pause. */
async function limit(page: Page): Promise<void> {
  const words = page.locator('dialog form').first()
  await words.locator('input').fill('2000')
  await words.locator('button[type=submit]').click()
}
async function pause(page: Page): Promise<void> {
  await page.locator('dialog [role=group] button').nth(1).click()
  await page.locator('dialog [role=group] + div button').click()
}

/** Opens another dialog, as a link does. */
const open =
  (...to: Parameters<typeof opened>): Step =>
  (page) =>
    page.goto(new URL(opened(...to), page.url()).href)

/** Opens the session's result once home has read what it began with. */
async function seeResult(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('sessionStart')?.includes('totalMinor'))
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sessionStart') ?? '{}') as {
      at: number
      start: { totalMinor: number }
    }
    session.start.totalMinor += 32_000
    localStorage.setItem('sessionStart', JSON.stringify({ ...session, at: session.at - 75.5 * 60_000 }))
  })
  await open('sessionResult')(page)
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

const lockScene = (state: string, ...steps: Step[]) => scene(`lock, ${state}`, 'longName', opened('lock'), ...steps)
const goOffline: Step = (page) => page.context().setOffline(true)

/** The scenes of preferences and offers. */
export const preferenceScenes: readonly Scene[] = [
  scene('settings', 'longName', opened('preferences')),
  scene('settings, home screen', 'longName', opened('preferences'), offerHomeScreen, (page) =>
    page.locator('dialog p').last().scrollIntoViewIfNeeded(),
  ),
  scene('deposit limits', 'longName', opened('depositLimits')),
  scene('deposit limits, set', 'longName', opened('depositLimits'), limit, pause),
  scene('deposit limits, deposit paused', 'longName', opened('depositLimits'), limit, pause, open('deposit')),
  scene(
    'deposit limits, weekly reminder',
    'longName',
    opened('depositLimits'),
    limit,
    open('qr', { code: 'KBANK' }),
    (page) => page.locator('dialog form input').fill('1500'),
  ),
  scene('session result', 'longName', '/user/home', seeResult),
  scene('login, language offer', null, '/login', forgetLanguage),
  scene('register, language offer', null, '/register', forgetLanguage),
  scene('home, language offer', 'longName', '/user/home', forgetLanguage, toTheOffer),
  scene('home, home screen offer', 'longName', '/user/home', offerHomeScreen, toTheOffer),
  lockScene('choose'),
  lockScene('on', setLock),
  lockScene('asking', lock),
  lockScene('finger that failed', setLock, async (page) => {
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
  lockScene('wrong PIN', lock, async (page) => {
    await typePin(page, '000000')
    await page.locator('[role=status][data-error]').waitFor()
  }),
  lockScene('PIN forgotten', lock, async (page) => {
    await page.locator('main button').last().click()
    await page.locator('main > div > [role=status]:not([id])').waitFor()
  }),
  lockScene('turning off', setLock, async (page) => {
    await page.locator('dialog button').last().click()
    await page.locator('dialog input[inputmode=none]').waitFor()
  }),
  lockScene('covered', setLock, (page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')))),
  scene('home, lock offer', 'longName', '/user/home', async (page) => {
    await page.route('**/api/lookup/notice', (route) => route.fulfill({ json: { notice: '' } }))
    await page.addInitScript(() => localStorage.setItem('visits', '3'))
    await reload(page)
    await page.locator('[class*=Offers-] .lucide-lock-keyhole').scrollIntoViewIfNeeded()
  }),
  scene('home, offline', 'longName', '/user/home', provoking, goOffline),
  scene('login, offline', null, '/login', provoking, goOffline),
]
