import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { brokenConnection, enter, offersReload, store, total } from './player.ts'

/** Every text that the player sees or hears, but for the language dropdown, which names each language in its own. */
const texts = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [document.title]
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('select, script')) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) seen.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) seen.push(node.textContent ?? '')
    }
    return seen.map((text) => text.trim()).filter(Boolean)
  })

const thai = /[\u0E01-\u0E3A\u0E40-\u0E5B]/
const lao = /[\u0E81-\u0EBD\u0EC0-\u0EDF]/

for (const [language, name, own, foreign] of [
  ['lo', 'ລາວ', lao, thai],
  ['en', 'English', /[a-z]/, /[\u0E01-\u0E3A\u0E40-\u0E5B\u0E81-\u0EBD\u0EC0-\u0EDF]/],
] as const)
  test(`choosing ${name} changes every word of every screen and stays chosen`, async ({ page, sandbox }) => {
    // Texts of the operator and of members are not translated. Here they are in English, so that they cannot hide a Thai text.
    for (const member of sandbox.state.members) member.name = 'Somchai'
    for (const row of sandbox.state.statements) row.linked = null
    await page.route('**/api/lookup/notice', (route) => route.fulfill({ json: { notice: '<p>Notice</p>' } }))
    await page.route('**/api/lookup/agreements', (route) => route.fulfill({ json: ['<p>Rules</p>'] }))
    const hasOnlyItsOwn = async () => {
      const all = await texts(page)
      expect(all.filter((text) => foreign.test(text))).toEqual([])
      expect(all.some((text) => own.test(text))).toBe(true)
      expect(all.filter((text) => /^[a-z]+[A-Z]\w*$|^(common|home|login|transfer|statement):/.test(text))).toEqual([])
    }

    await page.goto('/login')
    await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
    await page.getByRole('combobox').selectOption({ label: name })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeHidden()
    await page.locator('form').getByRole('button').last().click()
    await expect(page.getByRole('alert').or(page.locator('[aria-invalid]')).first()).toBeVisible()
    await hasOnlyItsOwn()

    await enter(page, { sandbox })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(14)
    await hasOnlyItsOwn()
    await page.goto('/user/home?dialog=transfer')
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(16)
    await page.getByRole('dialog').locator('form button[type=submit]').click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await hasOnlyItsOwn()
    await page.goto('/user/home?dialog=agreement')
    await expect(page.getByRole('dialog').getByText('Rules')).toBeVisible()
    await hasOnlyItsOwn()
    await page.goto('/user/statement')
    await expect(page.getByRole('listitem')).toHaveCount(10)
    await hasOnlyItsOwn()
    for (const address of ['/terminated', '/nowhere']) {
      await page.goto(address)
      await expect(page.getByRole('heading')).toBeVisible()
      await hasOnlyItsOwn()
    }
  })

test('money and dates are written the same in every language', async ({ page, sandbox }) => {
  const written: string[][] = []
  for (const language of ['th', 'lo', 'en'] as const) {
    await enter(page, { sandbox, language })
    await expect(page.getByRole('main')).toContainText('฿1,325,616.24')
    await page.goto('/user/statement')
    await expect(page.getByRole('listitem')).toHaveCount(10)
    written.push((await texts(page)).flatMap((text) => text.match(/^[+−]?฿.*|\b\d\d:\d\d\b/) ?? []))
  }
  expect(written[0]).toHaveLength(20)
  expect(written[1]).toEqual(written[0])
  expect(written[2]).toEqual(written[0])
})

test.describe('before any code of the app has arrived', () => {
  test.use({ colorScheme: 'dark' })

  test('the first frame is dark and in the chosen language', async ({ page, expectedComplaints }) => {
    expectedComplaints.push(brokenConnection)
    await store(page, { persistent: { locale: 'lo' } })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/login')
    await offersReload(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'lo')
    const [red = 255, green = 255, blue = 255] =
      (await page.evaluate(() =>
        getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number),
      )) ?? []
    expect(Math.max(red, green, blue)).toBeLessThan(64)
  })

  test('no light frame flashes while the app starts in the dark', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      const themes = new Set<string>()
      Object.assign(window, { themes })
      const note = () => {
        if (document.body) themes.add(document.documentElement.dataset['theme'] ?? 'none')
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    await enter(page, { sandbox })
    await expect(total(page)).toBeVisible()
    expect(await page.evaluate(() => [...(Reflect.get(window, 'themes') as Set<string>)])).toEqual(['dark'])
  })

  test('the theme follows the device at once', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test('a stored language that is none is passed over', async ({ page }) => {
  await store(page, { persistent: { locale: 'xx"><script>' } })
  await page.goto('/login')
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})
