import { writeFileSync } from 'node:fs'
import { beforeAll, it } from 'vitest'
import { completePage } from '../fakes/page.ts'
import { hunt, takeWalks, warmUp } from './run.ts'

// test/tools/walks.ts runs it, configures it by the environment, and reads what was found from a file.

const { WALK_SEED = '1', WALK_PATH = '', WALKS = '25', WALK_FIND, WALK_OUT = '' } = process.env
const wanted = { seed: Number(WALK_SEED), path: WALK_PATH, count: Number(WALKS) }

beforeAll(async () => {
  completePage()
  await warmUp()
})

it('walks', async () => {
  const result =
    WALK_FIND === undefined ? await takeWalks(wanted) : await hunt(wanted, (found) => found.includes(WALK_FIND))
  writeFileSync(WALK_OUT, JSON.stringify(result))
})
