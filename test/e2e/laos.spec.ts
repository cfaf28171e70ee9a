import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { bareGames } from '../tools/scenes/bareGames.ts'
import { buildFolder } from './support/buildFolder.ts'
import { expect, test } from './support/fixtures.ts'
import { inviteFor } from './support/matrixSteps.ts'
import { act, enter, refused } from './support/player.ts'

const phone = '2055123456789'

// Its build takes long, and is made in one worker.
test.describe.configure({ mode: 'default' })

test('the build for Laos is in Lao, takes any phone number, and counts in kip', async ({ newVisit, laos, sandbox }) => {
  sandbox.control.setSwitches({ otp: false, region: 'la' })
  const host = hostNamed('Telegram for Android')
  const { app: page } = await host.open(await newVisit(host.context), { url: laos.url, ...inviteFor(host) })
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo')
  await page.getByLabel('ເບີໂທ').fill(phone)
  const next = () => act(page, 'ຕໍ່ໄປ')
  await next()
  await page.getByLabel('ຊື່ທີ່ໃຊ້ສະແດງ').fill('ສົມໄຊ')
  await page.getByLabel('ລະຫັດຜ່ານ', { exact: true }).fill('secret-1')
  await page.getByLabel('ຢືນຢັນລະຫັດຜ່ານ').fill('secret-1')
  await next()
  await page.getByLabel('ທະນາຄານ').selectOption('BCEL')
  await page.getByLabel('ເລກບັນຊີ').fill('1602000123')
  await page.getByLabel('ຊື່ແທ້').fill('somxay')
  await page.getByLabel('ນາມສະກຸນ').fill('lao')
  await expect(page.getByLabel('ສະກຸນເງິນ')).toHaveValue('LAK')
  await act(page, 'ສະໝັກສະມາຊິກ')
  await expect(page.getByRole('heading', { name: 'ເຂົ້າສູ່ລະບົບ' })).toBeVisible()
  const sent = sandbox.requests.find(({ path }) => path === '/api/account')
  expect(sent?.body).toMatchObject({ username: phone, currency: 'LAK', inviteCode: 'PR64f0c1' })

  sandbox.control.creditDeposit(phone, 1_234_567_00)
  await page.getByLabel('ເບີໂທ').fill(phone)
  await page.getByLabel('ລະຫັດຜ່ານ', { exact: true }).fill('secret-1')
  await act(page, 'ເຂົ້າສູ່ລະບົບ')
  await expect(page.getByText(`₭1,234,567.00`).first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('main').getByRole('button', { name: 'ຖອນເງິນ', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'ຖອນເງິນ' })
  await expect(dialog).toContainText(`₭100 ຫາ ₭50,000`)
  await dialog.getByRole('textbox', { name: 'ຈຳນວນເງິນ' }).fill('50000')
  await act(page, 'ຖອນເງິນ')
  await expect(page.getByRole('alertdialog')).toContainText(`₭50,000.00`)
  expect(sandbox.audit().problems).toEqual([])
})

test('in a build for one tab the game takes over the tab, by link and by form, and back returns to the app', async ({
  newVisit,
  laos,
  sandbox,
}) => {
  sandbox.control.setSwitches({ region: 'la' })
  const context = await newVisit({ baseURL: laos.url })
  const page = await context.newPage()
  await enter(page, { sandbox, at: '/user/home?dialog=game&code=seven' })
  const playHere = page.getByRole('button', { name: /^ຫຼິ້ນເກມ$|ແລ້ວຫຼິ້ນ/ })
  await playHere.click()
  await page.waitForURL('**/sandbox/play/seven')
  await expect(page.locator('body')).toContainText('1,325,616.24')
  await page.goBack()
  await expect(playHere).toBeEnabled()
  await page.goto('/user/home?dialog=game&code=neko')
  await playHere.click()
  await page.waitForURL('**/sandbox/play/neko*')
  expect(sandbox.arrivals.map(({ code, way, accepted }) => `${code} ${way} ${accepted}`)).toEqual([
    'seven form true',
    'neko ticket true',
  ])
  expect(context.pages()).toHaveLength(1)
})

/** All that a build has to read: pages, code, styles, drawings and lists of files, by their paths. */
async function textsOf(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true })
  const wanted = files.filter((file) => /\.(html|js|css|svg|json|webmanifest)$/.test(file))
  return new Map(
    await Promise.all(
      wanted.map(async (file) => [file, (await readFile(join(folder, file), 'utf8')).toLowerCase()] as const),
    ),
  )
}

test('a build with another brand shows no colour, name or drawing of ours', async ({ laos }) => {
  const [ours, theirs] = await Promise.all([process.env[buildFolder] ?? '', laos.folder].map(textsOf))
  // #12336f is %2312336f in a drawing, and a colour as numbers in none of them.
  for (const trace of ['1d4fbf', '12336f', 'f4c95d', '6f9cf5', 'fbe5ae', 'member wallet']) {
    const has = (texts = new Map<string, string>()) => [...texts].filter(([, text]) => text.includes(trace))
    expect(has(ours), `${trace} is ours`).not.toEqual([])
    expect(has(theirs).map(([file]) => file)).toEqual([])
  }
  expect(theirs?.get('index.html')).toContain('<title>night lantern</title>')
})

/** The file that is drawn behind an element, as its text; empty if the browser cannot draw it. */
const drawnBehind = (element: Locator, part?: '::before') =>
  element.evaluate(async (it, pseudo) => {
    const [, address = ''] = /url\("([^"]+)"\)/.exec(getComputedStyle(it, pseudo).backgroundImage) ?? []
    const image = new Image()
    image.src = address
    await image.decode()
    return image.naturalWidth > 0 && address.includes('/assets/') ? (await fetch(address)).text() : ''
  }, part)

for (const [brand, folder] of [
  ['our brand', 'public'],
  ['another brand', 'test/sandbox/brands/night'],
] as const)
  test.describe(`in a build with ${brand}`, () => {
    test.use({ baseURL: async ({ backend, laos }, use) => use((folder === 'public' ? backend : laos).url) })
    const fileOf = (name: string) => readFile(join(folder, name), 'utf8')

    test('games without a picture, and no others, show its drawing', async ({ page, sandbox, provoked }) => {
      provoked.push(refused)
      await enter(page, { sandbox })
      await bareGames(page)
      const [card, row] = [page.getByRole('article'), page.getByRole('main').getByRole('list').getByRole('button')]
      const bare = card.filter({ hasText: 'Neko Fortune' })
      await expect(bare.locator('img')).toHaveCount(1)
      expect(await drawnBehind(bare, '::before')).toBe(await fileOf('card.svg'))
      const inRow = row.filter({ hasText: 'Neko Fortune' })
      expect(await drawnBehind(inRow.locator('span').first())).toBe(await fileOf('card.svg'))
      // So it is where neither picture nor logo loads.
      const lost = card.filter({ hasText: 'Orchid Spins' }).locator('img')
      await expect(lost).toHaveCount(2)
      await expect(lost.first()).toBeHidden()
      // A picture lies on all of it.
      const pictured = card.filter({ hasText: 'Comet Jackpot' })
      const box = await pictured.locator('img').first().boundingBox()
      const height = await pictured.evaluate((it) => getComputedStyle(it, '::before').height)
      expect([box?.width, `${box?.height}px`]).toEqual([(await pictured.boundingBox())?.width, height])
    })

    test('the wheel sits on its ornament, and no words do', async ({ page, sandbox }) => {
      sandbox.control.setSwitches({ wheel: true })
      await enter(page, { sandbox, at: '/user/spin' })
      const main = page.getByRole('main')
      const wheel = main.locator('[class*=Wheel-wheel]')
      expect(await drawnBehind(wheel, '::before')).toBe(await fileOf('wheel.svg'))
      const words = main.getByRole('status').last()
      expect(await words.evaluate((it) => getComputedStyle(it).backgroundColor)).toMatch(/^rgb\(/)
    })
  })

test('a build without field reports has no code for them, and sends none', async ({ page, laos }) => {
  const codes = [...(await textsOf(laos.folder))].filter(([file]) => file.endsWith('.js'))
  expect(
    codes.filter(([, code]) => /sendbeacon|chunkload|unhandledrejection/.test(code)).map(([file]) => file),
  ).toEqual([])
  const beacons: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'ping') beacons.push(request.url())
  })
  await page.goto(laos.url)
  await expect(page.locator('form')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  await page.goto('about:blank')
  expect(beacons).toEqual([])
})
