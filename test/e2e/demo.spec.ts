import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { isRunning } from '../fakes/hosts/visit.ts'
import { buildFolder } from './support/buildFolder.ts'
import { expect, test as base } from './support/fixtures.ts'
import { channel, dialogOf, openDeposits } from './support/payments.ts'
import { act, fillLogin, alert, total } from './support/player.ts'
import { serveDemo } from './support/serveDemo.ts'

interface Demo {
  /** Opens the demo in a host, from plain files over HTTP/2, and signs a member in. */
  enterDemo(host: string, before?: () => void): Promise<{ page: Page; app: Frame }>
}

const test = base.extend<Demo, { demoUrl: string }>({
  demoUrl: [
    async ({ browserName: _ }, use) => {
      const { url, close } = await serveDemo({ secure: true })
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ demoUrl }, use) => use(demoUrl),
  enterDemo: async ({ newVisit, demoUrl }, use) => {
    const asked: string[] = []
    await use(async (name, before) => {
      const host = hostNamed(name)
      const context = await newVisit({ ignoreHTTPSErrors: true, reducedMotion: 'reduce', ...host.context })
      if (before) await context.addInitScript(before)
      context.on('request', (request) => {
        if (/^\/(api|socket\.io)\//.test(new URL(request.url()).pathname)) asked.push(request.url())
      })
      const { page, app } = await host.open(context, { url: demoUrl })
      await expect.poll(() => isRunning(app)).toBe(true)
      await fillLogin(app)
      await expect(total(app)).toContainText('฿1,325,616.24')
      await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
      return { page, app }
    })
    // The host's own server is asked for files alone.
    expect(asked).toEqual([])
  },
})

// One after the other, so that the demo is built once.
test.describe.configure({ mode: 'default' })

const strip = (app: Frame) => app.getByRole('link', { name: 'ไม่มีเงินจริง' })
const card = (app: Frame, name: string) => app.locator('section').filter({ hasText: name }).first()

/** Does something on the control page, and comes back. */
async function asOperator(app: Frame, steps: () => Promise<unknown>): Promise<void> {
  await strip(app).click()
  await steps()
  await app.getByRole('link', { name: 'Open the app' }).click()
}

for (const host of ['a browser on a phone', 'Telegram for iOS', 'LINE for Android'])
  test(`money is deposited, withdrawn and won in a demo without a server, in ${host}`, async ({ enterDemo }) => {
    const { page, app } = await enterDemo(host)
    await openDeposits(app)
    await channel(app, 'สแกน QR', 'กสิกรไทย')
    const qr = dialogOf(app, 'ฝากด้วย QR')
    await qr.getByRole('button', { name: '฿500', exact: true }).click()
    await act(app, 'สร้าง QR')
    await expect(qr.getByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })).toBeVisible()
    await page.goto('/user/home')
    await asOperator(app, () => app.getByRole('button', { name: 'Pay', exact: true }).click())
    await expect(total(app)).toContainText('฿1,326,116.24')

    await app.getByRole('main').getByRole('button', { name: 'ถอนเงิน', exact: true }).click()
    await dialogOf(app, 'ถอนเงิน').getByRole('textbox', { name: 'จำนวนเงิน' }).fill('1,000.24')
    await act(app, 'ถอนเงิน')
    await expect(alert(app)).toContainText('รับคำขอถอนแล้ว')
    await alert(app).getByRole('button', { name: 'ตกลง' }).click()
    await expect(total(app)).toContainText('฿1,325,116.00')

    // The dialog closes by a step back, which would break off the next page's loading.
    await expect(app.getByRole('dialog')).toHaveCount(0)
    await page.goto('/user/spin')
    await app
      .getByRole('main')
      .getByRole('button', { name: /^หมุน เหลือ \d/ })
      .click()
    await expect(app.getByRole('dialog').last().getByRole('button', { name: 'ปิด' })).toBeVisible()

    await page.goto('/sandbox')
    await expect(card(app, 'Books')).toContainText('Nothing made, nothing lost')
    await expect(card(app, 'Books')).toContainText('Every call kept to the contract')
  })

test('support answers in a demo, also from another tab, shows pictures, and is there after a reload', async ({
  enterDemo,
}) => {
  const { page, app } = await enterDemo('Telegram for iOS')
  await page.goto('/user/home?dialog=chat')
  const chat = app.getByRole('dialog', { name: 'แชทกับทีมงาน' })
  await chat.getByRole('textbox').fill('ลิงก์')
  await chat.getByRole('button', { name: 'ส่ง', exact: true }).click()
  await expect(chat.getByRole('link')).toBeVisible()
  await chat.locator('input[type=file]').setInputFiles('public/icon-192.png')
  await expect(chat.locator('img[src^="data:image/png;base64"]')).toBeVisible()
  const control = await page.context().newPage()
  await control.goto('/sandbox')
  await control
    .getByRole('textbox', { name: /^Text for/ })
    .first()
    .fill('เงินเข้าแล้ว')
  await control.getByRole('button', { name: 'Say' }).first().click()
  const fromSupport = chat.getByText('เงินเข้าแล้ว', { exact: true })
  await expect(fromSupport).toBeVisible()
  await page.reload()
  await expect(fromSupport).toBeVisible()
  await expect(chat.getByRole('link')).toBeVisible()
})

test('a demo’s strip leads to the check of the phone, which still knows the client, and back', async ({
  enterDemo,
}) => {
  const { app } = await enterDemo('Telegram for iOS')
  await app.getByRole('link', { name: 'ตรวจเครื่องนี้' }).click()
  await expect(app.getByText('Telegram for iOS API 9.1')).toBeVisible()
  await app.getByRole('link', { name: 'เปิดแอป' }).click()
  await expect(total(app)).toContainText('฿1,325,616.24')
})

test('a slip that a browser cannot stream is sent, and paid by the operator', async ({ enterDemo }) => {
  const { page, app } = await enterDemo('a browser on a phone', () => {
    Reflect.deleteProperty(Request.prototype, 'duplex')
  })
  await page.goto('/user/home?dialog=slip')
  const dialog = dialogOf(app, 'ส่งสลิป')
  await dialog.getByLabel('เลือกรูป').setInputFiles('public/icon-192.png')
  await dialog.getByRole('button', { name: 'ส่งสลิป' }).click()
  await expect(dialog.getByText('ได้รับสลิปแล้ว')).toBeVisible()
  await page.goto('/user/home')
  await asOperator(app, async () => {
    const slips = card(app, 'Waiting slips').getByRole('row')
    const waiting = slips.last()
    await waiting.getByRole('textbox').fill('20')
    const count = await slips.count()
    await waiting.getByRole('button', { name: 'Accept' }).click()
    await expect(slips).toHaveCount(count - 1)
  })
  await expect(total(app)).toContainText('฿1,325,636.24')
})

test('a game opens beside a way back, and starting again logs out and restores every balance', async ({
  enterDemo,
}) => {
  const { app } = await enterDemo('Telegram for iOS')
  await app.getByRole('main').getByRole('button', { name: 'Seven Draw', exact: true }).click()
  const game = dialogOf(app, 'Seven Draw')
  await game.getByRole('button', { name: /^เล่น|แล้วเล่น/ }).click()
  await expect(app.getByText('You came by a posted form')).toBeVisible()
  await app.getByRole('link', { name: 'no real money' }).click()
  await strip(app).click()
  await card(app, 'Books').getByRole('button', { name: 'Reset everything' }).click()
  await app.getByRole('link', { name: 'Open the app' }).click()
  await fillLogin(app)
  await expect(total(app)).toContainText('฿1,325,616.24')
})

test('an operator’s build has nothing of the demo', () => {
  const folder = process.env[buildFolder] ?? ''
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /demo|sandbox|check|_redirects|^404/.test(name))).toEqual([])
  const text = files
    .filter((name) => /\.(html|js|css)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
  expect(text).toContain('socket.io')
  expect(text).not.toMatch(/ไม่มีเงินจริง|interceptors|x-sandbox-drop|wallet-check/)
})
