import { expect, test } from './fixtures.ts'
import { hash } from '../../src/web/hash.ts'
import { members } from '../sandbox/seed/seed.ts'
import { enter, store, total } from './player.ts'

/** The files of the two rooms and of what they show elsewhere. */
const ours = /\/(brakes|sessionResult|Braked|BrakesDialog|ResultDialog|WeekSum|AgeMark)[^/]*\.(js|css)$/

test('neither brakes nor the session’s result load a file or ask anything before they are opened', async ({
  page,
  sandbox,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await enter(page, { sandbox })
  await expect(total(page)).toContainText('฿1,325,616.24')
  // The rooms that are likely to be opened next are fetched by then.
  await expect.poll(() => files.some((file) => /\/statement-\w+\.js$/.test(file)), { timeout: 10_000 }).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => ours.test(file))).toEqual([])
  await page.goto('/user/home?dialog=deposit')
  await expect(page.getByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  expect(files.filter((file) => ours.test(file))).toEqual([])
  await page.goto('/user/home?dialog=brakes')
  await expect.poll(() => files.filter((file) => ours.test(file)).length).toBeGreaterThan(0)
})

test('a pause shuts the deposit that another tab has open, and survives a reload of both', async ({
  page,
  sandbox,
  context,
}) => {
  const token = sandbox.control.signIn(members.rich.username)
  await store(page, { persistent: { token, agreement: hash(token) } })
  await page.goto('/user/home')
  await expect(total(page)).toContainText('฿1,325,616.24')
  const other = await context.newPage()
  await other.goto(`${new URL(page.url()).origin}/user/home?dialog=deposit`)
  await expect(other.getByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  await page.goto('/user/home?dialog=brakes')
  await page.getByRole('button', { name: '24 ชั่วโมง' }).click()
  await page.getByRole('button', { name: 'พัก 24 ชั่วโมง' }).click()
  await expect(other.getByRole('dialog', { name: 'พักการฝากเงิน' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('dialog', { name: 'พักการฝากเงิน' })).toBeVisible()
  await other.getByRole('dialog').getByRole('button', { name: 'ถอนเงิน' }).click()
  await expect(other.getByRole('dialog', { name: 'ถอนเงิน' })).toBeVisible()
})
