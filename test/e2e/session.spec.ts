import { hash } from '../../src/lib/hash.ts'
import { deferred } from '../fakes/deferred.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { enter, logOut, refused, store, total } from './support/player.ts'

test('a member who logs in by the keyboard’s Enter key sees the bottom bar on home', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('เบอร์โทรศัพท์').fill(members.rich.username)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(members.rich.password)
  const places = page.getByRole('navigation', { name: 'เมนูหลัก' })
  await expect(places).toBeHidden()
  await page.getByLabel('รหัสผ่าน', { exact: true }).press('Enter')
  await expect(total(page)).toContainText(members.rich.name)
  await expect(places).toBeVisible()
})

test(
  'an expired session is reported, although its end is known before the language has loaded',
  { tag: '@smoke' },
  async ({ page, sandbox, provoked }) => {
    provoked.push(refused)
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
  },
)

for (const remember of [true, false])
  test(
    `logging out in one tab signs the other out as well (remembered: ${remember})`,
    { tag: remember ? '@smoke' : [] },
    async ({ page, context, sandbox }) => {
      const other = await context.newPage()
      const token = sandbox.control.logIn(members.rich.username)
      const held = { token, agreement: hash(token) }
      for (const tab of [page, other]) await store(tab, remember ? { persistent: held } : { temporary: held })
      await page.goto('/user/home')
      await other.goto('/user/statement')
      await expect(other.getByRole('listitem').first()).toBeVisible()
      await expect(total(page)).toBeVisible()
      await logOut(page)
      await expect(page).toHaveURL(/\/login$/)
      await expect(other).toHaveURL(/\/login/)
      await expect(other.getByRole('listitem')).toHaveCount(0)
    },
  )
