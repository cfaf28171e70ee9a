import { refuseStorages } from '../fakes/hosts/visit.ts'
import { expect, test } from './support/fixtures.ts'
import { firstJourney } from './support/journeys.ts'

// launch.spec.ts covers a remembered login, which messengers have ticked.
test(
  'with every storage refused and no channel between tabs, the whole journey works',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    await refuseStorages(page.context())
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
    })
    await page.goto('/login')
    await firstJourney(page.mainFrame(), sandbox)
    await page.evaluate(() => window.history.back())
    await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
  },
)
