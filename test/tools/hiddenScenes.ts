import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

/** Taps the eye, then whatever leads on; the amounts stay hidden. */
const hidden =
  (goOn: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page) => {
    await page.locator('[class*=HideAmounts]').click()
    await goOn(page)
  }
const toStatement = async (page: Page) => {
  await page.locator('a[href="/user/statement"]').click()
  await page.locator('time').nth(3).waitFor()
}
const receipt = async (page: Page) => {
  await toStatement(page)
  await page.locator('li button').nth(1).dispatchEvent('click')
  await page.getByRole('alertdialog').waitFor()
}
const address = '/user/home'

/** The scenes of hidden amounts. */
export const hiddenScenes: readonly Scene[] = [
  { name: 'amounts hidden, home', as: 'longName', address, act: hidden() },
  { name: 'amounts hidden, statement', as: 'rich', address, act: hidden(toStatement) },
  {
    name: 'amounts hidden, receipt to save',
    as: 'rich',
    address,
    act: hidden(async (page) => {
      await receipt(page)
      // After what closes it.
      await page.getByRole('alertdialog').getByRole('button').nth(1).dispatchEvent('click')
    }),
  },
  {
    name: 'amounts hidden, transfer',
    as: 'rich',
    address,
    act: hidden((page) =>
      page
        .locator('[data-money] button, main button')
        .filter({ hasText: /โอน|ໂອນ|Transfer/ })
        .first()
        .click(),
    ),
  },
  {
    name: 'amounts hidden, game',
    as: 'rich',
    address,
    act: hidden((page) => page.locator('li button').filter({ hasText: 'Neko' }).first().click()),
  },
]
