import { expect, it } from 'vitest'
import type { Figures } from './judge.ts'
import { pace, talk } from './talk.ts'

declare module 'vitest' {
  interface TaskMeta {
    talk?: Figures & { secondsEach: number }
  }
}

// `npm run talk` has more messages and seeds.
const { TALK = '500', TALK_SEEDS = '1,2' } = process.env
/** A busy machine takes ten times as long. */
const patience = process.env['TALK'] === undefined ? 240_000 : 0

const nothingWrong = { needless: 0, lost: 0, twice: 0, disordered: 0, shownTwice: 0, different: 0 }

it.for(TALK_SEEDS.split(',').map(Number))(
  `of ${TALK} messages each way, over a connection that fails in every way, in two tabs, none is lost, duplicated, overtaken or offered needlessly (%i)`,
  { timeout: patience },
  async (seed, { task }) => {
    const figures = await talk(seed, Number(TALK))
    const secondsEach = await pace(200)
    task.meta.talk = { ...figures, secondsEach }
    expect(figures).toMatchObject(nothingWrong)
    expect(figures.written).toBe(Number(TALK))
    expect(figures.offered).toBeGreaterThan(0)
    expect(secondsEach).toBeLessThan(0.6)
  },
)
