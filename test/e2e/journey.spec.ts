import { expect, test } from './fixtures.ts'
import { firstJourney } from './journeys.ts'

// The journey in each host is in hosts.spec.ts, with the host's own back button.
test('a member signs in, transfers, finds it in the statement, and finds no way back once signed out', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  await firstJourney(page.mainFrame(), sandbox)
  await page.goto('/user/home')
  await expect(page).toHaveURL(/\/login$/)
})
