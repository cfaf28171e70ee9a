import { beforeAll, expect, it } from 'vitest'
import { completePage } from '../fakes/page.ts'
import { takeWalks, warmUp } from './run.ts'

beforeAll(async () => {
  completePage()
  await warmUp()
})

// Twelve seconds on an idle machine; a busy one may take ten times as long.
// A few of the thousands of walks of `npm run walks`, which can also repeat one of these: WALK_SEED=1 WALK_PATH=…
it('whatever happens on the way, nothing is sent twice, told wrong, shown to another member or left without a way out', async () => {
  const { found, commands, exact } = await takeWalks({ seed: 1, path: '', count: 25 })
  expect(commands).toBeGreaterThan(20)
  expect(exact).toBeGreaterThan(10)
  expect(found).toEqual([])
}, 240_000)
