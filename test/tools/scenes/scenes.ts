import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { bareGames, manyGames, noGames } from './bareGames.ts'
import { chatScenes } from './chat.ts'
import { hiddenScenes } from './hidden.ts'
import { moneyScenes } from './money.ts'
import { preferenceScenes } from './preferences.ts'
import { rewardScenes } from './rewards.ts'
import type { Scene } from './scene.ts'

/** Longer than a picture takes: an answer that has not come yet. */
const longDelay = 600_000
const late = { kind: 'delay', ms: longDelay, times: 9 } as const

const fillTransfer = async (page: Page) => {
  await page.getByRole('dialog').getByRole('textbox').fill('1234.50')
}
const untilRead = async (page: Page) => {
  await page.getByRole('dialog').getByRole('progressbar').waitFor({ state: 'detached' })
}
const scrollToGames = (page: Page) =>
  page
    .getByRole('heading', { level: 2 })
    .nth(1)
    .evaluate((title) => title.scrollIntoView({ block: 'center' }))
const openRow = (index: number) => async (page: Page) => {
  await page.locator('main li button').nth(index).dispatchEvent('click')
  await page.getByRole('alertdialog').waitFor()
}
const findGame = async (page: Page, typed = '') => {
  await page.locator('main button:has(svg.lucide-search)').click()
  await page.getByRole('dialog').getByRole('textbox').fill(typed)
}
const send = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').dispatchEvent('click')

/** A command has no answer; a look that never ends keeps the picture still. */
const leaveUnknown = (control: Sandbox['control'], path: string) => {
  control.addFault({ method: 'POST', path, kind: 'dropAfter' })
  control.addFault({ method: 'POST', path: '/api/statement', ...late, times: 99 })
}

const startRegistration = async (page: Page) => {
  await page.locator('[name=phone]').fill('0899999999')
  await page.locator('button[type=submit]').dispatchEvent('click')
  await page.locator('[name=phone]').waitFor({ state: 'detached' })
}
const fillProfile = async (page: Page) => {
  await page.locator('[name=name]').fill('สมชาย')
  for (const name of ['password', 'confirm']) await page.locator(`[name=${name}]`).fill('demo1234')
  await page.locator('button[type=submit]').dispatchEvent('click')
  await page.locator('[name=bank]').waitFor()
}
const fillBank = async (page: Page) => {
  await page.locator('[name=bank]').selectOption('SCB')
  await page.locator('[name=accountNo]').fill('5550001234')
  await page.locator('[name=firstName]').fill('somchai')
  await page.locator('[name=lastName]').fill('jaidee')
  await page.locator('button[type=submit]').dispatchEvent('click')
}

export const scenes: readonly Scene[] = [
  { name: 'login', address: '/login' },
  {
    name: 'login refused',
    address: '/login',
    provokes: true,
    async act(page) {
      await page.locator('[name=username]').fill('0812345678')
      await page.locator('[name=password]').fill('not-my-password')
      await page.locator('button[type=submit]').dispatchEvent('click')
      await page.getByRole('alert').last().waitFor()
    },
  },
  {
    name: 'login, session ended',
    as: 'longName',
    address: '/user/home',
    provokes: true,
    async act(page) {
      await page.route('**/api/wallet', (route) => route.fulfill({ status: 401, json: { message: 'UNAUTHORIZED' } }))
      await page.locator('main button:has(svg.lucide-rotate-cw)').first().click()
      await page.locator('[data-toasts] p').waitFor()
    },
  },
  {
    name: 'login, busy',
    address: '/login',
    prepare: ({ control }) => control.addFault({ method: 'POST', path: '/api/login', ...late }),
    async act(page) {
      await page.locator('[name=username]').fill('0812345678')
      await page.locator('[name=password]').fill('demo1234')
      await page.locator('button[type=submit]').dispatchEvent('click')
      await page.locator('button[aria-busy]').waitFor()
      await page.locator('nav').waitFor()
    },
  },
  {
    name: 'register, phone',
    address: '/register?code=PR64f0c1',
    async act(page) {
      await page.locator('[name=phone]').fill('08123')
      await page.locator('button[type=submit]').dispatchEvent('click')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'register, code',
    address: '/register',
    provokes: true,
    prepare: ({ control }) => control.setSwitches({ otp: true }),
    async act(page) {
      await startRegistration(page)
      await page.locator('[name=code]').fill('000000')
      await page.locator('button[type=submit]').dispatchEvent('click')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'register, profile',
    address: '/register?code=PR64f0c1',
    prepare: ({ control }) => control.setSwitches({ otp: false }),
    async act(page) {
      await startRegistration(page)
      await page.locator('button[type=submit]').dispatchEvent('click')
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'register, bank',
    address: '/register',
    prepare: ({ control }) => control.setSwitches({ otp: false }),
    async act(page) {
      await startRegistration(page)
      await fillProfile(page)
      await page.locator('[name=bank]').selectOption('KTB')
      await page.locator('[name=firstName]').fill('สมชาย')
      await page.locator('button[type=submit]').dispatchEvent('click')
      await page.locator('[name=accountNo]:focus').waitFor()
      // The focus scrolls in the next frame.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
  {
    name: 'register, done',
    address: '/register',
    prepare: ({ control }) => control.setSwitches({ otp: false }),
    async act(page) {
      await startRegistration(page)
      await fillProfile(page)
      await fillBank(page)
      await page.getByRole('heading', { level: 2 }).waitFor()
    },
  },
  {
    name: 'register, unknown',
    address: '/register',
    provokes: true,
    prepare({ control }) {
      control.setSwitches({ otp: false })
      control.addFault({ method: 'POST', path: '/api/account', kind: 'dropAfter' })
    },
    async act(page) {
      await startRegistration(page)
      await fillProfile(page)
      await fillBank(page)
      await page.getByRole('heading', { level: 3 }).waitFor()
    },
  },
  { name: 'register, signed in', as: 'longName', address: '/register' },
  { name: 'howto', address: '/howto' },
  { name: 'contact', address: '/contact' },
  { name: 'home', as: 'longName', address: '/user/home' },
  {
    name: 'home, games',
    as: 'rich',
    address: '/user/home',
    act: scrollToGames,
  },
  {
    name: 'home, pressed',
    as: 'longName',
    address: '/user/home',
    async act(page) {
      await page.locator('main button:has(svg.lucide-arrow-down-to-line)').hover()
      await page.mouse.down()
    },
  },
  {
    name: 'home, focused',
    as: 'longName',
    address: '/user/home',
    async act(page) {
      await page.locator('main button:has(svg.lucide-gift)').first().focus()
      await page.keyboard.press('Tab')
    },
  },
  { name: 'home, bare games', as: 'longName', address: '/user/home', provokes: true, act: bareGames },
  { name: 'home, no games', as: 'longName', address: '/user/home', act: noGames },
  {
    name: 'home, find game',
    as: 'rich',
    address: '/user/home',
    async act(page) {
      await findGame(page)
      await page.getByRole('dialog').locator('button[aria-pressed]').nth(5).click()
      await page.getByRole('dialog').locator('button[aria-pressed=true]').first().waitFor()
      await page.getByRole('dialog').evaluate((sheet) => sheet.scrollTo(0, 0))
      // The sheet's head is lower until typing has ended.
      await page.locator('html:not([data-typing])').waitFor()
    },
  },
  { name: 'home, find game, typo', as: 'rich', address: '/user/home', act: (page) => findGame(page, 'bacara') },
  { name: 'home, find game, nothing', as: 'rich', address: '/user/home', act: (page) => findGame(page, 'zzzz') },
  {
    name: 'home, find game, thousands',
    as: 'rich',
    address: '/user/home',
    async act(page) {
      await manyGames(page)
      await findGame(page, 'มังกร')
    },
  },
  {
    name: 'home, bare games below',
    as: 'rich',
    address: '/user/home',
    provokes: true,
    async act(page) {
      await bareGames(page)
      await scrollToGames(page)
    },
  },
  {
    name: 'home, wheel',
    as: 'newcomer',
    address: '/user/home',
    prepare: ({ control }) => control.setSwitches({ wheel: true }),
  },
  {
    name: 'home, loading',
    as: 'longName',
    address: '/user/home',
    prepare: ({ control }) => control.addFault({ method: 'GET', path: '/api/wallet', ...late }),
  },
  {
    name: 'home, failing',
    as: 'longName',
    address: '/user/home',
    provokes: true,
    prepare: ({ control }) =>
      control.addFault({ method: 'GET', path: '/api/wallet', kind: 'fail', status: 400, times: 99 }),
  },
  { name: 'agreement', as: 'longName', address: '/user/home?dialog=agreement' },
  { name: 'transfer', as: 'longName', address: '/user/home?dialog=transfer' },
  {
    name: 'transfer, too little',
    as: 'rich',
    address: '/user/home?dialog=transfer',
    async act(page) {
      await page.getByRole('dialog').getByRole('textbox').fill('0.5')
      await send(page)
    },
  },
  {
    name: 'transfer, done',
    as: 'rich',
    address: '/user/home?dialog=transfer',
    async act(page) {
      await fillTransfer(page)
      await send(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'transfer, unknown',
    as: 'rich',
    address: '/user/home?dialog=transfer',
    provokes: true,
    prepare: ({ control }) => leaveUnknown(control, '/api/wallet/transfer'),
    async act(page) {
      await fillTransfer(page)
      await send(page)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'transfer, found in the statement',
    as: 'rich',
    address: '/user/home?dialog=transfer',
    provokes: true,
    prepare: ({ control }) => control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropAfter' }),
    async act(page) {
      await fillTransfer(page)
      await send(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'withdraw, loading',
    as: 'longName',
    address: '/user/home?dialog=withdraw',
    prepare: ({ control }) => control.addFault({ method: 'GET', path: '/api/lookup/withdraw', ...late }),
  },
  { name: 'withdraw', as: 'longName', address: '/user/home?dialog=withdraw' },
  {
    name: 'withdraw, keyboard',
    as: 'longName',
    address: '/user/home?dialog=withdraw',
    async act(page) {
      await page.getByRole('dialog').getByRole('textbox').fill('1234.50')
      // A headless browser has no on-screen keyboard: the visual viewport shrinks instead.
      await page.evaluate(() => {
        const viewport = window.visualViewport as VisualViewport
        Object.defineProperty(viewport, 'height', { value: 340, configurable: true })
        viewport.dispatchEvent(new Event('resize'))
      })
    },
  },
  {
    name: 'withdraw, bonus',
    as: 'bonusHeld',
    address: '/user/home?dialog=withdraw',
    async act(page) {
      await page.getByRole('dialog').getByRole('textbox').fill('60000')
      await send(page)
    },
  },
  {
    name: 'withdraw, done',
    as: 'rich',
    address: '/user/home?dialog=withdraw',
    async act(page) {
      await page.getByRole('dialog').getByRole('textbox').fill('1234.50')
      await send(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'withdraw, unknown',
    as: 'rich',
    address: '/user/home?dialog=withdraw',
    provokes: true,
    prepare: ({ control }) => leaveUnknown(control, '/api/wallet/withdrawAll'),
    async act(page) {
      await page.getByRole('dialog').getByRole('textbox').fill('1234.50')
      await send(page)
      await page.getByRole('alert').waitFor()
    },
  },
  ...hiddenScenes,
  ...moneyScenes,
  ...rewardScenes,
  ...chatScenes,
  ...preferenceScenes,
  { name: 'profile', as: 'longName', address: '/user/profile' },
  { name: 'profile, no bank', as: 'noBank', address: '/user/profile' },
  {
    name: 'profile, failing',
    as: 'rich',
    address: '/user/profile',
    provokes: true,
    prepare: ({ control }) =>
      control.addFault({ method: 'GET', path: '/api/account/profile', kind: 'fail', status: 400, times: 99 }),
  },
  {
    name: 'profile, loading',
    as: 'rich',
    address: '/user/profile',
    prepare: ({ control }) => control.addFault({ method: 'GET', path: '/api/account/profile', ...late }),
  },
  {
    name: 'profile, password',
    as: 'rich',
    address: '/user/profile?dialog=password',
    async act(page) {
      await page.getByRole('dialog').locator('[name=old]').fill('demo1234')
      await send(page)
    },
  },
  { name: 'profile, edit', as: 'ktb', address: '/user/profile?dialog=profile' },
  { name: 'profile, bank name', as: 'ktb', address: '/user/profile?dialog=bankName' },
  { name: 'profile, log out', as: 'rich', address: '/user/profile?dialog=logout' },
  { name: 'conditions', as: 'rich', address: '/user/home?dialog=conditions' },
  { name: 'member contact', as: 'rich', address: '/user/contact' },
  { name: 'statement', as: 'rich', address: '/user/statement' },
  { name: 'statement, withdrawal under way', as: 'rich', address: '/user/statement', act: openRow(0) },
  { name: 'statement, transfer failed', as: 'rich', address: '/user/statement', act: openRow(5) },
  { name: 'statement, withdrawal paid', as: 'rich', address: '/user/statement', act: openRow(6) },
  { name: 'search and totals', as: 'rich', address: '/user/statement?dialog=report', act: untilRead },
  {
    name: 'search and totals, reading and searching',
    as: 'rich',
    address: '/user/statement?dialog=report',
    prepare: ({ control }) =>
      control.addFault({ method: 'POST', path: '/api/statement', kind: 'delay', ms: 900, times: 99 }),
    async act(page) {
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('searchbox').fill('5')
      await sheet.getByRole('searchbox').blur()
      await sheet.getByRole('button').nth(2).click()
      await sheet
        .locator('dl:visible')
        .last()
        .evaluate((sums) => sums.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'search and totals, months',
    as: 'rich',
    address: '/user/statement?dialog=report',
    async act(page) {
      await untilRead(page)
      await page.locator('dl + details > summary').click()
      await page.getByRole('table').evaluate((table) => table.scrollIntoView({ block: 'start' }))
    },
  },
  {
    name: 'search and totals, movements',
    as: 'rich',
    address: '/user/statement?dialog=report',
    async act(page) {
      await untilRead(page)
      await page.locator('#report-found').evaluate((title) => title.scrollIntoView())
    },
  },
  { name: 'statement, empty', as: 'newcomer', address: '/user/statement' },
  {
    name: 'statement, loading',
    as: 'rich',
    address: '/user/statement',
    prepare: ({ control }) => control.addFault({ method: 'POST', path: '/api/statement', ...late }),
  },
  {
    name: 'statement, failing',
    as: 'rich',
    address: '/user/statement',
    provokes: true,
    prepare: ({ control }) =>
      control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 400, times: 99 }),
  },
  {
    name: 'terminated',
    address: '/login',
    // As when the service ends while the app is open: its name is known.
    act: async (page) => {
      await page.evaluate(() => history.pushState(null, '', '/terminated'))
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { name: 'not found', address: '/nowhere' },
]
