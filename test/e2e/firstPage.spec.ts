import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { languages } from '../../src/i18n/languages.ts'
import { hash } from '../../src/lib/hash.ts'
import { members } from '../sandbox/seed/seed.ts'
import { buildFolder } from './support/buildFolder.ts'
import { expect, test } from './support/fixtures.ts'
import { brokenConnection, enter, keepWaiting, offersReload, refused, sent, store } from './support/player.ts'

/*
 * The prerendered page is there before any code. These tests hold the code back for a while.
 */

/** Holds the app's files back. The returned release lets them and all later ones load. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

const total = (page: Page) => page.getByRole('region', { name: 'ยอดเงินทั้งหมด' })
const stays = (page: Page) => page.evaluate(() => Reflect.get(window, 'firstPage') as unknown)

test(
  'what is typed before the code has loaded is kept, and a tap on the button counts once',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    const letGo = await holdCode(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('เบอร์โทรศัพท์').fill(members.rich.username)
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(members.rich.password)
    await page.getByLabel('จดจำการเข้าสู่ระบบ').check()
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
    expect(sent(sandbox, '/api/login')).toEqual([])
    expect(page.url()).toMatch(/\/login$/)
    letGo()
    await expect(total(page)).toContainText('฿1,325,616.24')
    expect(sent(sandbox, '/api/login')).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('token') !== null)).toBe(true)
  },
)

test('a member at the login keeps what is typed before the code loads, and logs in', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await expect(total(page)).toContainText('฿1,325,616.24')
  // The old session ends before the login is answered.
  sandbox.control.addFault({ method: 'POST', path: '/api/login', kind: 'delay', ms: 1_000 })
  const letGo = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('เบอร์โทรศัพท์').fill(members.ktb.username)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(members.ktb.password)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  letGo()
  await expect(page).toHaveURL(/\/user\/home$/)
  expect(sent(sandbox, '/api/login')).toHaveLength(1)
})

test('Enter in a field before the code has loaded submits the form once it has, and puts nothing into the address', async ({
  page,
  sandbox,
  provoked,
}) => {
  provoked.push(refused)
  const letGo = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('เบอร์โทรศัพท์').fill(members.rich.username)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('wrong')
  await page.getByLabel('รหัสผ่าน', { exact: true }).press('Enter')
  letGo()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toHaveValue(members.rich.username)
  expect(sent(sandbox, '/api/login')).toHaveLength(1)
  expect(page.url()).toMatch(/\/login$/)
})

test('a link tapped before the code has loaded works once it has, in the same page', async ({ page }) => {
  const letGo = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'สมัครสมาชิก' }).click()
  expect(page.url()).toMatch(/\/login$/)
  letGo()
  await expect(page).toHaveURL(/\/register$/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSame') as unknown)).toBe(true)
})

test('a language chosen before the code has loaded is applied once it has', async ({ page }) => {
  const letGo = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'ภาษา' }).selectOption('en')
  letGo()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

for (const [language, heading] of [
  ['th', 'เข้าสู่ระบบ'],
  ['lo', 'ເຂົ້າສູ່ລະບົບ'],
  ['en', 'Log in'],
] as const)
  test(`the login appears before the code, in ${language}, and does not move`, async ({ page }) => {
    await store(page, { persistent: { locale: language } })
    const letGo = await holdCode(page)
    // From the root, as most first visits.
    await page.goto('/', { waitUntil: 'commit' })
    const title = page.getByRole('heading', { name: heading })
    await expect(title).toBeVisible()
    const before = await page.evaluateHandle(() => document.querySelector('[name=username]'))
    letGo()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('SANDBOX WALLET')).toBeVisible()
    // The same field, not one like it.
    expect(await before.evaluate((field) => field === document.querySelector('[name=username]'))).toBe(true)
    expect(await stays(page)).toBe('login')
  })

test(
  'home shows its outline and its bars before the code, for members only',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    const letGo = await holdCode(page)
    const entered = enter(page, { sandbox, at: '/' })
    await expect(page.getByRole('status').filter({ hasText: 'กำลังโหลด' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'เมนูหลัก' }).getByText('โปรไฟล์')).toBeVisible()
    const deposit = page.getByRole('main').getByRole('button', { name: 'ฝากเงิน' })
    const { y } = (await deposit.boundingBox()) ?? { y: 0 }
    const before = await deposit.elementHandle()
    letGo()
    await entered
    await expect(total(page)).toContainText('฿1,325,616.24')
    expect(Math.abs(((await deposit.boundingBox())?.y ?? 0) - y)).toBeLessThanOrEqual(2)
    // The same button, not one like it.
    expect(await deposit.evaluate((one, earlier) => one === earlier, before)).toBe(true)
    expect(await stays(page)).toBe('home')
  },
)

/** Of the figure, whether a block or a part of a line draws it. */
async function middleOf(figure: Locator): Promise<number> {
  const { y, height } = (await figure.boundingBox()) ?? { y: 0, height: 0 }
  return y + height / 2
}

test('the balance appears before the code, and a tap then opens its dialog later', async ({ page, sandbox }) => {
  const letGo = await holdCode(page)
  const entered = enter(page, { sandbox, at: '/' })
  const balance = page.getByRole('main').getByText('฿1,325,616.24')
  await expect(balance).toBeVisible()
  expect(sent(sandbox, '/api/wallet')).toHaveLength(1)
  const before = await middleOf(balance)
  await page.getByRole('main').getByRole('button', { name: 'ฝากเงิน' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await entered
  await expect(page.getByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  await page.goBack()
  await expect(total(page)).toContainText('฿1,325,616.24')
  expect(Math.abs((await middleOf(total(page).getByText('฿1,325,616.24'))) - before)).toBeLessThanOrEqual(2)
})

test('no balance is kept on the device, or shown before the wallet has answered', async ({ page, sandbox }) => {
  const token = sandbox.control.logIn(members.rich.username)
  await store(page, { persistent: { token, agreement: hash(token) } })
  await page.goto('/user/home')
  await expect(total(page)).toContainText('฿1,325,616.24')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('1,325')
  const [letGo, answer] = [await holdCode(page), await keepWaiting(page, '/api/wallet')]
  await page.goto('/user/home', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByText('ยอดเงินทั้งหมด')).toBeVisible()
  await expect(page.getByText('฿')).toHaveCount(0)
  letGo()
  answer()
  await expect(total(page)).toContainText('฿1,325,616.24')
})

/** Measures the cumulative layout shift (CLS), which leaves out what moves within half a second of a tap. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    const shifts = Reflect.get(window, 'shifts') as number[]
    new PerformanceObserver((list) => {
      const own = list.getEntries().filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
      shifts.push(...own.map((entry) => Reflect.get(entry, 'value') as number))
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as number[])

test('nothing moves when the code and the notice arrive', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/login')
  await expect(page.getByRole('region', { name: 'ประกาศ' }).getByRole('link')).toBeVisible()
  expect(await shifts(page)).toEqual([])
})

for (const [what, member] of [
  ['a notice, and withdrawals', 'rich'],
  ['a long name and big amounts', 'longName'],
] as const)
  test(`nothing moves on home once everything has loaded, with ${what}`, async ({ page, sandbox }) => {
    await watchShifts(page)
    await enter(page, { sandbox, at: '/', as: member })
    await expect(page.getByRole('region', { name: 'ประกาศ' }).getByRole('link')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(page)).toEqual([])
  })

test('nothing moves on home when the code of its lower part comes late', async ({ page, sandbox }) => {
  await watchShifts(page)
  await page.route('**/assets/i18next-*.js', async (route) => {
    await page.waitForTimeout(1_500)
    await route.continue()
  })
  await enter(page, { sandbox })
  await expect(page.getByRole('button', { name: 'ค้นหาเกม' })).toBeVisible()
  expect(await shifts(page)).toEqual([])
})

/** The way to each sheet from home by its buttons, and what its last answer shows. */
const waysToSheets: readonly (readonly [
  sheet: string,
  buttons: readonly (string | RegExp)[],
  shown: string | RegExp,
])[] = [
  ['deposit', ['ฝากเงิน'], 'ส่งสลิป'],
  ['slip', ['ฝากเงิน', 'ส่งสลิป'], 'สถานะสลิป'],
  ['slips', ['ฝากเงิน', 'ส่งสลิป', 'สถานะสลิป'], 'หน้าถัดไป'],
  ['QR form', ['ฝากเงิน', /^จ่ายได้ทุกแอปธนาคาร/], 'สร้าง QR'],
  ['withdraw', ['ถอนเงิน'], 'สูงสุด'],
  ['transfer', ['โอนเงิน'], 'ทั้งหมด'],
  ['money map', ['โอนเงิน', 'เงินของฉันอยู่ที่ไหน'], /กลับเข้ากระเป๋าหลัก$/],
  ['game', [/^Neko Fortune/], /^โอนทั้งหมด .* แล้วเล่น/],
  ['find game', ['ค้นหาเกม'], /^Neko Fortune/],
]

test('no sheet moves when its answers come late', async ({ page, sandbox }) => {
  await watchShifts(page)
  await enter(page, { sandbox })
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^ถอนเงิน ฿/ })
      .first(),
  ).toBeVisible()
  await page.route('**/api/**', async (route) => {
    await page.waitForTimeout(700)
    await route.continue()
  })
  for (const [sheet, buttons, shown] of waysToSheets) {
    const before = (await shifts(page)).length
    for (const [depth, name] of buttons.entries()) {
      const room = depth === 0 ? page.getByRole('main') : page.getByRole('dialog')
      await room.getByRole('button', { name, exact: true }).first().click()
    }
    await expect(page.getByRole('dialog').getByRole('button', { name: shown }).first()).toBeVisible()
    // Answers that the content asks for have come, too.
    await page.waitForTimeout(1_500)
    const moved = (await shifts(page)).slice(before).reduce((sum, value) => sum + value, 0)
    // A figure that counts up, or a turning sign, may count as a ten-thousandth.
    expect(moved, sheet).toBeLessThan(0.002)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

for (const dialog of ['profile', 'bankName'])
  test(`the ${dialog} sheet opened by its address does not move when its answers come late`, async ({
    page,
    sandbox,
  }) => {
    await watchShifts(page)
    await page.route('**/api/account/profile', async (route) => {
      await page.waitForTimeout(700)
      await route.continue()
    })
    await enter(page, { sandbox, at: `/user/profile?dialog=${dialog}` })
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    const moved = (await shifts(page)).reduce((sum, value) => sum + value, 0)
    expect(moved).toBeLessThan(0.002)
  })

test('the games appear without the statement, a withdrawal above them later', async ({ page, sandbox }) => {
  const answer = await keepWaiting(page, '/api/statement')
  await enter(page, { sandbox })
  const withdrawal = page.getByRole('main').getByRole('button', { name: /^ถอนเงิน ฿/ })
  await expect(page.getByRole('heading', { name: 'Neko Fortune' })).toBeVisible()
  await expect(withdrawal).toHaveCount(0)
  answer()
  await expect(withdrawal.first()).toBeVisible()
})

test('a login whose code does not arrive leaves the other links usable', async ({ page, provoked }) => {
  provoked.push(brokenConnection, /dynamically imported module/)
  await page.route('**/assets/login-*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('โหลดหน้านี้ไม่สำเร็จ')).toBeVisible()
  await page.getByRole('navigation', { name: 'เมนูหลัก' }).getByText('วิธีใช้งาน').click()
  await expect(page).toHaveURL(/\/howto$/)
})

test('a member logged out elsewhere sees a login that sends nothing', async ({ page, sandbox, provoked }) => {
  provoked.push(brokenConnection)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await offersReload(page)
  expect(sent(sandbox, '/api/login')).toEqual([])
})

/** Time without a new request after which the waiting files are released (ms). */
const quiet = 4_000

/** Releases the app's files in waves, each when no new request comes, until `isThere`. @returns the files of each wave. */
async function comeInWaves(page: Page, isThere: () => Promise<boolean>): Promise<string[][]> {
  const waves: string[][] = []
  const waiting: { name: string; go: () => void }[] = []
  let lastAsked = Date.now()
  await page.goto('about:blank')
  await page.route('**/assets/*', async (route) => {
    lastAsked = Date.now()
    await new Promise<void>((go) => waiting.push({ name: new URL(route.request().url()).pathname, go }))
    await route.continue().catch(() => undefined)
  })
  await page.goto('/user/home', { waitUntil: 'commit' })
  const isOver = async () => (await isThere()) || (waiting.length > 0 && Date.now() - lastAsked > quiet)
  for (;;) {
    await expect.poll(isOver).toBe(true)
    if (await isThere()) return waves
    waves.push(waiting.map(({ name }) => name))
    for (const { go } of waiting.splice(0)) go()
    lastAsked = Date.now()
  }
}

test('home is complete after two waves of files, and few of them', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await expect(total(page)).toBeVisible()
  const balance = () => total(page).isVisible()
  const notice = page.getByRole('region', { name: 'ประกาศ' }).getByRole('link')
  const first = await comeInWaves(
    page,
    async () => (await balance()) && (await page.getByText('Neko Fortune').count()) > 0,
  )
  expect(first.length, JSON.stringify(first)).toBeLessThanOrEqual(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const all = await comeInWaves(page, async () => (await balance()) && (await notice.isVisible()))
  expect(all.length, JSON.stringify(all)).toBeLessThanOrEqual(2)
  expect(first.flat().length, JSON.stringify(first)).toBeLessThanOrEqual(7)
})

test('two thousand games appear on scrolling, and cost nothing before', async ({ page, sandbox }) => {
  await page.route('**/api/wallet', async (route) => {
    const response = await route.fetch()
    const wallet = (await response.json()) as { slots: object[] }
    const slots = Array.from({ length: 2_000 }, (_, at) => ({ ...wallet.slots[0], code: `g${at}`, name: `เกม ${at}` }))
    await route.fulfill({ response, json: { ...wallet, slots } })
  })
  await enter(page, { sandbox })
  const row = page.getByRole('list', { name: 'สล็อต' })
  await expect(row.getByRole('heading', { name: 'เกม 0', exact: true })).toBeVisible()
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_500)
  const later = row.getByRole('heading', { name: 'เกม 100', exact: true })
  await expect
    .poll(async () => {
      await row.evaluate((list) => (list.scrollLeft = list.scrollWidth))
      return await later.count()
    })
    .toBe(1)
})

/** A file of the build in its manifest. */
interface Built {
  readonly name?: string
  readonly file: string
  readonly imports?: readonly string[]
}

test('the page itself names every file that its first screen needs', async () => {
  const folder = process.env[buildFolder] ?? 'dist'
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Built>
  const entryOf = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name
  const needed = (entry: string, seen: Set<string>): Set<string> => {
    if (seen.has(entry)) return seen
    seen.add(entry)
    for (const imported of manifest[entry]?.imports ?? []) needed(imported, seen)
    return seen
  }
  for (const page of ['login', 'home'])
    for (const language of Object.keys(languages)) {
      const entries = [page, language, 'app'].map(entryOf)
      const files = [...new Set(entries.flatMap((entry) => [...needed(entry, new Set())]))].map(
        (entry) => manifest[entry]?.file ?? entry,
      )
      expect(files.filter((file) => !html.includes(`/${file}`))).toEqual([])
      // With the page itself and the files that follow no more than eight.
      expect(files.length, files.join()).toBeLessThanOrEqual(5)
    }
})
