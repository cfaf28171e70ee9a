import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** Opens the app in a browser that lacks one of the names of the floor guard. @returns its requests to the backend. */
async function openOutdated(page: Page, address = '/login'): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
  await page.goto(address)
  return asked
}

const titles = ['กรุณาอัปเดตเบราว์เซอร์หรือแอป', 'ກະລຸນາອັບເດດບຣາວເຊີ ຫຼື ແອັບ', 'Update your browser or app']

test('a browser below the floor is asked to update in three languages, or to ask the operator', async ({ page }) => {
  const asked = await openOutdated(page)
  await expect(page.getByRole('heading')).toHaveText(titles)
  const contact = page.getByRole('link')
  await expect(contact).toHaveAttribute('href', /^https:/)
  await expect(contact).toHaveAccessibleName(/\S/)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/api/lookup/contact'])
})

test('below the floor nothing of a remembered session is sent', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('token', 'remembered'))
  const asked = await openOutdated(page, '/user/home')
  await expect(page.getByRole('heading')).toHaveText(titles)
  await expect(page.getByRole('link')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/api/lookup/contact'])
})
