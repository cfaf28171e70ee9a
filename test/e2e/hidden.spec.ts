import type { Page } from '@playwright/test'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { expect, test } from './support/fixtures.ts'
import { brokenConnection, enter } from './support/player.ts'

/*
 * A hidden page would cost battery and data: it sends no request and runs no timer.
 */

/** A hidden page may have timers of at least this length (ms). */
const longEnough = 30_000
/** Time for what began before the page was hidden (ms). */
const rest = 3_000
/** Time in which every timer of the app would have run out (ms). */
const watched = 16_000

/** Notes each timer below half a minute that runs out while the page is hidden, and makes the page hideable. */
const watchTimers = async (page: Page) => {
  await page.clock.install()
  await page.addInitScript((least) => {
    const ticks: string[] = []
    let hidden = false
    Object.defineProperty(document, 'hidden', { get: () => hidden })
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') })
    Object.assign(window, {
      ticks,
      show(shown: boolean) {
        hidden = !shown
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
    const noting = (set: typeof window.setTimeout, name: string) => (act: () => void, pause?: number) => {
      // The stack names the caller.
      const by = `${name} ${pause} ${new Error().stack?.split('\n')[2]?.trim()}`
      return set(() => {
        if (hidden && (pause ?? 0) < least) ticks.push(by)
        act()
      }, pause)
    }
    Object.assign(window, {
      setTimeout: noting(window.setTimeout.bind(window), 'timeout'),
      setInterval: noting(window.setInterval.bind(window) as typeof window.setTimeout, 'interval'),
    })
  }, longEnough)
}

const show = (page: Page, shown: boolean) =>
  page.evaluate((wanted) => (Reflect.get(window, 'show') as (shown: boolean) => void)(wanted), shown)
const ticks = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'ticks') as string[]).splice(0, Number.POSITIVE_INFINITY))

/** Hides the page, checks that nothing happens, and shows it again. @returns the number of requests until then. */
async function stayAway(page: Page, sandbox: Sandbox): Promise<number> {
  await show(page, false)
  await page.clock.runFor(rest)
  // What was sent before this file has arrived once the file has.
  const settle = () => page.evaluate(() => fetch('/manifest.webmanifest').then((answer) => answer.text()))
  await settle()
  await ticks(page)
  const asked = sandbox.requests.length
  await page.clock.runFor(watched)
  await settle()
  expect(await ticks(page)).toEqual([])
  expect(sandbox.requests.slice(asked).map(({ path }) => path)).toEqual([])
  // A timer would have been noticed.
  await page.evaluate(() => void setTimeout(() => undefined, 1))
  await page.clock.runFor(10)
  expect(await ticks(page)).toHaveLength(1)
  await show(page, true)
  return asked
}

const screens = {
  'home with withdrawals under way': {
    at: '/user/home',
    isThere: (page: Page) => page.getByText('กำลังดำเนินการ').first(),
  },
  'a QR code that waits to be paid': {
    at: '/user/home?dialog=qr&code=KBANK',
    isThere: (page: Page) => page.getByRole('timer'),
  },
  'the open chat': {
    at: '/user/home?dialog=chat',
    isThere: (page: Page) => page.getByRole('dialog').getByRole('textbox'),
  },
  'the wheel': { at: '/user/spin', isThere: (page: Page) => page.getByRole('button', { name: /^หมุน เหลือ \d/ }) },
  'the statement': { at: '/user/statement', isThere: (page: Page) => page.getByRole('listitem').first() },
}

for (const [name, { at, isThere }] of Object.entries(screens))
  test(`hidden, ${name} requests nothing and runs no timer, and resumes once visible`, async ({ page, sandbox }) => {
    sandbox.control.setSwitches({ wheel: true })
    await watchTimers(page)
    await enter(page, { sandbox, at })
    if (at.includes('qr')) {
      await page.getByRole('button', { name: '฿500', exact: true }).click()
      await page.getByRole('button', { name: 'สร้าง QR' }).click()
      // Its picture has been checked and drawn for saving.
      await expect(page.getByRole('img', { name: '฿500.00' })).toHaveAttribute('src', /^data:image\/png/)
      await expect(page.locator('dialog [aria-busy]')).toHaveCount(0)
    }
    await expect(isThere(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const asked = await stayAway(page, sandbox)
    if (!at.includes('spin')) await expect.poll(() => sandbox.requests.length).toBeGreaterThan(asked)
    await expect(isThere(page)).toBeVisible()
  })

test('an unanswered transfer is looked up once the page is visible', async ({ page, sandbox, provoked }) => {
  provoked.push(brokenConnection)
  await watchTimers(page)
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  await page.getByRole('textbox', { name: 'จำนวนเงิน' }).fill('100')
  sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropBefore' })
  await page.getByRole('dialog').getByRole('button', { name: 'โอนเงิน' }).click()
  // The first look has ended: nothing of it arrives while the page is hidden.
  await expect(page.getByText('ยังไม่พบรายการนี้')).toBeVisible()
  const asked = await stayAway(page, sandbox)
  await expect.poll(() => sandbox.requests.length).toBeGreaterThan(asked)
})
