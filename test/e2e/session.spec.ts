import { deferred } from '../fakes/deferred.ts'
import { expect, test } from './fixtures.ts'
import { enter, fillLogin, logOut, refused, sent, signIn, total } from './player.ts'
import { members } from '../sandbox/seed/seed.ts'

test('who asks to be remembered is still signed in in the next browser session', async ({
  page,
  context,
  newVisit,
}) => {
  await signIn(page, 'rich', true)
  const nextVisit = await (await newVisit({ storageState: await context.storageState() })).newPage()
  await nextVisit.goto('/')
  await expect(total(nextVisit)).toContainText(members.rich.name)
})

test('who logs in with the keyboard’s own key finds the places at the bottom of home', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('เบอร์โทรศัพท์').fill(members.rich.username)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(members.rich.password)
  const places = page.getByRole('navigation', { name: 'เมนูหลัก' })
  await expect(places).toBeHidden()
  await page.getByLabel('รหัสผ่าน', { exact: true }).press('Enter')
  await expect(total(page)).toContainText(members.rich.name)
  await expect(places).toBeVisible()
})

test('who does not ask is remembered by nothing on the device', async ({ page, context, newVisit }) => {
  await signIn(page, 'rich', false)
  await expect(total(page)).toContainText(members.rich.name)
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await page.reload()
  await expect(total(page)).toContainText(members.rich.name)

  const kept = await context.storageState()
  expect(kept).toEqual({ cookies: [], origins: [] })
  expect(await page.evaluate(() => ({ ...window.localStorage }))).toEqual({})
  const nextVisit = await (await newVisit({ storageState: kept })).newPage()
  await nextVisit.goto('/')
  await expect(nextVisit).toHaveURL(/\/login$/)
})

test('the agreement asks once a login and 1.5 s after home stands', async ({ page, sandbox }) => {
  await page.clock.install()
  // Noted where it happens: a busy machine looks late.
  await page.addInitScript(() => {
    const seen = { home: 0, asked: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('main section')) seen.home ||= Date.now()
      if (document.querySelector('dialog[open]')) seen.asked ||= Date.now()
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await enter(page, { sandbox, agreed: false })
  const agreement = page.getByRole('dialog', { name: 'ข้อตกลง' })
  await expect(total(page)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(agreement).toBeVisible()
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as { home: number; asked: number })
  expect(seen.asked - seen.home).toBeGreaterThanOrEqual(1_490)

  // Escape agrees to nothing.
  await page.keyboard.press('Escape')
  await expect(agreement).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'สล็อต' })).toBeVisible()
  await page.clock.runFor(2_000)
  await agreement.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await expect(agreement).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'สล็อต' })).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(agreement).toBeHidden()
})

test('the agreement waits while another dialog is open', async ({ page, sandbox }) => {
  await page.clock.install()
  await enter(page, { sandbox, agreed: false, at: '/user/home?dialog=transfer' })
  const transfer = page.getByRole('dialog', { name: 'โอนเงิน' })
  await expect(transfer.getByLabel('จำนวนเงิน')).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(transfer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(transfer).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(page.getByRole('dialog', { name: 'ข้อตกลง' })).toBeVisible()
})

test('a session that has expired leads to the login once, says why, and comes back to the wanted page', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(refused)
  await enter(page, { sandbox, at: '/user/statement' })
  await expect(page.getByRole('listitem').first()).toBeVisible()
  // The page's own reads would end the session before the reload.
  await page.goto('about:blank')
  sandbox.control.expireTokens()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  // Both reads are under way when the first of them is refused, however slow the machine is.
  for (const [method, path] of [
    ['POST', '/api/statement'],
    ['GET', '/api/wallet'],
  ] as const)
    sandbox.control.addFault({ method, path, kind: 'delay', ms: 1_500 })
  await page.goto('/user/statement')
  await expect(page.getByText('หมดเวลาใช้งานแล้ว กรุณาเข้าสู่ระบบอีกครั้ง')).toHaveCount(1)
  await expect(page).toHaveURL(/\/login\?next=%2Fuser%2Fstatement$/)
  await expect.poll(() => sent(sandbox, '/api/statement').length + sent(sandbox, '/api/wallet').length).toBe(4)
  expect(visited.filter((path) => path === '/login')).toHaveLength(1)
  // A tab's own numbers say nothing of who was signed in.
  const { tab: _, slot: __, ...left } = await page.evaluate(() => ({ ...window.sessionStorage }))
  expect(left).toEqual({})

  await fillLogin(page)
  await expect(page).toHaveURL(/\/user\/statement$/)
  await expect(page.getByRole('listitem').first()).toBeVisible()
})

test('a session that has expired is told, although its end is known before the language is there', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(refused)
  await enter(page, { sandbox })
  await expect(total(page)).toContainText(members.rich.name)
  await page.goto('about:blank')
  sandbox.control.expireTokens()
  const held = deferred<null>()
  await page.route(/\/assets\/th-[\da-f]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  const ended = page.waitForResponse((response) => response.status() === 401)
  await page.goto('/', { waitUntil: 'commit' })
  await (await ended).finished()
  await expect(page).toHaveURL(/\/login/)
  held.resolve(null)
  await expect(page.getByText('หมดเวลาใช้งานแล้ว กรุณาเข้าสู่ระบบอีกครั้ง')).toHaveCount(1)
})

test('a late refusal of an old token does not end the session that came after it', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(refused)
  const old = await enter(page, { sandbox })
  await expect(total(page)).toContainText(members.rich.name)
  const held = deferred<null>()
  await page.route('**/refresh/slot', async (route) => {
    if (route.request().headers()['authorization'] === `Bearer ${old}`) await held.promise
    await route.continue()
  })
  const late = page.waitForResponse((response) => response.url().endsWith('/refresh/slot') && response.status() === 401)
  const asked = page.waitForRequest((request) => request.url().endsWith('/refresh/slot'))
  await page.getByRole('button', { name: 'อัปเดตยอดเงิน' }).click()
  await asked
  await logOut(page)
  sandbox.control.expireTokens()
  await fillLogin(page, 'ktb')
  await expect(total(page)).toContainText(members.ktb.name)
  held.resolve(null)
  expect((await (await late).request().allHeaders())['authorization']).toBe(`Bearer ${old}`)
  // The agreement opens a moment later, and would cover what is tapped.
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await page.getByRole('link', { name: 'รายการ' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL(/\/user\/statement$/)
})

for (const remember of [true, false])
  test(`signing out in one tab signs the other out as well (remembered: ${remember})`, async ({
    page,
    context,
    sandbox,
  }) => {
    const other = await context.newPage()
    if (remember) {
      await signIn(page, 'rich', true)
      await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
      await other.goto('/user/statement')
    } else {
      const token = await enter(page, { sandbox })
      await enter(other, { sandbox, token, at: '/user/statement' })
    }
    await expect(other.getByRole('listitem').first()).toBeVisible()
    await expect(total(page)).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL(/\/login$/)
    await expect(other).toHaveURL(/\/login/)
    await expect(other.getByRole('listitem')).toHaveCount(0)
  })

test('the next member on the same device sees nothing of the one before, not for a moment', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'rich')
  await expect(total(page)).toContainText('฿1,325,616.24')
  // The agreement opens a moment later, and would cover what is tapped.
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await page.getByRole('link', { name: 'รายการ' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await logOut(page)
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(document.body.textContent)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  sandbox.control.addFault({ method: 'GET', path: '/api/wallet', kind: 'delay', ms: 400 })
  sandbox.control.addFault({ method: 'POST', path: '/api/statement', kind: 'delay', ms: 400 })
  await fillLogin(page, 'newcomer')
  await expect(total(page)).toContainText('฿0.00')
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await page.getByRole('link', { name: 'รายการ' }).click()
  await expect(page.getByText('ยังไม่มีรายการ')).toBeVisible()

  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[])
  expect(seen.some((text) => text.includes(members.newcomer.name))).toBe(true)
  expect(seen.filter((text) => text.includes(members.rich.name) || text.includes('1,325,616.24'))).toEqual([])
  expect(seen.filter((text) => /฿[\d,]*[1-9]/.test(text))).toEqual([])
})
