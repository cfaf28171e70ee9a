import { expect, test } from './support/fixtures.ts'
import { brokenConnection, enter, offersReload, store, total } from './support/player.ts'

test.describe('before any code of the app has loaded', () => {
  test.use({ colorScheme: 'dark' })

  test('the first frame is dark and in the chosen language', async ({ page, provoked }) => {
    provoked.push(brokenConnection)
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

  test('no light frame flashes while the app starts in dark mode', async ({ page, sandbox }) => {
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
