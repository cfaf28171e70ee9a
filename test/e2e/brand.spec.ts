import type { Page } from '@playwright/test'
import { languages } from '../../src/i18n/languages.ts'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { expect, test } from './support/fixtures.ts'
import { enter, speak } from './support/player.ts'

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

  test('login shows the brand once, and nothing covers the way to registration, in any language', async ({ page }) => {
    await page.goto('/login')
    for (const language of Object.keys(languages)) {
      await speak(page, language)
      await expect(page.getByText('SANDBOX WALLET')).toHaveCount(1)
      await expect(page.getByText('SANDBOX WALLET')).toBeVisible()
      expect(await marks(page)).toBe(1)
      // It is what is seen at each of its corners.
      expect(await page.getByRole('main').locator('a[href="/register"]').evaluate(isUncovered)).toBe(true)
    }
  })

  test('the bar shows the whole name beside support, language and logout', async ({ page, sandbox }) => {
    await enter(page, { sandbox })
    const name = page.getByRole('banner').getByText('SANDBOX WALLET')
    await expect(name).toBeVisible()
    const isWhole = await name.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight)
    expect(isWhole).toBe(true)
    expect((await name.boundingBox())?.height).toBeLessThan(32)
  })
})

test('below Telegram’s title the bar has only its controls, from the first frame on', async ({ visit, sandbox }) => {
  sandbox.control.setSwitches({ chat: true })
  const { app } = await visit(hostNamed('Telegram for Android'), { address: '/register' })
  await expect(app.getByRole('combobox', { name: 'ภาษา' })).toBeVisible()
  await expect(app.getByText('SANDBOX WALLET')).toBeHidden()
  await expect(app.locator('html')).toHaveAttribute('data-titled', '')
})

test('pages without bars show the brand', async ({ page, sandbox, provoked }) => {
  provoked.push(/410 \(Gone\)/)
  await page.goto('/nowhere')
  await expect(page.getByText('SANDBOX WALLET')).toBeVisible()
  expect(await marks(page)).toBe(1)
  sandbox.control.setSwitches({ gone: true })
  await page.goto('/terminated')
  // A service that is gone is asked nothing: the brand itself has a name.
  await expect(page.getByText('Member wallet')).toBeVisible()
  expect(await marks(page)).toBe(1)
})
