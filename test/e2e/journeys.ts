import type { Frame } from '@playwright/test'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { expect } from './fixtures.ts'
import { fillLogin, fillTransfer, message, sendButton, total, transferAction, transfersSent } from './player.ts'

/**
 * From the login page on: a member signs in, transfers, finds it in the statement and signs out. `wanted` is where the
 * player was going before the login, if not home.
 */
export async function firstJourney(app: Frame, sandbox: Sandbox, wanted = '/user/home'): Promise<void> {
  await fillLogin(app)
  await expect.poll(() => new URL(app.url()).pathname).toBe(wanted)
  if (wanted !== '/user/home') await app.getByRole('link', { name: 'หน้าหลัก' }).click()
  await expect(total(app)).toContainText('฿1,325,616.24')
  await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()

  await transferAction(app).click()
  await fillTransfer(app, '100')
  await sendButton(app).click()
  await expect(message(app)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไป Neko Fortune แล้ว')
  await message(app).getByRole('button', { name: 'ตกลง' }).click()

  await app.getByRole('link', { name: 'รายการ' }).click()
  const newest = app.getByRole('listitem').first()
  await expect(newest).toContainText('−฿100.00')
  await expect(newest).toContainText('สำเร็จ')
  expect(transfersSent(sandbox)).toHaveLength(1)

  await app.getByRole('button', { name: 'ออกจากระบบ' }).click()
  await expect(app.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
  await expect.poll(() => new URL(app.url()).pathname).toBe('/login')
}
