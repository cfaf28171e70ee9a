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

/** The scenes of preferences and offers. */
export const preferenceScenes: readonly Scene[] = [
  { name: 'settings', as: 'longName', address: '/user/home?dialog=preferences' },
  {
    name: 'settings, home screen',
    as: 'longName',
    address: '/user/home?dialog=preferences',
    act: offerHomeScreen,
  },
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
  { name: 'home, offline', as: 'longName', address: '/user/home', act: (page) => page.context().setOffline(true) },
  { name: 'login, offline', address: '/login', act: (page) => page.context().setOffline(true) },
]
