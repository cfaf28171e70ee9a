import { readFile } from 'node:fs/promises'
import type { Frame, Page } from '@playwright/test'
import { addManyRows } from '../fakes/ledger/manyRows.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { enter } from './support/player.ts'

const dialog = (app: Page | Frame) => app.getByRole('dialog', { name: 'ค้นหาและสรุปยอด' })
const memberId = (state: Parameters<typeof addManyRows>[0], who: keyof typeof members) =>
  state.members.find(({ username }) => username === members[who].username)?.id ?? ''

test('a thousand rows are read, searched, and saved exact to the satang', async ({ page, sandbox }) => {
  test.setTimeout(180_000)
  const books = addManyRows(sandbox.state, memberId(sandbox.state, 'newcomer'), 1_000)
  // The pace of requests counts in minutes; for it they pass in half a second.
  await page.addInitScript(() => {
    const real = performance.now.bind(performance)
    let speed = 120
    performance.now = () => real() * speed
    Object.assign(window, { slowDown: () => (speed = 1) })
  })
  await enter(page, { sandbox, as: 'newcomer', at: '/user/statement?dialog=report' })
  await expect(dialog(page).getByText(/^ครบ 1,000 รายการ · /)).toBeVisible({ timeout: 120_000 })
  await page.evaluate(() => (window as unknown as { slowDown(): void }).slowDown())
  await expect(dialog(page).getByText('ยอดรวมของรายการที่แสดง')).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'ไฟล์ CSV' }).click(),
  ])
  const bytes = await readFile(await download.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const amounts = [...bytes.toString('utf8').matchAll(/,(\d+\.\d\d)\r\n/g)].map(([, amount]) =>
    Math.round(Number(amount) * 100),
  )
  expect(amounts).toEqual(books.toReversed().map(({ amount }) => Math.abs(amount)))

  const search = dialog(page).getByRole('searchbox')
  await search.pressSequentially('1234')
  await search.fill('')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(25)
})

test('the printed page has nothing but the statement, black on white', async ({ page, sandbox }) => {
  await page.addInitScript(() => void Object.assign(window, { print: () => undefined }))
  await page.emulateMedia({ colorScheme: 'dark' })
  await enter(page, { sandbox, at: '/user/statement?dialog=report' })
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
