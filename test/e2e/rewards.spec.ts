import type { Frame } from '@playwright/test'
import { hostNamed, type Host } from '../fakes/hosts/hosts.ts'
import type { Visit } from '../fakes/hosts/visit.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './fixtures.ts'
import { expectShared } from './matrixPlaces.ts'
import { balance, brokenConnection, enter, fillLogin, message, sent, total } from './player.ts'

const walked = [hostNamed('LINE for Android')]
const dialog = (app: Frame, name: string | RegExp) => app.getByRole('dialog', { name })
const press = (app: Frame, name: string, within = 'ยอดเงิน') =>
  (within === 'ยอดเงิน' ? app.getByRole('main') : dialog(app, within)).getByRole('button', { name, exact: true }).click()
const wheelButton = (app: Frame) => app.getByRole('main').getByRole('button', { name: /^(หมุน|กำลังหมุน|หมุนอีก) \d/ })
const prize = (app: Frame) => dialog(app, 'ยินดีด้วย!')

/** Closes an alert once it has this text. */
async function read(app: Frame, text: string | RegExp): Promise<void> {
  await expect(message(app)).toContainText(text)
  await message(app).getByRole('button', { name: 'ตกลง' }).click()
  await expect(message(app)).toBeHidden()
}

/** Goes home by the bar, as players do between one thing and another. */
async function goHome(app: Frame): Promise<void> {
  await app.getByRole('link', { name: 'หน้าหลัก' }).click()
  await expect(total(app)).toBeVisible()
}

/** The books are true, and the main wallet holds what it should (minor units). */
function audit(sandbox: Sandbox, held: number): void {
  expect(sandbox.audit().problems).toEqual([])
  expect(balance(sandbox, 'rich')).toBe(held)
}

/** Takes a promotion by its code, finds that it blocks the refund, ends it, and takes a bonus from its card. */
async function takeBonuses(app: Frame, sandbox: Sandbox, held: number): Promise<number> {
  await press(app, 'โบนัส')
  await app.getByLabel('โค้ดโปรโมชัน').fill('songkran')
  await press(app, 'ค้นหา')
  await expect(dialog(app, 'โปรโมชัน')).toContainText('SONGKRAN')
  await expect(dialog(app, 'โปรโมชัน')).toContainText('10%')
  await press(app, 'รับโบนัส', 'โปรโมชัน')
  await read(app, 'SONGKRAN')
  audit(sandbox, held + 100_00)

  await goHome(app)
  await press(app, 'คืนยอดเสีย')
  await press(app, 'ต่อไป', 'คืนยอดเสีย')
  await expect(dialog(app, 'คืนยอดเสีย').getByRole('button', { name: 'รับเงินคืน' })).toBeDisabled()
  await press(app, 'ดูโบนัสของคุณ', 'คืนยอดเสีย')
  await press(app, 'ยกเลิกโบนัส')
  await press(app, 'ยืนยันยกเลิกโบนัส', 'ยกเลิกโบนัส')
  await expect(app.getByRole('heading', { name: 'โบนัสที่รับได้' })).toBeVisible()
  audit(sandbox, held)

  await app.getByRole('main').getByRole('button', { name: /LOYAL/ }).click()
  await press(app, 'รับโบนัส', /LOYAL/.source)
  await read(app, 'LOYAL')
  await expect(app.getByText('ใช้อยู่ตอนนี้')).toBeVisible()
  sandbox.control.finishBonus(members.rich.username)
  audit(sandbox, held + 30_00)
  return held + 30_00
}

async function receiveRefund(app: Frame, sandbox: Sandbox, held: number): Promise<number> {
  await goHome(app)
  await press(app, 'คืนยอดเสีย')
  await press(app, 'ต่อไป', 'คืนยอดเสีย')
  await press(app, 'รับเงินคืน', 'คืนยอดเสีย')
  await read(app, /./)
  await expect(dialog(app, 'คืนยอดเสีย').getByRole('row').nth(1)).toContainText('฿320.50')
  await expect(dialog(app, 'คืนยอดเสีย').getByRole('button', { name: 'รับเงินคืน' })).toBeDisabled()
  await press(app, 'ปิด', 'คืนยอดเสีย')
  audit(sandbox, held + 320_50)
  return held + 320_50
}

async function inviteFriends(visited: Visit, host: Host, sandbox: Sandbox, held: number): Promise<number> {
  const { app } = visited
  await press(app, 'ชวนเพื่อน')
  await press(app, 'ต่อไป', 'ชวนเพื่อน')
  await expect(dialog(app, 'ชวนเพื่อน')).toContainText('/register?code=PRa10000000000000000000001')
  await press(app, 'แชร์ลิงก์', 'ชวนเพื่อน')
  await expectShared(visited, host)
  await dialog(app, 'ชวนเพื่อน').getByRole('button', { name: 'หน้าถัดไป' }).click()
  await expect(dialog(app, 'ชวนเพื่อน').getByRole('button', { name: 'หน้า 2' })).toHaveAttribute('aria-current', 'page')
  await press(app, 'ปิด', 'ชวนเพื่อน')

  await app
    .getByRole('main')
    .getByRole('button', { name: /โบนัสชวนเพื่อน/ })
    .click()
  await expect(dialog(app, 'รับโบนัสชวนเพื่อน')).toContainText('หากทำครบเงื่อนไข 80%')
  await press(app, 'รับโบนัส', 'รับโบนัสชวนเพื่อน')
  await read(app, 'รับโบนัสชวนเพื่อนแล้ว')
  await expect(dialog(app, 'รับโบนัสชวนเพื่อน')).toBeHidden()
  await expect(app.getByRole('main').getByRole('button', { name: /โบนัสชวนเพื่อน.*฿0\.00/ })).toBeVisible()
  audit(sandbox, held + 1_250_00)
  return held + 1_250_00
}

/** Spins, reads the prize, and claims it. */
async function spinAndClaim(app: Frame, sandbox: Sandbox, held: number): Promise<void> {
  await app
    .getByRole('main')
    .getByRole('button', { name: /12 เหรียญ/ })
    .click()
  await wheelButton(app).click()
  await expect(prize(app)).toContainText('฿50')
  await prize(app).getByRole('button', { name: 'ปิด' }).click()
  await expect(wheelButton(app)).toHaveText(/11 เหรียญ/)
  await app.getByRole('button', { name: 'รับคูปอง ฿50' }).click()
  await expect(dialog(app, 'รับคูปอง')).toContainText('กระเป๋าหลัก')
  await press(app, 'ยืนยันรับคูปอง', 'รับคูปอง')
  await read(app, 'รับคูปองแล้ว')
  audit(sandbox, held + 50_00)
}

for (const host of walked)
  test(`bonuses, refund, invites and the wheel are walked, in ${host.name}`, async ({ visit, sandbox }) => {
    sandbox.control.setSwitches({ wheel: true })
    sandbox.control.setNextPrize('BAHT50')
    const visited = await visit(host)
    const { app, page } = visited
    // Another test covers the turn; here it would only take time.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await fillLogin(app)
    await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
    await expect(total(app)).toBeVisible()
    let held = balance(sandbox, 'rich')
    held = await takeBonuses(app, sandbox, held)
    held = await receiveRefund(app, sandbox, held)
    held = await inviteFriends(visited, host, sandbox, held)
    await spinAndClaim(app, sandbox, held)
  })

/** Which slice, counted from 0, has the pointer over it, by the angle that the wheel stands at; the first one's middle is at 0. */
const sliceOnTop = async (app: Frame, slices: number) => {
  const turned = app.locator('div:has(> canvas)')
  const matrix = await turned.evaluate((wheel) => {
    const { a, b } = new DOMMatrix(getComputedStyle(wheel).transform)
    return { a, b }
  })
  const turns = Math.atan2(matrix.b, matrix.a) / (2 * Math.PI)
  return (Math.round((1 - turns) * slices) + slices) % slices
}

test('the wheel turns for four to five seconds and stands on what the server decided', async ({ page, sandbox }) => {
  sandbox.control.setSwitches({ wheel: true })
  sandbox.control.setNextPrize('BAHT500')
  await enter(page, { sandbox, at: '/user/spin' })
  const app = page.mainFrame()
  expect(await sliceOnTop(app, 8)).toBe(0)
  await wheelButton(app).click()
  // It turns: another slice passes the pointer.
  await expect.poll(() => sliceOnTop(app, 8), { intervals: [50] }).not.toBe(0)
  await wheelButton(app).click({ force: true })
  await expect(prize(app)).toContainText('฿500')
  expect(sent(sandbox, '/api/spinwheel/spin')).toHaveLength(1)
  expect(await sliceOnTop(app, 8)).toBe(7)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const box = await prize(app).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
})

test('the legend tells every prize by its slice’s colour, and no two colours look alike', async ({ page, sandbox }) => {
  sandbox.control.setSwitches({ wheel: true })
  await enter(page, { sandbox, at: '/user/spin' })
  const signs = page.getByRole('list', { name: 'บนวงล้อมีอะไรบ้าง' }).locator('span')
  await expect(signs).toHaveCount(8)
  const colors = await signs.evaluateAll((all) =>
    all.map((each) => (getComputedStyle(each).backgroundColor.match(/[\d.]+/g) ?? []).map(Number)),
  )
  expect(colors[0]).toEqual([29, 79, 191])
  const far = ([a = [], b = []]: number[][]) => Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)))
  const pairs = colors.flatMap((one, at) => colors.slice(at + 1).map((other) => [one, other]))
  expect(Math.min(...pairs.map(far))).toBeGreaterThan(45)
})

test('the prize leads to the coupons', async ({ page, sandbox }) => {
  sandbox.control.setSwitches({ wheel: true })
  await enter(page, { sandbox, at: '/user/spin' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  sandbox.control.setNextPrize('BAHT50')
  const app = page.mainFrame()
  await wheelButton(app).click()
  const look = prize(app).getByRole('button', { name: 'ดูคูปอง' })
  await expect(look).toBeInViewport({ ratio: 1 })
  expect(await prize(app).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  const heights = [prize(app).getByRole('heading', { name: 'ยินดีด้วย!' }), prize(app).getByText('฿50'), look].map(
    async (part) => (await part.boundingBox())?.y ?? 0,
  )
  const [heading = 0, ticket = 0, action = 0] = await Promise.all(heights)
  expect(heading).toBeLessThan(ticket)
  expect(ticket).toBeLessThan(action)
  await look.click()
  await expect(prize(app)).toBeHidden()
  const coupons = app.getByRole('heading', { name: 'คูปองของฉัน' })
  await expect(coupons).toBeFocused()
  await expect.poll(async () => (await coupons.boundingBox())?.y ?? 999).toBeLessThan(320)
  await expect(app.getByRole('list', { name: 'คูปองของฉัน' }).getByRole('button').first()).toBeInViewport()
})

test('a page that is left in mid-spin loses nothing: the prize is told and is among the coupons', async ({
  page,
  sandbox,
}) => {
  sandbox.control.setSwitches({ wheel: true })
  sandbox.control.setNextPrize('BAHT500')
  await enter(page, { sandbox, at: '/user/spin' })
  const app = page.mainFrame()
  await wheelButton(app).click()
  await expect(app.getByText('วงล้อกำลังหมุน…')).toBeVisible()
  await expect.poll(() => sent(sandbox, '/api/spinwheel/spin').length).toBe(1)
  // Left before the answer is there, the page does not know what came of the spin: that is the next test's.
  const openIntents = () => page.evaluate(() => sessionStorage.getItem('intents') ?? localStorage.getItem('intents'))
  await expect.poll(openIntents).toBeNull()
  await expect(app.getByText('วงล้อกำลังหมุน…')).toBeVisible()
  await page.reload()
  await expect(wheelButton(app)).toHaveText(/11 เหรียญ/)
  expect(sent(sandbox, '/api/spinwheel/spin')).toHaveLength(1)
  expect(sandbox.state.coupons.filter(({ slice }) => slice === 'BAHT500').length).toBeGreaterThan(0)
})

test('a spin without an answer is looked up after a reload, never spun again by itself', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(brokenConnection)
  sandbox.control.setSwitches({ wheel: true })
  sandbox.control.addFault({ method: 'POST', path: '/api/spinwheel/spin', kind: 'dropAfter' })
  await enter(page, { sandbox, at: '/user/spin' })
  const app = page.mainFrame()
  await wheelButton(app).click()
  await expect(app.getByText('กำลังรอผล ยังไม่ต้องทำซ้ำ')).toBeVisible()
  await page.reload()
  await expect(app.getByText(/เหรียญก่อนหมุน 12 ตอนนี้ 11/)).toBeVisible()
  await app.getByRole('button', { name: 'ตรวจแล้ว ทำรายการใหม่' }).click()
  await expect(wheelButton(app)).toHaveText(/11 เหรียญ/)
  expect(sent(sandbox, '/api/spinwheel/spin')).toHaveLength(1)
})
