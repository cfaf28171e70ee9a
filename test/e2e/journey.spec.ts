import { hosts } from '../hosts/hosts.ts'
import { expect, test } from './fixtures.ts'
import { firstJourney } from './journeys.ts'

for (const host of hosts)
  test(`in ${host.name} a member signs in, transfers, finds it in the statement and signs out`, async ({
    visit,
    sandbox,
  }) => {
    const { app } = await visit(host)
    await firstJourney(app, sandbox)
  })

test('who signed out finds no way back by an address', async ({ page, sandbox }) => {
  await page.goto('/login')
  await firstJourney(page.mainFrame(), sandbox)
  await page.goto('/user/home')
  await expect(page).toHaveURL(/\/login$/)
})
