import type { Page } from '@playwright/test'

interface Pictures {
  background: string | null
  logo: string | null
}

/**
 * Reloads home as with a backend that lacks pictures: of each four games one has both, one a logo alone, one none, and one has pictures
 * that do not load.
 */
export async function bareGames(page: Page): Promise<void> {
  await page.route('**/api/wallet', async (route) => {
    const response = await route.fetch()
    const wallet = (await response.json()) as { slots: Pictures[] }
    const lost = '/sandbox/media/lost.svg'
    const slots = wallet.slots.map(({ background, logo, ...slot }, index) => ({
      ...slot,
      ...[
        { background, logo },
        { background: null, logo },
        { background: null, logo: null },
        { background: lost, logo: lost },
      ][(index + 1) % 4],
    }))
    await route.fulfill({ response, json: { ...wallet, slots } })
  })
  await page.reload()
  await page.getByRole('article').first().waitFor()
}

const names = ['Lucky Dragon', 'มังกรทองนำโชค', 'ນາກນ້ອຍ', 'Tiger Gold', 'น้ำเต้าปูปลา', 'ຫວຍລາວ']

/** Reloads home as with a backend that has two thousand games, with names in three scripts. */
export async function manyGames(page: Page): Promise<void> {
  await page.route('**/api/wallet', async (route) => {
    const response = await route.fetch()
    const wallet = (await response.json()) as { slots: object[] }
    const more = Array.from({ length: 2_000 - wallet.slots.length }, (_, index) => ({
      ...wallet.slots[index % wallet.slots.length],
      code: `pg${index}`,
      name: `${names[index % names.length]} ${index}`,
      isActive: false,
    }))
    await route.fulfill({ response, json: { ...wallet, slots: [...wallet.slots, ...more] } })
  })
  await page.reload()
  await page.getByRole('article').first().waitFor()
}

/** Reloads home as with a backend that has no game. */
export async function noGames(page: Page): Promise<void> {
  await page.route('**/api/wallet', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), slots: [] } })
  })
  await page.reload()
  await page.locator('main svg + p > b').waitFor()
}
