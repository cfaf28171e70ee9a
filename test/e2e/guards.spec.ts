import { expect, test } from './fixtures.ts'
import { enter, fillLogin, sent, total } from './player.ts'

test('a visitor who wants the statement signs in first and then has it', async ({ page }) => {
  await page.goto('/user/statement')
  await expect(page).toHaveURL(/\/login\?next=%2Fuser%2Fstatement$/)
  await fillLogin(page)
  await expect(page).toHaveURL(/\/user\/statement$/)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  // The login page is not behind it.
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('a visitor who wants a dialog has it after the login', async ({ page }) => {
  await page.goto('/user/home?dialog=transfer')
  await fillLogin(page)
  await expect(page.getByRole('dialog', { name: 'โอนเงิน' }).getByLabel('จำนวนเงิน')).toBeVisible()
})

for (const next of ['//evil.example', '/\\evil.example/user/home', 'javascript:alert(1)', '/user/../login'])
  test(`a wanted page outside the app is not followed: ${next}`, async ({ page, baseURL }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await fillLogin(page)
    await expect(page).toHaveURL(`${baseURL}/user/home`)
    await expect(total(page)).toBeVisible()
  })

for (const address of ['/', '/user'])
  test(`${address} leads a member home and a visitor to the login`, async ({ page, sandbox, baseURL }) => {
    await page.goto(address)
    await expect(page).toHaveURL(`${baseURL}/login`)
    await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
    await enter(page, { sandbox, at: address })
    await expect(page).toHaveURL(`${baseURL}/user/home`)
    await expect(total(page)).toBeVisible()
  })

test('opening the login page with a session ends it', async ({ page, sandbox, expectedComplaints }) => {
  // On a busy machine the left page's socket is still connecting.
  expectedComplaints.push(/WebSocket is closed before the connection is established/)
  await enter(page, { sandbox })
  await expect(total(page)).toBeVisible()
  await page.goto('/login')
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
  // A tab's own numbers say nothing of who was signed in.
  const left = () => page.evaluate(() => Object.keys(window.sessionStorage))
  await expect.poll(async () => (await left()).filter((key) => key !== 'tab' && key !== 'slot')).toEqual([])
  await page.goto('/user/home')
  await expect(page).toHaveURL(/\/login$/)
  expect(sent(sandbox, '/api/login')).toEqual([])
})

test('an address that no page answers says so and leads home', async ({ page, sandbox, baseURL }) => {
  await enter(page, { sandbox, at: '/nowhere/at/all' })
  await expect(page.getByRole('heading', { name: 'ไม่พบหน้านี้' })).toBeVisible()
  await page.getByRole('link', { name: 'หน้าหลัก' }).click()
  await expect(page).toHaveURL(`${baseURL}/user/home`)
  await expect(total(page)).toBeVisible()
})
