import type { Page } from '@playwright/test'
import { manyGames } from '../tools/scenes/bareGames.ts'
import { expect, test } from './support/fixtures.ts'
import { balance, enter } from './support/player.ts'

const dialog = (page: Page, game: string) => page.getByRole('dialog', { name: game })

/** Opens a game's dialog, activates the account if there is none, plays, and closes both. @returns the text of the game's site. */
async function play(page: Page, game: string, isActive = false): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: game, exact: true }).click()
  if (!isActive) await dialog(page, game).getByRole('button', { name: 'เปิดบัญชี' }).click()
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog(page, game)
      .getByRole('button', { name: /^เล่น|แล้วเล่น/ })
      .click(),
  ])
  await opened.waitForURL('**/sandbox/play/**')
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  const text = await opened.locator('body').innerText()
  await opened.close()
  await dialog(page, game).getByRole('button', { name: 'ปิด', exact: true }).click()
  return text
}

test(
  'each way into a game opens it in its own window, with the money already moved',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    await enter(page, { sandbox, as: 'noBank' })
    for (const game of ['Sunrise Lotto', 'Lotus Numbers']) await play(page, game, true)
    for (const game of ['Koi Palace', 'Baccara Royale', 'Seven Draw'])
      expect(await play(page, game)).toContain('฿109.50')
    expect(sandbox.arrivals.map(({ code, way, accepted }) => `${code} ${way} ${accepted}`)).toEqual([
      'sunrise link true',
      'lotus link true',
      'koi ticket true',
      'baccara ticket true',
      'seven form true',
    ])
    expect(sandbox.arrivals.map(({ referrer }) => referrer)).toEqual(sandbox.arrivals.map(() => null))
    expect(balance(sandbox, 'noBank', 'seven')).toBe(109_50)
  },
)

test('one of two thousand games is found by a few letters; its sheet leads back', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await manyGames(page)
  await page.getByRole('button', { name: 'ค้นหาเกม' }).click()
  const found = dialog(page, 'ค้นหาเกม')
  const field = found.getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('มังกร')
  await expect(found.getByRole('listitem')).toHaveCount(30)
  await expect(found.getByText('แสดง 30 เกมแรก')).toBeVisible()
  const top = async () => (await field.boundingBox())?.y
  const above = await top()
  // No game shows between the sheet's header and the field.
  const header = await found.evaluate((sheet) => {
    sheet.scrollTop = 300
    return sheet.querySelector('header')?.getBoundingClientRect().bottom
  })
  const bar = found.locator('[class*=FindGame-bar]')
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThanOrEqual(header ?? 0)
  await field.fill('')
  await page.keyboard.type('neko fortnue')
  await expect(found.getByRole('listitem')).toHaveText([/^Neko Fortune/])
  // The sheet may still be settling by a fraction of a pixel.
  expect(await top()).toBeCloseTo(above ?? 0, 0)
  await found.getByRole('listitem').getByRole('button').first().click()
  await dialog(page, 'Neko Fortune').getByRole('button', { name: 'ย้อนกลับ' }).click()
  await expect(field).toHaveValue('neko fortnue')
  await expect(field).not.toBeFocused()
})
