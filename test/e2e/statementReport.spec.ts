import type { Frame, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { enter } from './support/player.ts'

const dialog = (app: Page | Frame) => app.getByRole('dialog', { name: 'ค้นหาและสรุปยอด' })

test('the printed page has nothing but the statement, black on white', async ({ page, sandbox }) => {
  await page.addInitScript(() => void Object.assign(window, { print: () => undefined }))
  await page.emulateMedia({ colorScheme: 'dark' })
  await enter(page, { sandbox, at: '/user/statement?dialog=statementReport' })
  await expect(dialog(page).getByText(/^ครบ 262 รายการ · /)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'พิมพ์' }).click()
  const paper = page.locator('body > article')
  await expect(paper).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  expect(await paper.getByRole('row').count()).toBeGreaterThan(262)
  expect(await paper.evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe('rgb(255, 255, 255)')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)
})
