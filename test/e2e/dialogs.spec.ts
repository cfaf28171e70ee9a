import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import {
  enter,
  fillTransfer,
  keepWaiting,
  alert,
  refused,
  sendButton,
  total,
  transferAction,
  transferDialog,
  transfersSent,
} from './support/player.ts'

const call = { method: 'POST', path: '/api/wallet/transfer' } as const
const entries = (page: Page) => page.evaluate(() => window.history.length)
const back = (page: Page) => page.evaluate(() => window.history.back())
const forward = (page: Page) => page.evaluate(() => window.history.forward())

for (const [way, close] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the close button': (page: Page) => transferDialog(page).getByRole('button', { name: 'ปิด' }).click(),
  'a tap beside it': (page: Page) => page.touchscreen.tap(180, 10),
}))
  test(`${way} closes a dialog, returns the focus and leaves the history in order`, async ({ page, sandbox }) => {
    await enter(page, { sandbox, at: '/user/statement' })
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await page.getByRole('link', { name: 'หน้าหลัก' }).click()
    await transferAction(page).click()
    await expect(transferDialog(page)).toBeVisible()
    await close(page)
    await expect(transferDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/user\/home$/)
    await expect(transferAction(page)).toBeFocused()

    await forward(page)
    await expect(transferDialog(page)).toBeVisible()
    await back(page)
    await expect(transferDialog(page)).toBeHidden()
    await back(page)
    await expect(page).toHaveURL(/\/user\/statement$/)
    await expect(page.getByRole('listitem').first()).toBeVisible()
  })

test('a reload restores the open dialog, and closing it is still a step back', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await transferAction(page).click()
  await expect(transferDialog(page)).toBeVisible()
  await page.reload()
  await expect(transferDialog(page).getByRole('textbox', { name: 'จำนวนเงิน' })).toBeVisible()
  const steps = await entries(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/user\/home$/)
  expect(await entries(page)).toBe(steps)
})

test('a dialog opened by its address alone closes to its page, not out of the app', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  await expect(transferDialog(page).getByRole('textbox', { name: 'จำนวนเงิน' })).toBeVisible()
  const steps = await entries(page)
  await transferDialog(page).getByRole('button', { name: 'ปิด' }).click()
  await expect(page).toHaveURL(/\/user\/home$/)
  await expect(transferDialog(page)).toBeHidden()
  await expect(total(page)).toBeVisible()
  expect(await entries(page)).toBe(steps)
})

test('a dialog cannot be left while its transfer is under way', { tag: '@smoke' }, async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/statement' })
  await page.getByRole('link', { name: 'หน้าหลัก' }).click()
  await transferAction(page).click()
  await fillTransfer(page, '100')
  const answer = await keepWaiting(page, call.path)
  const asked = page.waitForRequest(`**${call.path}`)
  await sendButton(page).click()
  await asked

  const tries = [
    () => back(page),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
    () => transferDialog(page).getByRole('button', { name: 'ปิด' }).click(),
    () => page.touchscreen.tap(180, 10),
    () => page.evaluate(() => window.history.go(-2)),
  ]
  for (const attempt of tries) {
    await attempt()
    await expect(page).toHaveURL(/\/user\/home\?dialog=transfer$/)
    await expect(transferDialog(page)).toBeVisible()
  }
  answer()
  await expect(alert(page)).toContainText('โอน ฿100.00')
  await expect(transferDialog(page)).toBeHidden()
  await alert(page).getByRole('button', { name: 'ตกลง' }).click()
  await expect(page).toHaveURL(/\/user\/home$/)
  expect(transfersSent(sandbox)).toHaveLength(1)
  // The alert's own step back has to be done.
  await expect.poll(() => page.evaluate(() => (history.state as { covered?: true } | null)?.covered)).toBeUndefined()
  await back(page)
  await expect(page).toHaveURL(/\/user\/statement$/)
})

for (const [way, step] of Object.entries({ back, Escape: (page: Page) => page.keyboard.press('Escape') }))
  test(`${way} closes an alert before the dialog below it`, async ({ page, sandbox, provoked }) => {
    provoked.push(refused)
    await enter(page, { sandbox })
    await transferAction(page).click()
    await fillTransfer(page, '100')
    sandbox.control.provoke('NO_WALLET')
    await sendButton(page).click()
    await expect(alert(page)).toBeVisible()
    await step(page)
    await expect(alert(page)).toBeHidden()
    await expect(transferDialog(page)).toBeVisible()
    await expect(page).toHaveURL(/dialog=transfer$/)
    await step(page)
    await expect(transferDialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/user\/home$/)
  })

test('a step forward while an alert is shown leads nowhere and leaves dialogs working', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await transferAction(page).click()
  await fillTransfer(page, '100')
  await sendButton(page).click()
  await expect(alert(page)).toBeVisible()
  await forward(page)
  await expect(page).toHaveURL(/\/user\/home$/)
  await expect(transferDialog(page)).toBeHidden()
  await alert(page).getByRole('button', { name: 'ตกลง' }).click()
  await expect(alert(page)).toBeHidden()
  await transferAction(page).click()
  await expect(transferDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(transferDialog(page)).toBeHidden()
})

test('a reload below an alert leaves no step: the dialog closes', async ({ page, sandbox, provoked }) => {
  provoked.push(refused)
  sandbox.control.provoke('MONEY_NOT_ENOUGH')
  await enter(page, { sandbox })
  await transferAction(page).click()
  await fillTransfer(page, '100')
  await sendButton(page).click()
  await expect(alert(page)).toBeVisible()
  await page.reload()
  await expect(transferDialog(page)).toBeVisible()
  await fillTransfer(page, '200')
  await sendButton(page).click()
  await expect(alert(page)).toContainText('฿200.00')
  await alert(page).getByRole('button', { name: 'ตกลง' }).click()
  await expect(alert(page)).toBeHidden()
  await expect(transferDialog(page)).toBeHidden()
  expect(transfersSent(sandbox)).toHaveLength(2)
})

test('a dialog requested twice while its code is loading is one step', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  const release = await keepWaiting(page, '/assets/TransferDialog-*.js')
  await transferAction(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  release()
  await expect(transferDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(transferDialog(page)).toBeHidden()
})

test('the page behind a dialog does not scroll', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await expect(page.getByRole('region', { name: 'หวย' })).toBeAttached()
  await page.mouse.move(180, 300)
  await page.mouse.wheel(0, 80)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(80)
  await transferAction(page).click()
  await expect(transferDialog(page).getByRole('textbox', { name: 'จำนวนเงิน' })).toBeVisible()
  await page.mouse.move(180, 5)
  await page.mouse.wheel(0, 300)
  await transferDialog(page).getByRole('heading').hover()
  await page.mouse.wheel(0, 300)
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await expect(transferDialog(page)).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(80)
})

test('the keyboard’s focus stays inside an open dialog', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  await expect(transferDialog(page).getByRole('textbox', { name: 'จำนวนเงิน' })).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && focused?.closest('dialog') === null
    })
    expect(isOutside).toBe(false)
  }
})

/** Drags the sheet down by its title (px) with a finger, as the browser's own input; it follows the finger. */
async function pull(page: Page, distance: number): Promise<void> {
  await transferDialog(page).evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
  const box = await transferDialog(page).getByRole('heading').boundingBox()
  if (!box) throw new Error('The sheet has no title')
  const finger = await page.context().newCDPSession(page)
  const at = (y: number) => [{ x: Math.round(box.x + 40), y: Math.round(box.y + 10 + y) }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 10; step += 1)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((distance * step) / 10) })
  // It rests before it is lifted: a drag, and no flick.
  for (let beat = 0; beat < 8; beat += 1)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(distance + (beat % 2)) })
  const lowered = () => transferDialog(page).evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).f)
  await expect.poll(async () => Math.abs((await lowered()) - distance)).toBeLessThan(2)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('pulling the sheet down far closes it, pulling it a little lets it spring back', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await transferAction(page).click()
  await expect(transferDialog(page).getByRole('textbox', { name: 'จำนวนเงิน' })).toBeVisible()
  await pull(page, 20)
  await expect(transferDialog(page)).toBeVisible()
  await expect(page).toHaveURL(/dialog=transfer$/)
  await expect(transferDialog(page)).toHaveCSS('transform', 'none')
  await pull(page, 200)
  await expect(transferDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/user\/home$/)
})

test('two taps on the close button are one step back', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/statement' })
  await page.getByRole('link', { name: 'หน้าหลัก' }).click()
  await transferAction(page).click()
  await transferDialog(page)
    .getByRole('button', { name: 'ปิด' })
    .evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  await expect(transferDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/user\/home$/)
})
