import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { bareGames } from '../tools/bareGames.ts'
import { buildFolder, laosFolder } from './buildFolder.ts'
import { expect, test } from './fixtures.ts'
import { enter, refused, store } from './player.ts'

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

test('a build with another brand has nothing of ours: no colour, no name, no drawing', async () => {
  const [ours, theirs] = await Promise.all([buildFolder, laosFolder].map((name) => textsOf(process.env[name] ?? '')))
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
    test.use({
      baseURL: async ({ backend }, use) => use(folder === 'public' ? backend.url : await backend.laosUrl()),
    })
    const fileOf = (name: string) => readFile(join(folder, name), 'utf8')

    test('games without a picture have its art, those with one do not show it', async ({
      page,
      sandbox,
      expectedComplaints,
    }) => {
      expectedComplaints.push(refused)
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

    test('the wheel stands on its ornament, and no words do', async ({ page, sandbox }) => {
      sandbox.control.setSwitches({ wheel: true })
      await enter(page, { sandbox, at: '/user/spin' })
      const main = page.getByRole('main')
      const wheel = main.locator('div:has(> div canvas)').last()
      expect(await drawnBehind(wheel.locator('..'), '::before')).toBe(await fileOf('wheel.svg'))
      // The ornament has faded out at four fifths of its height, just above the wheel's lower edge.
      const mask = await wheel
        .locator('..')
        .evaluate((it) => getComputedStyle(it, '::before').getPropertyValue('mask-image'))
      expect(mask).toContain('rgba(0, 0, 0, 0) 80%')
      const bottom = await wheel.locator('..').evaluate((it) => it.getBoundingClientRect().bottom)
      expect((await main.getByRole('status').last().boundingBox())?.y).toBeGreaterThan(bottom)
    })
  })

const marks = (page: Page) =>
  page.evaluate(
    () =>
      // The motif of the brand's ground does not fill it.
      [...document.querySelectorAll('*')]
        .map((one) => getComputedStyle(one))
        .filter((style) => style.backgroundImage.includes('svg+xml') && style.backgroundSize === 'contain').length,
  )

/** True if an element is on the screen and nothing lies on a corner of it. */
function isUncovered(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return [
    [left + 1, top + 1],
    [right - 1, bottom - 1],
  ].every(([x = 0, y = 0]) => document.elementFromPoint(x, y) === element)
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const language of ['th', 'lo', 'en'] as const)
    test(`login shows whose it is, once, and nothing covers the way to registration (${language})`, async ({
      page,
    }) => {
      await store(page, { persistent: { locale: language } })
      await page.goto('/login')
      await expect(page.getByText('SANDBOX WALLET')).toHaveCount(1)
      await expect(page.getByText('SANDBOX WALLET')).toBeVisible()
      expect(await marks(page)).toBe(1)
      const way = page.getByRole('main').locator('a[href="/register"]')
      // It is what is seen at each of its corners.
      expect(await way.evaluate(isUncovered)).toBe(true)
    })

  test('the bar has the whole name beside support, language and logout', async ({ page, sandbox }) => {
    await enter(page, { sandbox })
    const name = page.getByRole('banner').getByText('SANDBOX WALLET')
    await expect(name).toBeVisible()
    const isWhole = await name.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight)
    expect(isWhole).toBe(true)
    expect((await name.boundingBox())?.height).toBeLessThan(32)
  })
})

test('below Telegram’s own title the bar has its controls alone, from the first frame on', async ({
  visit,
  sandbox,
}) => {
  sandbox.control.setSwitches({ chat: true })
  const { app } = await visit(hostNamed('Telegram for Android'), { address: '/register' })
  await expect(app.getByRole('combobox', { name: 'ภาษา' })).toBeVisible()
  await expect(app.getByText('SANDBOX WALLET')).toBeHidden()
  await expect(app.locator('html')).toHaveAttribute('data-titled', '')
})

test('pages that stand alone tell whose they are', async ({ page, sandbox, expectedComplaints }) => {
  expectedComplaints.push(/410 \(Gone\)/)
  await page.goto('/nowhere')
  await expect(page.getByText('SANDBOX WALLET')).toBeVisible()
  expect(await marks(page)).toBe(1)
  sandbox.control.setSwitches({ gone: true })
  await page.goto('/terminated')
  // A service that is gone is asked nothing: the brand itself has a name.
  await expect(page.getByText('Member wallet')).toBeVisible()
  expect(await marks(page)).toBe(1)
})
