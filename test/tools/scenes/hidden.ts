import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

/** Hides amounts as another tab would. */
const hide = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('amounts', 'hidden')
    window.dispatchEvent(new Event('storage'))
  })
const askBeforeSaving = async (page: Page) => {
  await hide(page)
  await page.locator('main li button').first().dispatchEvent('click')
  const receipt = page.getByRole('alertdialog')
  await receipt.locator('[class*=Receipt-actions] button').first().dispatchEvent('click')
  await receipt.getByRole('group').waitFor()
}

/** The scenes of hidden amounts. */
export const hiddenScenes: readonly Scene[] = [
  {
    name: 'amounts hidden',
    as: 'longName',
    address: '/user/home',
    act: (page) => page.locator('[class*=HideAmounts]').click(),
  },
  { name: 'amounts hidden, statement', as: 'rich', address: '/user/statement', act: hide },
  { name: 'amounts hidden, receipt to save', as: 'rich', address: '/user/statement', act: askBeforeSaving },
  { name: 'amounts hidden, transfer', as: 'rich', address: '/user/home?dialog=transfer', act: hide },
  { name: 'amounts hidden, withdraw', as: 'rich', address: '/user/home?dialog=withdraw', act: hide },
  { name: 'amounts hidden, game', as: 'rich', address: '/user/home?dialog=game&code=neko', act: hide },
]
