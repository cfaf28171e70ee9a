import type { Page } from '@playwright/test'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { atRest, reachScene } from '../tools/scenes/reachScene.ts'
import { scenes } from '../tools/scenes/scenes.ts'
import { expect, test } from './support/fixtures.ts'
import { act, brokenConnection, enter, fillTransfer, alert, refused, total } from './support/player.ts'
import { translatedFigures, underTranslation } from './support/translation.ts'

const figuresOf = async (page: Page) => (await page.locator('body').innerText()).match(/[฿₭][\d,.]+/g) ?? []

/** A page that is translated shows the sums that another, read anew, shows. */
async function expectNewest(page: Page, fresh: Page, sandbox: Sandbox): Promise<void> {
  const { pathname, search } = new URL(page.url())
  await enter(fresh, { sandbox, at: pathname + search })
  await expect.poll(() => figuresOf(fresh)).not.toEqual([])
  await atRest(fresh)
  await expect(async () => expect(await figuresOf(page)).toEqual(await figuresOf(fresh))).toPass({ timeout: 15_000 })
  expect(await translatedFigures(page)).toEqual([])
}

test.describe('on a page that the browser translates', () => {
  test('a transfer and incoming money show the newest sums', { tag: '@smoke' }, async ({ page, newVisit, sandbox }) => {
    const fresh = await (await newVisit()).newPage()
    await underTranslation(page)
    await enter(page, { sandbox })
    await expect(total(page)).toContainText('฿1,325,616.24')
    await expect(page.locator('font').first()).toBeAttached()
    await page.getByRole('main').getByRole('button', { name: 'โอนเงิน', exact: true }).click()
    await fillTransfer(page, '100')
    await act(page, 'โอนเงิน')
    await expect(alert(page)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไปยัง Neko Fortune แล้ว')
    await alert(page).getByRole('button', { name: 'ตกลง' }).click()
    sandbox.control.creditDeposit(members.rich.username, 1_234_56)
    await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click()
    await expect(total(page)).toContainText('฿1,326,850.80')
    await expectNewest(page, fresh, sandbox)
  })
})

for (const scene of scenes)
  test(`the screen "${scene.name}" survives with its figures`, async ({ page, sandbox, provoked }) => {
    if (scene.provokes) provoked.push(refused, brokenConnection)
    await underTranslation(page)
    const open = async (address: string) => {
      await page.goto(address)
      return page
    }
    await reachScene(page, scene, { sandbox, language: 'th', open })
    expect(await translatedFigures(page)).toEqual([])
  })
