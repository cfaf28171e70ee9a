import { bareGames, manyGames, noGames } from './bareGames.ts'
import { chatScenes } from './chat.ts'
import { hiddenScenes } from './hidden.ts'
import { moneyScenes } from './money.ts'
import { preferenceScenes } from './preferences.ts'
import { rewardScenes } from './rewards.ts'
import { scene, type Scene, type Step } from './scene.ts'
import {
  dialog,
  failing,
  fill,
  late,
  loses,
  main,
  opened,
  provoking,
  refusing,
  sees,
  send,
  shows,
  submit,
  switched,
  tap,
  type,
  unanswered,
} from './steps.ts'

const untilRead: Step = (page) => dialog(page).getByRole('progressbar').waitFor({ state: 'detached' })
const scrollToGames: Step = (page) =>
  page
    .getByRole('heading', { level: 2 })
    .nth(1)
    .evaluate((title) => title.scrollIntoView({ block: 'center' }))
const openRow =
  (index: number): Step =>
  async (page) => {
    const row = main(page).locator('li button').nth(index)
    // A badge stands beside the tile of a bank that is known; a receipt names it as it is known at the tap.
    await row.locator('> :first-child > :nth-child(2)').waitFor()
    await row.dispatchEvent('click')
    await sees('alertdialog')(page)
  }
const findGame =
  (typed = ''): Step =>
  async (page) => {
    await tap('main button:has(svg.lucide-search)')(page)
    await type(typed)(page)
  }
/** A look that never ends keeps the picture still. */
const unknown = (path: string) => [unanswered(`POST ${path}`), late('POST /api/statement')] as const

/** A Telegram theme of a player's own making: violet grounds, and dark words on a yellow button. */
const oddTheme = {
  bg_color: '#1b1030',
  secondary_bg_color: '#120a22',
  section_bg_color: '#1b1030',
  text_color: '#f3e8ff',
  hint_color: '#b9a7d6',
  link_color: '#ff9de2',
  button_color: '#ffe066',
  button_text_color: '#201000',
}

const home = '/user/home'
const transfer = opened('transfer')
const withdraw = opened('withdraw')
const report = opened('statementReport', {}, '/user/statement')
const onProfile = (dialogName: string) => opened(dialogName, {}, '/user/profile')

const demo = { username: '0812345678', password: 'demo1234' }
const withoutCode = switched({ otp: false })
const verified = refusing('OTP_VERIFIED')
const givePhone: Step[] = [fill({ phone: '0899999999' }), submit, loses('[name=phone]')]
const giveProfile: Step[] = [
  fill({ name: 'สมชาย', password: 'demo1234', confirm: 'demo1234' }),
  submit,
  shows('[name=bank]'),
]
const chooseBank =
  (code: string): Step =>
  (page) =>
    page.locator('[name=bank]').selectOption(code)
const giveBank: Step[] = [
  chooseBank('SCB'),
  fill({ accountNo: '5550001234', firstName: 'somchai', lastName: 'jaidee' }),
  submit,
]

export const scenes: readonly Scene[] = [
  scene('login', null, '/login'),
  scene(
    'login refused',
    null,
    '/login',
    provoking,
    fill({ ...demo, password: 'not-my-password' }),
    submit,
    sees('alert'),
  ),
  scene('login, session ended', 'longName', home, provoking, async (page) => {
    await page.route('**/api/wallet', (route) => route.fulfill({ status: 401, json: { message: 'UNAUTHORIZED' } }))
    await tap('main button:has(svg.lucide-rotate-cw)')(page)
    await shows('[data-toasts] p')(page)
    await shows('[name=username]')(page)
  }),
  scene(
    'login, busy',
    null,
    '/login',
    late('POST /api/login'),
    fill(demo),
    submit,
    shows('button[aria-busy]'),
    shows('nav'),
  ),
  scene('register, phone', null, '/register?code=PR64f0c1', fill({ phone: '08123' }), submit, sees('alert')),
  scene(
    'register, code',
    null,
    '/register',
    provoking,
    switched({ otp: true }),
    ...givePhone,
    fill({ code: '000000' }),
    submit,
    sees('alert'),
  ),
  scene('register, profile', null, '/register?code=PR64f0c1', verified, ...givePhone, submit, sees('alert')),
  scene('register, bank', null, '/register', verified, ...givePhone, ...giveProfile, async (page) => {
    await chooseBank('KTB')(page)
    await fill({ firstName: 'สมชาย' })(page)
    await submit(page)
    await shows('[name=accountNo]:focus')(page)
    // The focus scrolls in the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }),
  scene(
    'register, done',
    null,
    '/register',
    withoutCode,
    ...givePhone,
    ...giveProfile,
    ...giveBank,
    sees('heading', 2),
  ),
  scene(
    'register, unknown',
    null,
    '/register',
    withoutCode,
    unanswered('POST /api/account'),
    ...givePhone,
    ...giveProfile,
    ...giveBank,
    sees('heading', 2),
  ),
  scene('register, logged in', 'longName', '/register'),
  scene('howto', null, '/howto'),
  scene('contact', null, '/contact'),
  scene('home', 'longName', home),
  scene('home, games', 'rich', home, scrollToGames),
  scene('home, pressed', 'longName', home, async (page) => {
    await page.locator('main button:has(svg.lucide-arrow-down-to-line)').hover()
    await page.mouse.down()
  }),
  scene('home, focused', 'longName', home, async (page) => {
    await page.locator('main button:has(svg.lucide-gift)').first().focus()
    await page.keyboard.press('Tab')
  }),
  // In other hosts the scene is home as always.
  scene('home, odd theme', 'longName', home, (page) =>
    page.evaluate((theme) => {
      const changeTheme = Reflect.get(window, 'changeTheme') as ((to: object) => void) | undefined
      changeTheme?.(theme)
    }, oddTheme),
  ),
  scene('home, bare games', 'longName', home, provoking, bareGames),
  scene('home, no games', 'longName', home, noGames),
  scene('home, find game', 'rich', home, findGame(), async (page) => {
    await dialog(page).locator('button[aria-pressed]').nth(5).click()
    await dialog(page).locator('button[aria-pressed=true]').first().waitFor()
    await dialog(page).evaluate((sheet) => sheet.scrollTo(0, 0))
    // The sheet's head is lower until typing has ended.
    await page.locator('html:not([data-typing])').waitFor()
  }),
  scene('home, find game, typo', 'rich', home, findGame('bacara')),
  scene('home, find game, nothing', 'rich', home, findGame('zzzz')),
  scene('home, find game, thousands', 'rich', home, manyGames, findGame('มังกร')),
  scene('home, bare games below', 'rich', home, provoking, bareGames, scrollToGames),
  scene('home, wheel', 'newcomer', home, switched({ wheel: true })),
  scene('home, loading', 'longName', home, late('GET /api/wallet')),
  scene('home, failing', 'longName', home, failing('GET /api/wallet')),
  scene('agreement', 'longName', opened('agreement')),
  scene('transfer', 'longName', transfer),
  scene('transfer, choosing', 'rich', transfer, tap('dialog [aria-expanded]')),
  scene('transfer, too little', 'rich', transfer, type('0.5'), send),
  scene('transfer, done', 'rich', transfer, type('1234.50'), send, sees('alertdialog')),
  scene(
    'transfer, unknown',
    'rich',
    transfer,
    ...unknown('/api/wallet/transfer'),
    type('1234.50'),
    send,
    sees('alert'),
  ),
  scene(
    'transfer, found in the statement',
    'rich',
    transfer,
    unanswered('POST /api/wallet/transfer'),
    type('1234.50'),
    send,
    sees('alertdialog'),
  ),
  scene('withdraw, loading', 'longName', withdraw, late('GET /api/lookup/withdraw')),
  scene('withdraw', 'longName', withdraw),
  scene('withdraw, keyboard', 'longName', withdraw, type('1234.50'), (page) =>
    // A headless browser has no on-screen keyboard: the visual viewport shrinks instead.
    page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport
      Object.defineProperty(viewport, 'height', { value: 340, configurable: true })
      viewport.dispatchEvent(new Event('resize'))
    }),
  ),
  scene('withdraw, bonus', 'bonusHeld', withdraw, type('60000'), send),
  scene('withdraw, done', 'rich', withdraw, type('1234.50'), send, sees('alertdialog')),
  scene(
    'withdraw, unknown',
    'rich',
    withdraw,
    ...unknown('/api/wallet/withdrawAll'),
    type('1234.50'),
    send,
    sees('alert'),
  ),
  ...hiddenScenes,
  ...moneyScenes,
  ...rewardScenes,
  ...chatScenes,
  ...preferenceScenes,
  scene('profile', 'longName', '/user/profile'),
  scene('profile, no bank', 'noBank', '/user/profile'),
  scene('profile, failing', 'rich', '/user/profile', failing('GET /api/account/profile')),
  scene('profile, loading', 'rich', '/user/profile', late('GET /api/account/profile')),
  scene('profile, password', 'rich', onProfile('password'), fill({ old: 'demo1234' }), send),
  scene('profile, edit', 'ktb', onProfile('profile')),
  scene('profile, bank name', 'ktb', onProfile('bankName')),
  scene('profile, log out', 'rich', onProfile('logout')),
  scene('conditions', 'rich', opened('conditions')),
  scene('member contact', 'rich', '/user/contact'),
  scene('statement', 'rich', '/user/statement'),
  scene('statement, withdrawal under way', 'rich', '/user/statement', openRow(0)),
  scene(
    'statement, withdrawal failed',
    'rich',
    '/user/statement',
    { prepare: (control, { withdrawals }) => control.decideWithdrawal(withdrawals.at(-1)?.id ?? '', 'reject') },
    openRow(0),
  ),
  scene('statement, transfer failed', 'rich', '/user/statement', openRow(5)),
  scene('statement, withdrawal paid', 'rich', '/user/statement', openRow(6)),
  scene('search and totals', 'rich', report, untilRead),
  scene('search and totals, reading and searching', 'rich', report, late('POST /api/statement', 900), async (page) => {
    const search = dialog(page).getByRole('searchbox')
    await search.fill('5')
    await search.blur()
    await dialog(page).getByRole('button').nth(2).click()
    await dialog(page)
      .locator('dl:visible')
      .last()
      .evaluate((sums) => sums.scrollIntoView({ block: 'center' }))
  }),
  scene('search and totals, months', 'rich', report, untilRead, tap('dl + details > summary'), (page) =>
    page.getByRole('table').evaluate((table) => table.scrollIntoView({ block: 'start' })),
  ),
  scene('search and totals, movements', 'rich', report, untilRead, (page) =>
    page.locator('#report-found').evaluate((title) => title.scrollIntoView()),
  ),
  scene('statement, empty', 'newcomer', '/user/statement'),
  scene('statement, loading', 'rich', '/user/statement', late('POST /api/statement')),
  scene('statement, failing', 'rich', '/user/statement', failing('POST /api/statement')),
  // As when the service ends while the app is open: its name is known.
  scene('terminated', null, '/login', async (page) => {
    await page.evaluate(() => history.pushState(null, '', '/terminated'))
    await page.getByRole('heading', { level: 1 }).waitFor()
  }),
  scene('not found', null, '/nowhere'),
]
