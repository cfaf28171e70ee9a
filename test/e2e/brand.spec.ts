import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { buildFolder, laosFolder } from './buildFolder.ts'
import { expect, test } from './fixtures.ts'
import { enter, store } from './player.ts'

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
  for (const trace of ['1d4fbf', '12336f', 'f4c95d', '6f9cf5', 'member wallet']) {
    const has = (texts = new Map<string, string>()) => [...texts].filter(([, text]) => text.includes(trace))
    expect(has(ours), `${trace} is ours`).not.toEqual([])
    expect(has(theirs).map(([file]) => file)).toEqual([])
  }
  expect(theirs?.get('index.html')).toContain('<title>night lantern</title>')
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
