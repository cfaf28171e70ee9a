import { expect, test } from './fixtures.ts'
import { signIn } from './player.ts'

test('a member signs in, transfers, finds it in the statement and signs out', async ({ page, sandbox }) => {
  await signIn(page)
  await expect(page.getByText('ยอดเงินทั้งหมด')).toBeVisible()
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()

  await page.getByRole('main').getByRole('button', { name: 'โอนเงิน' }).click()
  await page.getByRole('group', { name: 'จาก' }).getByText('กระเป๋าหลัก').click()
  await page.getByRole('group', { name: 'ไปที่' }).getByText('Neko Fortune').click()
  await page.getByLabel('จำนวนเงิน').fill('100')
  await page.getByRole('dialog').getByRole('button', { name: 'โอนเงิน' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไป Neko Fortune แล้ว')
  await page.getByRole('button', { name: 'ตกลง' }).click()

  await page.getByRole('link', { name: 'รายการ' }).click()
  const newest = page.getByRole('listitem').first()
  await expect(newest).toContainText('−฿100.00')
  await expect(newest).toContainText('สำเร็จ')
  expect(sandbox.requests.filter(({ path }) => path === '/api/wallet/transfer')).toHaveLength(1)

  await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/user/home')
  await expect(page).toHaveURL(/\/login$/)
})
