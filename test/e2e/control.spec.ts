import { expect, test } from './fixtures.ts'
import { balance, enter, fillLogin, refused, total } from './player.ts'
import { members } from '../sandbox/seed/seed.ts'

test('the wheel is switched on, and home counts the coins', async ({ page, context, sandbox }) => {
  await enter(page, { sandbox })
  await expect(page.getByRole('button', { name: 'อัปเดตทุกเกม' })).toBeVisible()
  const operator = await context.newPage()
  await operator.goto('/sandbox')
  await operator.locator('form').filter({ hasText: 'wheel' }).getByRole('button', { name: 'Turn on' }).click()
  await expect(operator.locator('form').filter({ hasText: 'wheel' })).toContainText('on')
  await page.reload()
  await expect(page.getByText('12 เหรียญ')).toBeVisible()
  await expect(page.getByRole('button', { name: 'อัปเดตทุกเกม' })).toBeHidden()
})

test('a deposit is credited, and balance and statement show it', async ({ page, context, sandbox }) => {
  await enter(page, { sandbox, as: 'newcomer' })
  await expect(total(page)).toContainText('฿0.00')
  const operator = await context.newPage()
  await operator.goto('/sandbox')
  const form = operator.locator('form').filter({ hasText: 'Credit deposit' })
  await form.getByLabel('Member').selectOption({ label: members.newcomer.name })
  await form.getByLabel('Amount in baht').fill('1234.56')
  await form.getByRole('button').click()
  await expect(operator.getByRole('heading', { name: 'Sandbox control' })).toBeVisible()

  await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click()
  await expect(total(page)).toContainText('฿1,234.56')
  await page.getByRole('link', { name: 'รายการ' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('listitem')).toContainText('+฿1,234.56')
})

for (const [decision, status, back] of [
  ['Approve', 'สำเร็จ', 0],
  ['Reject', 'ไม่สำเร็จ', 300_00],
] as const)
  test(`a waiting withdrawal is decided (${decision}), and the statement tells it`, async ({
    page,
    context,
    sandbox,
  }) => {
    await enter(page, { sandbox, at: '/user/statement' })
    const row = page.getByRole('listitem').filter({ hasText: '฿300.00' }).first()
    await expect(row).toContainText('กำลังดำเนินการ')
    const before = balance(sandbox, 'rich')
    const operator = await context.newPage()
    await operator.goto('/sandbox')
    await operator.getByRole('row').filter({ hasText: '300.00' }).getByRole('button', { name: decision }).click()
    await expect(operator.getByRole('button', { name: decision })).toHaveCount(1)
    await page.reload()
    await expect(row).toContainText(status)
    await expect(row).not.toContainText('กำลังดำเนินการ')
    expect(balance(sandbox, 'rich')).toBe(before + back)
  })

test('tokens are expired, and the member signs in anew', async ({ page, context, sandbox, expectedComplaints }) => {
  // The session may end while the chat connects.
  expectedComplaints.push(refused, /WebSocket is closed before the connection is established/)
  await enter(page, { sandbox })
  await expect(total(page)).toBeVisible()
  const operator = await context.newPage()
  await operator.goto('/sandbox')
  await operator.getByRole('button', { name: 'Expire tokens' }).click()
  await expect(operator.getByText('0 valid tokens')).toBeVisible()
  // Any read finds it out, also one that the return to the tab caused: a button of home may be gone by now.
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await fillLogin(page)
  await expect(total(page)).toBeVisible()
})
