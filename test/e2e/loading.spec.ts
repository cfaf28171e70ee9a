import type { Page } from '@playwright/test'
import shared from '../../locales/th/shared.json' with { type: 'json' }
import { expect, test } from './support/fixtures.ts'
import {
  act,
  brokenConnection,
  enter,
  fillTransfer,
  alert,
  offersReload,
  refused,
  sendButton,
  total,
  transferAction,
} from './support/player.ts'

/** Complaints of React and the browser about a file that did not load. */
const lostPart = /dynamically imported module|The texts of \w+ did not load/

/** Parts of the app that do not load over a bad connection: the file, the page that needs it, and what is shown instead. */
const parts = [
  ['the statement page or its words', 'statement-*.js', '/user/statement'],
  ['the transfer dialog or its words', 'transfer-*.js', '/user/home?dialog=transfer'],
  ['the page of an unknown address', 'NotFoundPage-*.js', '/nowhere'],
] as const

for (const [part, file, at] of parts)
  test(`${part} that does not load offers a retry`, async ({ page, sandbox, provoked }) => {
    provoked.push(brokenConnection, lostPart)
    await page.route(`**/assets/${file}`, (route) => route.abort())
    await enter(page, { sandbox, at })
    const retry = page.getByRole('alert').filter({ hasText: 'โหลดหน้านี้ไม่สำเร็จ' })
    await expect(retry.getByRole('button', { name: 'ลองใหม่' })).toBeInViewport()
    await page.unroute(`**/assets/${file}`)
    await retry.getByRole('button', { name: 'ลองใหม่' }).click()
    await expect(retry).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${at.replace('?', '\\?')}$`))
    await expect(page.getByRole('heading').or(total(page)).first()).toBeVisible()
  })

test('a page whose code is slow to load shows a skeleton', async ({ page, sandbox }) => {
  let deliver = () => {}
  const isWanted = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/assets/statement-*.js', async (route) => {
    await isWanted
    await route.continue()
  })
  await enter(page, { sandbox, at: '/user/statement' })
  const main = page.getByRole('main')
  await expect(main.locator('svg').last()).toBeInViewport()
  await expect(main.getByRole('heading')).toHaveCount(0)
  deliver()
  await expect(main.getByRole('heading', { name: 'รายการเดินบัญชี' })).toBeVisible()
})

/** Parts that home can do without. */
for (const [part, file] of [
  ['what no first screen waits for', 'later-*.js'],
  ['i18next', 'i18next-*.js'],
  ['the HTML of the notice', 'Sanitised-*.js'],
] as const)
  test(`home shows the balance although ${part} did not load`, async ({ page, sandbox, provoked }) => {
    provoked.push(brokenConnection, lostPart)
    await page.route(`**/assets/${file}`, (route) => route.abort())
    const missed = page.waitForEvent('console', (said) => lostPart.test(said.text()))
    await enter(page, { sandbox })
    await missed
    await expect(page.getByRole('region', { name: 'หวย' })).toBeAttached()
    await expect(total(page)).toContainText('฿1,325,616.24')
    await expect(transferAction(page)).toBeVisible()
  })

test('the code for a transfer’s outcome is requested until it loads', async ({ page, sandbox, provoked }) => {
  provoked.push(brokenConnection, lostPart)
  let asked = 0
  await page.route('**/assets/later-*.js', async (route) => {
    asked += 1
    await (asked <= 2 ? route.abort() : route.continue())
  })
  await enter(page, { sandbox })
  await transferAction(page).click()
  await fillTransfer(page, '123.45')
  await sendButton(page).click()
  await expect(alert(page)).toContainText('โอน ฿123.45')
  expect(asked).toBeGreaterThan(2)
})

test('a transfer is settled although the code for it failed once', async ({ page, sandbox, provoked }) => {
  provoked.push(brokenConnection, lostPart)
  sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropAfter' })
  await enter(page, { sandbox })
  await transferAction(page).click()
  await fillTransfer(page, '123.45')
  // It is settled in the page that comes next.
  await page.route('**/api/statement', (route) => route.abort())
  await sendButton(page).click()
  await expect(page.getByText(shared.unknownTitle)).toBeVisible()
  let asked = 0
  await page.route('**/assets/later-*.js', async (route) => {
    asked += 1
    await (asked <= 2 ? route.abort() : route.continue())
  })
  await page.goto('/user/home')
  await page.unroute('**/api/statement')
  await expect(alert(page)).toContainText('฿123.45')
  expect(asked).toBeGreaterThan(2)
})

test('a feature whose prefetch failed opens on the same page', async ({ page, sandbox, provoked }) => {
  provoked.push(brokenConnection, lostPart)
  await page.route('**/assets/deposit-*.js', (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/deposit-'))
  await enter(page, { sandbox })
  await lost
  // The other features come after it, whatever became of it.
  await page.waitForResponse('**/assets/statement-*.js')
  await page.unroute('**/assets/deposit-*.js')
  await page.getByRole('main').getByRole('button', { name: 'ฝากเงิน', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'ฝากเงิน' }).getByRole('heading').first()).toBeVisible()
})

for (const [part, file, ready] of [
  ['a dialog', 'deposit-*.css', 'statement-*.js'],
  ['the parts behind home', 'later-*.css', 'later-*.js'],
] as const)
  test(`${part} whose styles were lost has them without a reload`, async ({ page, sandbox, provoked }) => {
    provoked.push(brokenConnection, /Unable to preload CSS/)
    await page.route(`**/assets/${file}`, (route) => route.abort(), { times: 2 })
    const others = page.waitForResponse(`**/assets/${ready}`)
    const styles = page.waitForResponse(`**/assets/${file}`)
    await enter(page, { sandbox })
    await others
    await styles
    await page.getByRole('main').getByRole('button', { name: 'ฝากเงิน', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'ฝากเงิน' }).getByRole('heading').first()).toBeVisible()
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
    expect(sheets.filter((href) => href?.includes(file.split('*')[0] ?? ''))).toHaveLength(1)
  })

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a tap', (page: Page) => page.getByRole('button', { name: 'ปิด', exact: true }).tap()],
] as const)
  test(`a dialog whose code hangs is closed by ${way}`, async ({ page, sandbox }) => {
    await page.route('**/assets/refund-*.js', () => undefined)
    await enter(page, { sandbox })
    await page.getByRole('main').getByRole('button', { name: 'คืนยอดเสีย' }).click()
    await expect(page.getByRole('button', { name: 'ปิด', exact: true })).toBeVisible()
    await close(page)
    await expect(page).toHaveURL(/\/user\/home$/)
    await expect(page.getByRole('button', { name: 'ปิด', exact: true })).toBeHidden()
  })

test('a dialog that failed to load closes, and opens next time', async ({ page, sandbox, provoked }) => {
  provoked.push(brokenConnection, lostPart)
  await page.route('**/assets/later-*.js', (route) => route.abort())
  await enter(page, { sandbox })
  await transferAction(page).click()
  const failure = page.getByRole('alert').filter({ hasText: 'โหลดหน้านี้ไม่สำเร็จ' })
  await expect(failure.getByRole('button', { name: 'ลองใหม่' })).toBeInViewport()
  await page.getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(failure).toBeHidden()
  await page.unroute('**/assets/later-*.js')
  await transferAction(page).click()
  await expect(page.getByRole('dialog', { name: 'โอนเงิน' }).getByRole('heading').first()).toBeVisible()
  await expect(failure).toBeHidden()
})

for (const [part, file, times] of [
  ['the error texts', 'th-later-*.js', 1],
  // Its preload fails as well.
  ['i18next', 'i18next-*.js', 2],
] as const)
  test(`the reason of a refused login appears although ${part} failed once`, async ({ page, provoked }) => {
    // The card with the offers, which waits for nothing, may ask for the same file in that moment.
    provoked.push(brokenConnection, refused, lostPart)
    await page.route(`**/assets/${file}`, (route) => route.abort(), { times })
    const again = page.waitForResponse(`**/assets/${file}`)
    await page.goto('/login')
    await again
    await page.getByLabel('เบอร์โทรศัพท์').fill('0812345678')
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill('wrong-password')
    await act(page, 'เข้าสู่ระบบ')
    await expect(page.getByRole('alert')).toContainText('รหัสผ่านไม่ถูกต้อง')
  })

for (const lost of ['app', 'libraries', 'th'])
  test(`an app whose ${lost} does not load offers to reload, and then starts`, async ({ page, provoked }) => {
    provoked.push(brokenConnection, lostPart)
    await page.route(`**/assets/${lost}-*.js`, (route) => route.abort())
    await page.goto('/login')
    await offersReload(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: '↻' }).click()
    await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible()
  })
