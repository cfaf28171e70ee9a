import type { Page, Route } from '@playwright/test'
import { hash } from '../../src/lib/hash.ts'
import { deferred } from '../fakes/deferred.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import {
  enter,
  fillTransfer,
  alert,
  refused,
  sendButton,
  store,
  transferDialog,
  transfersSent,
} from './support/player.ts'

/** Complaints of React and the browser about a file that is not there. */
const lostPart = /dynamically imported module|The texts of \w+ did not load|Unable to preload CSS|MIME type/
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'โหลดหน้านี้ไม่สำเร็จ' })
const failures = (page: Page) => page.getByText(/โหลดไม่สำเร็จ|โหลดหน้านี้ไม่สำเร็จ/)
const showMoneyMap = (page: Page) => page.getByRole('button', { name: 'เงินของฉันอยู่ที่ไหน' }).click()

test.beforeEach(({ provoked }) => {
  provoked.push(refused, lostPart)
})

const gone = (route: Route) => route.fulfill({ status: 404 })
/** The answer of a server that sends every unknown address the page. */
const pageInstead = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<title>Member wallet</title>' })

/**
 * Deploys a newer build: files whose names begin so are gone, and the server's page names other files. The page that the browser
 * loads after that has them all, unless the deployment `isBroken`.
 * @returns how often the page has been loaded since
 */
async function deploy(page: Page, lost: string, { answer = gone, isBroken = false } = {}): Promise<() => number> {
  let loads = 0
  await page.route(`**/assets/${lost}-*.js`, (route) => (loads > 0 && !isBroken ? route.continue() : answer(route)))
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(/(assets\/app-)\w{8}/g, '$100000000') })
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

for (const [server, answer] of [
  ['has no answer', gone],
  ['answers the page', pageInstead],
] as const)
  test(`a feature whose file is gone after an upgrade opens from the new build, and what was typed is kept, where the server ${server}`, async ({
    page,
    sandbox,
  }) => {
    await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
    await fillTransfer(page, '123.45')
    const loads = await deploy(page, 'moneyMap', { answer })
    await showMoneyMap(page)
    await expect(page.getByRole('dialog', { name: 'เงินของฉันอยู่ที่ไหน' })).toBeVisible()
    expect(loads()).toBe(1)
    await page.goBack()
    await expect(transferDialog(page).getByRole('textbox', { name: 'จำนวนเงิน' })).toHaveValue('123.45')
    await sendButton(page).click()
    await expect(alert(page)).toContainText('โอน ฿123.45 จาก กระเป๋าหลัก ไปยัง Neko Fortune แล้ว')
    expect(transfersSent(sandbox)).toHaveLength(1)
    expect(loads()).toBe(1)
  })

test('an incomplete build is loaded once, then the page says so', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  const loads = await deploy(page, 'moneyMap', { isBroken: true })
  await showMoneyMap(page)
  await expect.poll(loads).toBe(1)
  await expect(failure(page)).toBeVisible()
  const asked = page.waitForRequest('**/assets/moneyMap-*.js')
  await failure(page).getByRole('button', { name: 'ลองใหม่' }).click()
  await asked
  await expect(failure(page)).toBeVisible()
})

test('while a transfer waits, a page with a lost feature does not reload; the outcome comes', async ({
  page,
  sandbox,
}) => {
  await page.route('**/assets/statement-*.js', gone)
  await enter(page, { sandbox, at: '/user/statement?dialog=transfer' })
  await expect(failure(page)).toBeVisible()
  await fillTransfer(page, '123.45')
  const answer = deferred<void>()
  await page.route('**/api/wallet/transfer', async (route) => {
    const response = await route.fetch()
    await answer.promise
    await route.fulfill({ response })
  })
  await sendButton(page).click()
  await expect.poll(() => transfersSent(sandbox)).toHaveLength(1)
  const loads = await deploy(page, 'statement')
  const asked = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await asked
  await page.keyboard.press('Escape')
  await expect(transferDialog(page)).toContainText('กำลังโหลด')
  expect(loads()).toBe(0)
  answer.resolve()
  // A page loaded anew would have looked the transfer up, and told when it was done.
  await expect(alert(page)).toContainText('โอน ฿123.45 จาก กระเป๋าหลัก ไปยัง Neko Fortune แล้ว')
  expect(loads()).toBe(0)
  await alert(page).getByRole('button', { name: 'ตกลง' }).click()
  await expect.poll(loads).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').first()).toContainText('−฿123.45')
  expect(transfersSent(sandbox)).toHaveLength(1)
})

test('a page copes with what a newer one has left on the device', async ({ page, sandbox }) => {
  const token = sandbox.control.logIn(members.rich.username)
  const member = hash('a10000000000000000000001')
  const command = { id: '1-2', kind: 'addedLater', parameters: { code: 'x', more: 1 }, amountMinor: 100, member }
  const left = {
    openCommands: JSON.stringify([{ ...command, at: Date.now(), baseline: { addedLater: true } }]),
    lastUsed: '{"addedLater":[]}',
    sessionStart: '{"v":9}',
    brakes: '{"v":9}',
    sounds: 'addedLater',
    refund: '[{"addedLater":1}]',
    sentSlips: '{"v":9}',
    locale: 'th',
  }
  await store(page, { temporary: { token, agreement: hash(token), ...left }, persistent: left })
  await page.goto('/user/home?dialog=transfer')
  await page.evaluate(() => window.history.replaceState({ typed: { transfer: ['of another form'] } }, ''))
  await page.reload()
  await fillTransfer(page, '100')
  await sendButton(page).click()
  await expect(alert(page)).toContainText('฿100.00')
  for (const at of [
    'home?dialog=deposit',
    'home?dialog=refund',
    'home?dialog=slip',
    'home?dialog=preferences',
    'profile',
  ]) {
    await page.goto(`/user/${at}`)
    await expect(page.getByRole('heading').last()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(failures(page)).toHaveCount(0)
  }
})
