import { hash } from '../../src/lib/hash.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { store, total } from './support/player.ts'

test('a pause closes a deposit in another tab, and survives a reload of both', async ({ page, sandbox, context }) => {
  const token = sandbox.control.logIn(members.rich.username)
  await store(page, { persistent: { token, agreement: hash(token) } })
  await page.goto('/user/home')
  await expect(total(page)).toContainText('฿1,325,616.24')
  const other = await context.newPage()
  await other.goto(`${new URL(page.url()).origin}/user/home?dialog=deposit`)
  await expect(other.getByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  await page.goto('/user/home?dialog=depositLimits')
  await page.getByRole('button', { name: '24 ชั่วโมง' }).click()
  await page.getByRole('button', { name: 'พัก 24 ชั่วโมง' }).click()
  await expect(other.getByRole('dialog', { name: 'ยังฝากเงินไม่ได้' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('dialog', { name: 'ยังฝากเงินไม่ได้' })).toBeVisible()
  await other.getByRole('dialog').getByRole('button', { name: 'ถอนเงิน' }).click()
  await expect(other.getByRole('dialog', { name: 'ถอนเงิน' })).toBeVisible()
})
