import type { Page } from '@playwright/test'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { balance, enter, alert, sent } from './support/player.ts'

const dialog = (page: Page) => page.getByRole('dialog').last()
const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true }).click()
const wheelButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(หมุน|กำลังหมุน|หมุนอีก) \d/ })

/** Closes the alert that tells of the success. */
async function confirm(page: Page, text: string | RegExp): Promise<void> {
  await expect(alert(page)).toContainText(text)
  await alert(page).getByRole('button', { name: 'ตกลง' }).click()
  await expect(alert(page)).toBeHidden()
  // Its step back through the history would otherwise leave the page that the test loads next.
  await expect.poll(() => page.evaluate(() => (window.history.state as { covered?: true } | null)?.covered)).toBeFalsy()
}

/** Expects what the main wallet holds (minor units), by true books. */
function expectHeld(sandbox: Sandbox, held: number): void {
  expect(sandbox.audit().problems).toEqual([])
  expect(balance(sandbox, 'rich')).toBe(held)
}

test(
  'a bonus, a refund, the invite bonus and a coupon are received once each',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    sandbox.control.setSwitches({ wheel: true })
    sandbox.control.setNextPrize('BAHT50')
    sandbox.control.setBanners({ refund: false, invite: false })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let held = balance(sandbox, 'rich')
    // A dialog that is closing steps back in the history, which may abort a load that begins at that moment.
    const load = (address: string) => expect(() => page.goto(address)).toPass({ timeout: 20_000 })

    await enter(page, { sandbox, at: '/user/bonus' })
    await page.getByRole('main').getByRole('button', { name: /LOYAL/ }).click()
    await press(page, 'รับโบนัส')
    await confirm(page, 'LOYAL')
    sandbox.control.finishBonus(members.rich.username)
    expectHeld(sandbox, (held += 30_00))

    await load('/user/home?dialog=refund')
    await press(page, 'รับคืนยอดเสีย')
    await confirm(page, /./)
    expectHeld(sandbox, (held += 320_50))

    await load('/user/home?dialog=inviteBonus')
    await press(page, 'รับโบนัส')
    await confirm(page, 'รับโบนัสชวนเพื่อนแล้ว')
    expectHeld(sandbox, (held += 1_250_00))

    await load('/user/spin')
    await wheelButton(page).click()
    await expect(dialog(page)).toContainText('฿50')
    await press(page, 'ปิด')
    await page.getByRole('button', { name: 'ใช้คูปอง ฿50' }).click()
    await press(page, 'ยืนยันใช้คูปอง')
    await confirm(page, 'ใช้คูปองแล้ว')
    expectHeld(sandbox, held + 50_00)
  },
)

/** Returns the slice below the pointer, counted from 0, by the angle of the wheel. */
const sliceOnTop = async (page: Page, slices: number) => {
  const turned = page.locator('div:has(> canvas)')
  const matrix = await turned.evaluate((wheel) => {
    const { a, b } = new DOMMatrix(getComputedStyle(wheel).transform)
    return { a, b }
  })
  const turns = Math.atan2(matrix.b, matrix.a) / (2 * Math.PI)
  return (Math.round((1 - turns) * slices) + slices) % slices
}

test('the wheel turns and stops on what the server decided', async ({ page, sandbox }) => {
  sandbox.control.setSwitches({ wheel: true })
  sandbox.control.setNextPrize('BAHT500')
  await enter(page, { sandbox, at: '/user/spin' })
  expect(await sliceOnTop(page, 8)).toBe(0)
  await wheelButton(page).click()
  await expect.poll(() => sliceOnTop(page, 8), { intervals: [50] }).not.toBe(0)
  await wheelButton(page).click({ force: true })
  const prize = page.getByRole('dialog', { name: 'ยินดีด้วย!' })
  await expect(prize).toContainText('฿500')
  expect(sent(sandbox, '/api/spinwheel/spin')).toHaveLength(1)
  expect(await sliceOnTop(page, 8)).toBe(7)
})
