import { appendFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { talk } from './talk.ts'

// `npm run talk` (test/tools/talk.ts) runs it with more messages and seeds, and reads the figures from a file.
const { TALK = '500', TALK_SEEDS = '1,2', TALK_OUT } = process.env

const nothingWrong = { needless: 0, lost: 0, twice: 0, disordered: 0, shownTwice: 0, different: 0 }

it.each(TALK_SEEDS.split(',').map(Number))(
  `of ${TALK} messages each way, over a connection that fails in every way, in two tabs, none is lost, doubled, overtaken or offered needlessly (%i)`,
  async (seed) => {
    const figures = await talk(seed, Number(TALK))
    if (TALK_OUT !== undefined) appendFileSync(TALK_OUT, `${JSON.stringify(figures)}\n`)
    expect(figures).toMatchObject(nothingWrong)
    expect(figures.written).toBe(Number(TALK))
    expect(figures.offered).toBeGreaterThan(0)
  },
)
