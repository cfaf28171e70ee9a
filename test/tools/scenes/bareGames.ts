import type { Page } from '@playwright/test'
import type { Step } from './scene.ts'

interface Slot {
  background: string | null
  logo: string | null
}

/** Reloads home as with a backend that has other games. */
const withGames =
  (change: (slots: Slot[]) => object[], there = 'article'): Step =>
  async (page: Page) => {
    await page.route('**/api/wallet', async (route) => {
      const response = await route.fetch()
      const wallet = (await response.json()) as { slots: Slot[] }
      await route.fulfill({ response, json: { ...wallet, slots: change(wallet.slots) } })
    })
    await page.reload()
    await page.locator(there).first().waitFor()
  }

const lost = '/sandbox/media/lost.svg'

/** Of each four games one has both pictures, one a logo alone, one none, and one has pictures that do not load. */
export const bareGames = withGames((slots) =>
  slots.map(({ background, logo, ...slot }, index) => ({
    ...slot,
    ...[
      { background, logo },
      { background: null, logo },
      { background: null, logo: null },
      { background: lost, logo: lost },
    ][(index + 1) % 4],
  })),
)

const names = ['Lucky Dragon', 'มังกรทองนำโชค', 'ນາກນ້ອຍ', 'Tiger Gold', 'น้ำเต้าปูปลา', 'ຫວຍລາວ']

/** Two thousand games, with names in three scripts. */
export const manyGames = withGames((slots) =>
  Array.from({ length: 2_000 }, (_, index) => ({
    ...slots[index % slots.length],
    ...(index >= slots.length && {
      code: `pg${index}`,
      name: `${names[index % names.length]} ${index}`,
      isActive: false,
    }),
  })),
)

export const noGames = withGames(() => [], 'main svg + p > b')
