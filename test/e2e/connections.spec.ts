import { deferred } from '../fakes/deferred.ts'
import type { Page } from '@playwright/test'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import { buildFolder } from './buildFolder.ts'
import { expect, test as base } from './fixtures.ts'
import { keepConnections } from './keptConnections.ts'
import { fillLogin, fillTransfer, message, sendButton, sent, signIn, transferDialog, transfersSent } from './player.ts'

interface Kept {
  backend: Sandbox
  visitor: Page
  breakAfter(path: string): void
}

/** The app over plain HTTP/1.1 with connections that stay open. Only the backend sees what the browser repeats by itself. */
const test = base.extend<{ kept: Kept }>({
  kept: async ({ browser }, use) => {
    const sandbox = createSandbox({ quiet: true })
    const served = await serveBuild({ sandbox, port: 0, folder: process.env[buildFolder] ?? 'dist' })
    const proxy = await keepConnections(served.url)
    const context = await browser.newContext({ baseURL: proxy.url })
    await use({ backend: sandbox, visitor: await context.newPage(), breakAfter: proxy.breakAfter })
    expect(sandbox.audit().problems).toEqual([])
    await context.close()
    await proxy.close()
    await served.close()
  },
})

const transferOn = async (page: Page, amount: string) => {
  await page.goto('/user/statement?dialog=transfer')
  await fillTransfer(page, amount)
  await sendButton(page).click()
}

/** In the page: after each command the phone is busy until a read that is to be aborted has been answered, eleven times. */
function busyAfterCommands(reads: string) {
  const { fetch } = window
  let busyTimes = 0
  const beBusy = () => {
    const startedAt = performance.now()
    while (performance.now() - startedAt < 150);
  }
  window.fetch = (input, options) => {
    const isCommand = options?.method === 'POST' && options.credentials === 'omit'
    if (isCommand) busyTimes = 11
    const answer = fetch(input, options)
    if (!`${input as string}`.includes('/api/lookup/active') || !options?.signal || busyTimes-- <= 0) return answer
    if (reads === 'leave late') beBusy()
    else setTimeout(beBusy)
    return answer
  }
}

const phones = {
  'a phone': async () => undefined,
  'a page that has noted all the times it can': (page: Page) =>
    page.addInitScript(() => performance.setResourceTimingBufferSize(25)),
  'a phone at a sixth of the speed': async (page: Page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  },
  'a phone whose first reads after a command leave late': (page: Page) =>
    page.addInitScript(busyAfterCommands, 'leave late'),
  'a phone whose first reads after a command are aborted late': (page: Page) =>
    page.addInitScript(busyAfterCommands, 'are aborted late'),
}

for (const [phone, prepare] of Object.entries(phones))
  test(`a command that follows another over HTTP/1.1 arrives once, though its connection breaks after it was carried out (${phone})`, async ({
    kept: { backend, visitor, breakAfter },
  }) => {
    await prepare(visitor)
    await signIn(visitor)
    // Home asks 1.5 s after it has loaded, which on a slow phone is before the next tap there.
    await visitor.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
    await transferOn(visitor, '100')
    await expect(message(visitor)).toContainText('โอน ฿100.00')
    await message(visitor).getByRole('button', { name: 'ตกลง' }).click()
    breakAfter('/api/wallet/transfer')
    await visitor.getByRole('link', { name: 'หน้าหลัก' }).click()
    await visitor.getByRole('main').getByRole('button', { name: 'โอนเงิน', exact: true }).click()
    await fillTransfer(visitor, '7')
    await sendButton(visitor).click()
    await expect(message(visitor)).toContainText('การโอน ฿7.00')
    expect(transfersSent(backend)).toHaveLength(2)
  })

test('a command arrives once, though the page was loaded anew before the connection of the command before it was closed', async ({
  kept: { backend, visitor, breakAfter },
}) => {
  // The first page never gets to closing the login's connection.
  let isFirst = true
  await visitor.route('**/idleConnections-*', (route) => {
    const isHeld = isFirst
    isFirst = false
    return isHeld ? deferred<void>().promise : route.continue()
  })
  await signIn(visitor)
  await expect.poll(() => isFirst).toBe(false)
  // Nor does anything else on the second page before the transfer.
  await visitor.route('**/api/chat/**', (route) => route.abort())
  breakAfter('/api/wallet/transfer')
  await transferOn(visitor, '7')
  await expect(message(visitor)).toContainText('การโอน ฿7.00')
  expect(transfersSent(backend)).toHaveLength(1)
})

test('one press of the login is one request, though connections that reads left open break', async ({
  kept: { backend, visitor, breakAfter },
}) => {
  breakAfter('/api/login')
  await visitor.goto('/login')
  await fillLogin(visitor)
  await expect(visitor.getByText('ระบบยังไม่ตอบสนอง')).toBeVisible()
  expect(sent(backend, '/api/login')).toHaveLength(1)
})

test('one press is one SMS', async ({ kept: { backend, visitor, breakAfter } }) => {
  breakAfter('/api/otp/send')
  await visitor.goto('/register')
  await visitor.getByLabel('เบอร์โทรศัพท์').fill(members.rich.username)
  await visitor.getByRole('button', { name: 'ถัดไป' }).click()
  await expect(visitor.getByText('ระบบยังไม่ตอบสนอง')).toBeVisible()
  expect(sent(backend, '/api/otp/send')).toHaveLength(1)
})

test('where a connection that a command left cannot be closed, the next command stays here and says why', async ({
  kept: { backend, visitor },
}) => {
  await visitor.route('**/idleConnections-*', (route) => route.abort())
  await signIn(visitor)
  await visitor.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await visitor.getByRole('main').getByRole('button', { name: 'โอนเงิน', exact: true }).click()
  await fillTransfer(visitor, '7')
  await sendButton(visitor).click()
  await expect(message(visitor)).toContainText('ยังไม่ได้ส่ง: การเชื่อมต่อนี้อาจทำให้ส่งซ้ำสองครั้ง')
  await message(visitor).getByRole('button', { name: 'ตกลง' }).click()
  await expect(transferDialog(visitor).getByLabel('จำนวนเงิน')).toHaveValue('7')
  expect(transfersSent(backend)).toEqual([])
})
