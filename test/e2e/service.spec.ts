import { expect, test } from './fixtures.ts'
import { enter, refused, total } from './player.ts'

const closed = { name: 'ปิดให้บริการ' }

test('a service that is gone says so at the login, and leads back there once it is back', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(refused)
  sandbox.control.setSwitches({ gone: true })
  await page.goto('/login')
  await expect(page).toHaveURL(/\/terminated$/)
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await page.getByRole('button', { name: 'ลองใหม่' }).click()
  await expect(page.getByText('บริการยังปิดอยู่')).toBeVisible()
  await expect(page).toHaveURL(/\/terminated$/)

  sandbox.control.setSwitches({ gone: false })
  await page.getByRole('button', { name: 'ลองใหม่' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
})

test('any call of a member finds out that the service is gone', async ({ page, sandbox, expectedComplaints }) => {
  expectedComplaints.push(refused)
  await enter(page, { sandbox })
  await expect(total(page)).toBeVisible()
  // Otherwise one of home's own reads would find out.
  await page.waitForLoadState('networkidle')
  sandbox.control.setSwitches({ gone: true })
  await page.getByRole('link', { name: 'รายการ' }).click()
  await expect(page).toHaveURL(/\/terminated$/)
  await expect(page.getByRole('heading', closed)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('not knowing whether the service is there locks nobody out', async ({ page, sandbox, expectedComplaints }) => {
  expectedComplaints.push(refused)
  sandbox.control.addFault({ method: 'GET', path: '/api/lookup/*', kind: 'fail', status: 503, times: 50 })
  await page.goto('/login')
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})
