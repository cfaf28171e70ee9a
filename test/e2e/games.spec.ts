import type { Frame } from '@playwright/test'
import { hostNamed, type Host } from '../fakes/hosts/hosts.ts'
import type { Visit } from '../fakes/hosts/visit.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { expect, test } from './fixtures.ts'
import { openedLinks } from './matrixPlaces.ts'
import { balance, enter, fillLogin, sent, total } from './player.ts'

const walked = ['Telegram Web A', 'a browser on a phone'].map(hostNamed)

const dialog = (app: Frame, game: string) => app.getByRole('dialog', { name: game })
const play = (app: Frame, game: string) => dialog(app, game).getByRole('button', { name: /^เล่น/ })
const openGame = (app: Frame, game: string) =>
  app.getByRole('main').getByRole('button', { name: game, exact: true }).click()
const close = (app: Frame, game: string) => dialog(app, game).getByRole('button', { name: 'ปิด', exact: true }).click()

/** Activates an account. */
async function activate(app: Frame, game: string): Promise<void> {
  await openGame(app, game)
  await dialog(app, game).getByRole('button', { name: 'เปิดบัญชี' }).click()
  await expect(dialog(app, game).getByText('ชื่อผู้ใช้')).toBeVisible()
}

/** The last address that the host was to open. */
const lastLink = (visited: Visit, host: Host): string => openedLinks(visited, host).at(-1) ?? ''

/** Plays, and follows the link as a player does. @returns the text of the game's site. */
async function follow(visited: Visit, host: Host, game: string): Promise<string> {
  const { app, page } = visited
  if (host.family === 'browser') {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), play(app, game).click()])
    await opened.waitForURL('**/sandbox/play/**')
    expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    const said = await opened.locator('body').innerText()
    await opened.close()
    return said
  }
  const before = lastLink(visited, host)
  await play(app, game).click()
  await expect.poll(() => lastLink(visited, host)).not.toBe(before)
  const opened = await page.context().newPage()
  await opened.goto(lastLink(visited, host))
  const said = await opened.locator('body').innerText()
  await opened.close()
  // The host does not tell whether it opened anything: the button stays.
  await expect(dialog(app, game).getByRole('button', { name: 'เปิดเกม' })).toBeVisible()
  return said
}

const arrivals = (sandbox: Sandbox) => sandbox.arrivals.map(({ code, way, accepted }) => `${code} ${way} ${accepted}`)

for (const host of walked)
  test(`every way leads into its game, in ${host.name}`, async ({ visit, sandbox, newVisit, backend }) => {
    const visited = await visit(host)
    const { app } = visited
    await fillLogin(app, 'noBank')
    await expect(total(app)).toContainText('฿109.50')
    await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()

    await activate(app, 'Koi Palace')
    await expect(play(app, 'Koi Palace')).toHaveText('เล่นด้วยเงิน ฿109.50')
    expect(await follow(visited, host, 'Koi Palace')).toContain('฿109.50')
    await close(app, 'Koi Palace')

    await activate(app, 'Baccara Royale')
    expect(await follow(visited, host, 'Baccara Royale')).toContain('฿109.50')
    await close(app, 'Baccara Royale')

    await openGame(app, 'Sunrise Lotto')
    await follow(visited, host, 'Sunrise Lotto')
    await close(app, 'Sunrise Lotto')
    await openGame(app, 'Lotus Numbers')
    await follow(visited, host, 'Lotus Numbers')
    await close(app, 'Lotus Numbers')

    await activate(app, 'Seven Draw')
    if (host.family === 'browser') expect(await follow(visited, host, 'Seven Draw')).toContain('฿109.50')
    else await playInBrowser(visited, host, { context: await newVisit(), url: backend.url })
    expect(arrivals(sandbox)).toEqual([
      'koi ticket true',
      'baccara ticket true',
      'sunrise link true',
      'lotus link true',
      'seven form true',
    ])
    expect(sandbox.arrivals.map(({ referrer }) => referrer)).toEqual(sandbox.arrivals.map(() => null))
    expect(balance(sandbox, 'noBank', 'seven')).toBe(109_50)
  })

/** A form cannot leave a messenger: the app says so before it moves money, and the player goes on in the phone's browser. */
async function playInBrowser(
  visited: Visit,
  host: Host,
  browser: { context: Awaited<ReturnType<Parameters<Parameters<typeof test>[2]>[0]['newVisit']>>; url: string },
): Promise<void> {
  const { app } = visited
  await dialog(app, 'Seven Draw').getByRole('button', { name: 'เปิดในเบราว์เซอร์' }).click()
  await expect.poll(() => lastLink(visited, host)).toContain('dialog=game')
  const link = new URL(lastLink(visited, host))
  expect(link.pathname + link.search).toBe('/user/home?dialog=game&code=seven')
  const page = await browser.context.newPage()
  await page.goto(browser.url + link.pathname + link.search)
  await fillLogin(page, 'noBank')
  await expect(page.getByText('ชื่อผู้ใช้')).toBeVisible()
  const [opened] = await Promise.all([
    browser.context.waitForEvent('page'),
    page.getByRole('button', { name: /^เล่น/ }).click(),
  ])
  await opened.waitForURL('**/sandbox/play/seven')
  await expect(opened.locator('body')).toContainText('฿109.50')
}

test('where the browser blocks the window, a second tap opens the game, and nothing is moved twice', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let blocked = 0
    window.open = (...how) => (blocked++ === 0 ? null : open(...how))
  })
  await enter(page, { sandbox, at: '/user/home?dialog=game&code=neko' })
  await page.getByRole('button', { name: /^เล่นด้วยเงิน/ }).click()
  await expect(page.getByText('เบราว์เซอร์บล็อกหน้าต่างไว้')).toBeVisible()
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'เปิดเกม' }).click(),
  ])
  await opened.waitForURL('**/sandbox/play/neko*')
  await expect(opened.locator('body')).toContainText('฿1,325,616.24')
  expect(sent(sandbox, '/api/wallet/transferAll')).toHaveLength(1)
  expect(arrivals(sandbox)).toEqual(['neko ticket true'])
})

test('a game that does not take the money is not opened, and its window goes', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(/502/)
  await enter(page, { sandbox, at: '/user/home?dialog=game&code=neko' })
  sandbox.control.provoke('TRANSFER_FAIL')
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: /^เล่นด้วยเงิน/ }).click(),
  ])
  await expect(page.getByRole('alertdialog')).toContainText('เงินกลับเข้ากระเป๋าหลักแล้ว')
  await expect.poll(() => opened.isClosed()).toBe(true)
  expect(sandbox.arrivals).toEqual([])
  expect(balance(sandbox, 'rich')).toBe(1_317_195_74)
})

test('coming back to the window repeats no command', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/home?dialog=game&code=koi' })
  await page.getByRole('button', { name: 'เปิดบัญชี' }).click()
  await expect(page.getByText('ชื่อผู้ใช้')).toBeVisible()
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: /^เล่นด้วยเงิน/ }).click(),
  ])
  await opened.waitForURL('**/sandbox/play/koi*')
  await page.bringToFront()
  await page.evaluate(() => {
    for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => sent(sandbox, '/api/wallet').length).toBeGreaterThan(2)
  const commands = /activate|transferAll|autoLogin|resetpassword/
  expect(sandbox.requests.filter(({ path }) => commands.test(path)).map(({ path }) => path.split('/')[3])).toEqual([
    'activate',
    'transferAll',
    'koi',
  ])
})

test('in a build for one tab the game takes its place, by link and by form, and back leads to the app', async ({
  newVisit,
  backend,
  sandbox,
}) => {
  sandbox.control.setSwitches({ region: 'la' })
  const context = await newVisit({ baseURL: await backend.laosUrl() })
  const page = await context.newPage()
  await enter(page, { sandbox, at: '/user/home?dialog=game&code=seven' })
  const playHere = page.getByRole('button', { name: /^ຫຼິ້ນ/ })
  await playHere.click()
  await page.waitForURL('**/sandbox/play/seven')
  await expect(page.locator('body')).toContainText('1,325,616.24')
  await page.goBack()
  await expect(playHere).toBeEnabled()
  await page.goto('/user/home?dialog=game&code=neko')
  await playHere.click()
  await page.waitForURL('**/sandbox/play/neko*')
  expect(arrivals(sandbox)).toEqual(['seven form true', 'neko ticket true'])
  expect(context.pages()).toHaveLength(1)
})
