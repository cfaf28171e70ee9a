import type { Page } from '@playwright/test'
import { scene, type Scene } from './scene.ts'
import { opened, tap } from './steps.ts'

/** Hides amounts as another tab would. */
const hide = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('amounts', 'hidden')
    window.dispatchEvent(new Event('storage'))
  })
const askBeforeSaving = async (page: Page) => {
  await page.locator('main li button').first().dispatchEvent('click')
  const receipt = page.getByRole('alertdialog')
  await receipt.locator('[class*=Receipt-actions] button').first().dispatchEvent('click')
  await receipt.getByRole('group').waitFor()
}

/** The scenes of hidden amounts. */
export const hiddenScenes: readonly Scene[] = [
  scene('amounts hidden', 'longName', '/user/home', tap('[class*=HideAmounts]')),
  scene('amounts hidden, statement', 'rich', '/user/statement', hide),
  scene('amounts hidden, receipt to save', 'rich', '/user/statement', hide, askBeforeSaving),
  scene('amounts hidden, transfer', 'rich', opened('transfer'), hide),
  scene('amounts hidden, withdraw', 'rich', opened('withdraw'), hide),
  scene('amounts hidden, game', 'rich', opened('game', { code: 'neko' }), hide),
]
