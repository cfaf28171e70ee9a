import { expect, test } from './support/fixtures.ts'
import { firstJourney } from './support/journeys.ts'

// Each host has its walk in matrix.spec.ts.
test(
  'a member logs in, transfers, finds it in the statement, and cannot step back in after logging out',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    await page.goto('/login')
    await firstJourney(page.mainFrame(), sandbox)
    await page.goto('/user/home')
    await expect(page).toHaveURL(/\/login$/)
  },
)
