import type { Page } from '@playwright/test'
import { hash } from '../../src/web/hash.ts'
import { deferred } from '../fakes/deferred.ts'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { buildOf, countLoads, expectUpdate, test, type Deployment } from './deployments.ts'
import { expect } from './fixtures.ts'
import { fillBank, fillProfile, firstJourney, stranger } from './journeys.ts'
import {
  act,
  brokenConnection,
  enter,
  fillLogin,
  fillTransfer,
  keepWaiting,
  message,
  refused,
  sendButton,
  sent,
  store,
  total,
  transferAction,
  transferDialog,
  transfersSent,
} from './player.ts'

/** Complaints of React and the browser about a file that is not there. */
const lostPart = /dynamically imported module|The texts of \w+ did not load|Unable to preload CSS|MIME type/
/** The rich member as intents name them. */
const richId = hash('a10000000000000000000001')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'โหลดหน้านี้ไม่สำเร็จ' })
const amount = (page: Page) => transferDialog(page).getByLabel('จำนวนเงิน')
const moneyMap = (page: Page) => page.getByRole('dialog', { name: 'เงินของฉันอยู่ที่ไหน' })
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refused, lostPart)
})

/** Half of a transfer is typed, and the player wants to see first where the money is. */
async function typeTransfer(page: Page, sandbox: Sandbox): Promise<void> {
  await enter(page, { sandbox })
  await transferAction(page).click()
  await fillTransfer(page, '123.45', { from: 'กระเป๋าหลัก', to: 'Neko Fortune' })
}

async function expectTyped(page: Page): Promise<void> {
  await expect(amount(page)).toHaveValue('123.45')
  await expect(transferDialog(page).getByRole('radio', { name: 'กระเป๋าหลัก' }).first()).toBeChecked()
  await expect(
    transferDialog(page).getByRole('group', { name: 'ไปที่' }).getByRole('radio', { name: /Neko/ }),
  ).toBeChecked()
}

/** A newer build is deployed, and the player notices by a chat that is gone, and steps back. */
async function loseChat(page: Page, deployment: Deployment): Promise<void> {
  await deployment.deploy('newer')
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')
  await page.getByRole('button', { name: /^แชทกับทีมงาน/ }).click()
  await asked
  await expect(failure(page)).toBeVisible()
  await page.goBack()
}

for (const way of ['an upgrade', 'a roll back', 'an upgrade on a server that answers the page for a missing file'])
  test(`after ${way} a room whose file is gone comes from the other build, and what was typed is still there`, async ({
    page,
    sandbox,
    deployment,
  }) => {
    if (way === 'a roll back') await deployment.deploy('newer')
    if (way.includes('missing'))
      await page.route('**/assets/moneyMap-*.js', async (route) => {
        const answer = await route.fetch()
        if (answer.ok()) return route.fulfill({ response: answer })
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Member wallet</title>' })
      })
    await typeTransfer(page, sandbox)
    const before = await buildOf(page)
    const loads = countLoads(page)
    await deployment.deploy(way === 'a roll back' ? 'older' : 'newer')
    await page.getByRole('button', { name: 'เงินของฉันอยู่ที่ไหน' }).click()
    await expectUpdate(page, before, loads)
    await expect(moneyMap(page)).toBeVisible()
    await page.goBack()
    await expectTyped(page)
    await sendButton(page).click()
    await expect(message(page)).toContainText('฿123.45')
    expect(transfersSent(sandbox)).toHaveLength(1)
    expect(loads()).toBe(1)
  })

test('where the old files are kept, an open page goes on as it is, and the next visit is of the new build', async ({
  page,
  sandbox,
  deployment,
}) => {
  await typeTransfer(page, sandbox)
  const before = await buildOf(page)
  const loads = countLoads(page)
  await deployment.deploy('newer', { keep: true })
  await page.getByRole('button', { name: 'เงินของฉันอยู่ที่ไหน' }).click()
  await expect(moneyMap(page)).toBeVisible()
  await page.goBack()
  await expectTyped(page)
  await sendButton(page).click()
  await expect(message(page)).toContainText('฿123.45')
  expect(loads()).toBe(0)
  await message(page).getByRole('button', { name: 'ตกลง' }).click()
  // The step back from the message's entry ends a reload that begins before it.
  await page.waitForFunction(() => !Reflect.has(Object(window.history.state), 'covered'))
  await page.reload()
  await expect(total(page)).toBeVisible()
  expect(await buildOf(page)).not.toBe(before)
})

test('a build that is not complete is loaded once, then the page says so', async ({ page, sandbox, deployment }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
  await expect(amount(page)).toBeVisible()
  const before = await buildOf(page)
  const loads = countLoads(page)
  await deployment.deploy('newer')
  deployment.lose('moneyMap-')
  let looks = 0
  page.on('requestfinished', (request) => (looks += Number(new URL(request.url()).pathname === '/')))
  await page.getByRole('button', { name: 'เงินของฉันอยู่ที่ไหน' }).click()
  await expectUpdate(page, before, loads)
  await expect(failure(page)).toBeVisible()
  // The new page, too, asks which build there is. Were it told of the older one, it would load that by itself.
  await expect.poll(() => looks).toBe(2)
  // Servers behind one address, one of which is late: the page comes back to the older build, and does not go to and fro.
  await deployment.deploy('older')
  deployment.lose('moneyMap-')
  const newer = await buildOf(page)
  await failure(page).getByRole('button', { name: 'ลองใหม่' }).click()
  await expect.poll(async () => ['', newer].includes(await buildOf(page))).toBe(false)
  await deployment.deploy('newer')
  deployment.lose('moneyMap-')
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')
  await page.reload()
  await expect(failure(page)).toBeVisible()
  await page.route('**/assets/moneyMap-*.js', (route) => route.abort())
  await Promise.race([asked, expect(failure(page)).toBeVisible()])
  expect(loads()).toBe(3)
})

test('without a connection nothing is loaded anew', async ({ page, sandbox, deployment, expectedComplaints }) => {
  expectedComplaints.push(brokenConnection, /ERR_INTERNET_DISCONNECTED/)
  await typeTransfer(page, sandbox)
  const before = await buildOf(page)
  const loads = countLoads(page)
  await deployment.deploy('newer')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'เงินของฉันอยู่ที่ไหน' }).click()
  await expect(failure(page)).toBeVisible()
  expect(loads()).toBe(0)
  // The page of a hotel's sign-in is no build.
  await page.route(`${deployment.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: 'Welcome' }))
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')
  await page.context().setOffline(false)
  await asked
  await expect(failure(page)).toBeVisible()
  expect(loads()).toBe(0)
  await page.unroute(`${deployment.url}/`)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectUpdate(page, before, loads)
  await page.goBack()
  await expectTyped(page)
})

test('a question to support is in the chat of the new build', async ({ page, sandbox, deployment }) => {
  await enter(page, { sandbox, at: '/user/statement' })
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
  const ask = page.getByRole('button', { name: 'ถามทีมงาน' })
  await expect(ask).toBeVisible()
  const before = await buildOf(page)
  const loads = countLoads(page)
  await deployment.deploy('newer')
  await ask.click()
  await expectUpdate(page, before, loads)
  const field = page.getByRole('textbox', { name: 'พิมพ์ข้อความ…' })
  await expect(field).toHaveValue(/^สอบถามเกี่ยวกับรายการนี้\n/)
  // It is asked once.
  await field.fill('')
  await page.reload()
  await expect(field).toHaveValue('')
})

test('while a message to support is under way nothing is loaded anew, and its draft stays', async ({
  page,
  sandbox,
  deployment,
}) => {
  sandbox.control.chat.desk({ isOn: false })
  await enter(page, { sandbox, at: '/user/home' })
  await expect(total(page)).toBeVisible()
  await page.getByRole('button', { name: /^แชทกับทีมงาน/ }).click()
  const chat = page.getByRole('dialog', { name: 'แชทกับทีมงาน' })
  const answer = await keepWaiting(page, '/api/chat/send-message')
  await chat.getByRole('textbox').fill('สวัสดี')
  await chat.getByRole('button', { name: 'ส่ง', exact: true }).click()
  await chat.getByRole('textbox').fill('ยังพิมพ์อยู่')
  const before = await buildOf(page)
  const loads = countLoads(page)
  await deployment.deploy('newer')
  await page.goBack()
  await page.getByRole('navigation', { name: 'เมนูหลัก' }).getByText('เงื่อนไข').click()
  await expect(failure(page)).toBeVisible()
  expect(loads()).toBe(0)
  answer()
  await expectUpdate(page, before, loads)
  await expect(page.getByRole('dialog', { name: 'เงื่อนไข' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /^แชทกับทีมงาน/ }).click()
  await expect(chat.getByRole('textbox')).toHaveValue('ยังพิมพ์อยู่')
  expect(sent(sandbox, '/api/chat/send-message')).toHaveLength(1)
})

test('while a transfer waits for its answer, a page whose room is gone is not loaded anew, and the transfer is sent once', async ({
  page,
  sandbox,
  deployment,
}) => {
  // A roll back, as pages before this was mended lose the message.
  await deployment.deploy('newer')
  deployment.lose('statement-')
  await enter(page, { sandbox, at: '/user/statement?dialog=transfer' })
  await expect(failure(page)).toBeVisible()
  await fillTransfer(page, '123.45', { from: 'กระเป๋าหลัก', to: 'Neko Fortune' })
  const answer = deferred<void>()
  await page.route('**/api/wallet/transfer', async (route) => {
    const response = await route.fetch()
    await answer.promise
    await route.fulfill({ response })
  })
  await sendButton(page).click()
  await expect.poll(() => transfersSent(sandbox)).toHaveLength(1)
  const before = await buildOf(page)
  const loads = countLoads(page)
  await deployment.deploy('older')
  const asked = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await asked
  await page.keyboard.press('Escape')
  await expect(transferDialog(page)).toContainText('กำลังโหลด')
  expect(loads()).toBe(0)
  answer.resolve()
  // A page loaded anew would have looked the transfer up, and told when it was done.
  await expect(message(page)).toContainText('โอน ฿123.45 จาก กระเป๋าหลัก ไป Neko Fortune แล้ว')
  expect(loads()).toBe(0)
  await message(page).getByRole('button', { name: 'ตกลง' }).click()
  await expectUpdate(page, before, loads)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').first()).toContainText('−฿123.45')
  expect(transfersSent(sandbox)).toHaveLength(1)
})

test('a deposit that was begun on the old page ends there; the new one comes with the next step', async ({
  page,
  sandbox,
  deployment,
}) => {
  await enter(page, { sandbox, at: '/user/home?dialog=qr&code=KBANK' })
  await page.getByRole('textbox', { name: 'จำนวนเงิน' }).fill('500')
  const before = await buildOf(page)
  const loads = countLoads(page)
  await deployment.deploy('newer')
  await page.getByRole('button', { name: 'สร้าง QR' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(loads()).toBe(0)
  await page.getByRole('button', { name: 'ปิด', exact: true }).click()
  await tile(page, 'คืนยอดเสีย').click()
  await expectUpdate(page, before, loads)
  await expect(page.getByRole('dialog', { name: 'คืนยอดเสีย' })).toBeVisible()
})

test('a registration keeps its phone and its step, and while a password is typed, the page stays', async ({
  page,
  sandbox,
  deployment,
}) => {
  sandbox.control.setSwitches({ otp: true })
  await page.goto('/register')
  await page.getByLabel('เบอร์โทรศัพท์').fill(stranger.phone)
  await page.getByRole('button', { name: 'ถัดไป' }).click()
  await page.getByLabel('รหัส').fill('12')
  // The keyboard goes, and the bars come back.
  await page.getByLabel('รหัส').blur()
  const before = await buildOf(page)
  const loads = countLoads(page)
  await deployment.deploy('newer')
  await page.getByRole('link', { name: 'วิธีใช้งาน' }).click()
  await expectUpdate(page, before, loads)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('089-999-9999')).toBeVisible()
  // A one-time code is kept nowhere.
  await expect(page.getByLabel('รหัส')).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('"12"')
})

test('a page on which a password is typed is not loaded anew', async ({ page, sandbox, deployment }) => {
  sandbox.control.setSwitches({ otp: false })
  await page.goto('/register')
  await page.getByLabel('เบอร์โทรศัพท์').fill(stranger.phone)
  await page.getByRole('button', { name: 'ถัดไป' }).click()
  await page.getByLabel('ชื่อที่ใช้แสดง').fill('สมชาย')
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('secret-1')
  const loads = countLoads(page)
  await loseChat(page, deployment)
  await expect(page.getByLabel('รหัสผ่าน', { exact: true })).toHaveValue('secret-1')
  expect(loads()).toBe(0)
})

test('a registration tells that it is done before its page is loaded anew', async ({ page, sandbox, deployment }) => {
  sandbox.control.setSwitches({ otp: false })
  await page.goto('/register')
  await page.getByLabel('เบอร์โทรศัพท์').fill(stranger.phone)
  await act(page, 'ถัดไป')
  await fillProfile(page)
  await loseChat(page, deployment)
  await act(page, 'ถัดไป')
  await fillBank(page)
  await act(page, 'สมัครสมาชิก')
  await expect(page.getByRole('heading', { name: 'สมัครสมาชิกเรียบร้อย' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible()
})

test('a restored page of an earlier build, whose files are gone, gives way to the page of today', async ({
  page,
  deployment,
}) => {
  const old = await (await page.request.get('/')).text()
  await deployment.deploy('newer')
  await page.route('**/login', (route) => route.fulfill({ contentType: 'text/html', body: old }), { times: 1 })
  const loads = countLoads(page)
  await page.goto('/login')
  await fillLogin(page)
  await expect(total(page)).toBeVisible()
  expect(loads()).toBe(2)
})

for (const name of ['Telegram for Android', 'LINE for Android'])
  test(`in ${name} the new build starts as a part of the messenger`, async ({ visit, deployment }) => {
    const { page, app } = await visit(hostNamed(name), { url: deployment.url })
    await fillLogin(app)
    await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
    await expect(total(page)).toBeVisible()
    const launch = () => page.evaluate(() => [window.launch?.host, document.documentElement.dataset['titled']])
    const [before, launched] = [await buildOf(page), await launch()]
    const loads = countLoads(page)
    await deployment.deploy('newer')
    await tile(page, 'คืนยอดเสีย').click()
    await expectUpdate(page, before, loads)
    await expect(page.getByRole('dialog', { name: 'คืนยอดเสีย' })).toBeVisible()
    expect(await launch()).toEqual(launched)
  })

test('an old page understands a newer backend, which says more than it knows', async ({
  page,
  sandbox,
  deployment,
}) => {
  await deployment.deploy('newer', { keep: true })
  deployment.meetTomorrow()
  await page.goto('/login')
  await firstJourney(page.mainFrame(), sandbox)
  sandbox.control.setSwitches({ wheel: true })
  const token = sandbox.control.signIn(members.rich.username)
  for (const at of [
    'home?dialog=deposit',
    'home?dialog=qr&code=KBANK',
    'home?dialog=withdraw',
    'home?dialog=refund',
    'home?dialog=invite',
    'home?dialog=game&code=neko',
    'home?dialog=chat',
    'bonus',
    'spin',
    'profile',
    'contact',
  ]) {
    await enter(page, { sandbox, at: `/user/${at}`, token })
    await expect(page.getByRole('heading').last()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(/โหลดไม่สำเร็จ|โหลดหน้านี้ไม่สำเร็จ/)).toHaveCount(0)
  }
})

test('an older page makes do with what a newer one has left on the device', async ({ page, sandbox, deployment }) => {
  await deployment.deploy('older')
  const token = sandbox.control.signIn(members.rich.username)
  const intent = { id: '1-2', kind: 'addedLater', parameters: { code: 'x', more: 1 }, amountMinor: 100, member: richId }
  const left = {
    intents: JSON.stringify([{ ...intent, at: Date.now(), before: { addedLater: true } }]),
    lastUsed: '{"addedLater":[]}',
    lastBalance: '{"v":9}',
    sessionStart: '{"v":9}',
    brakes: '{"v":9}',
    sounds: 'addedLater',
    refund: '[{"addedLater":1}]',
    sentSlips: '{"v":9}',
    locale: 'th',
  }
  await store(page, { temporary: { token, agreement: hash(token), ...left }, persistent: left })
  await page.goto('/user/home?dialog=transfer')
  await page.evaluate(() => window.history.replaceState({ typed: { transfer: ['of another form'] } }, ''))
  await page.reload()
  await fillTransfer(page, '100')
  await sendButton(page).click()
  await expect(message(page)).toContainText('฿100.00')
  for (const at of [
    'home?dialog=deposit',
    'home?dialog=refund',
    'home?dialog=slip',
    'home?dialog=preferences',
    'profile',
  ]) {
    await page.goto(`/user/${at}`)
    await expect(page.getByRole('heading').last()).toBeVisible()
    await expect(page.getByText(/โหลดไม่สำเร็จ|โหลดหน้านี้ไม่สำเร็จ/)).toHaveCount(0)
  }
})
