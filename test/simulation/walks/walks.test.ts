import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { preparePage } from '../page.tsx'
import { roomNames } from './rooms.ts'
import { ways } from './steps.ts'
import { walk, type Figures, type Walked } from './walk.ts'

/** A rule that was broken, and the walk that it was broken in, as fast-check names it. */
export interface Found {
  readonly rule: string
  readonly text: string
  readonly path: string
}

declare module 'vitest' {
  interface TaskMeta {
    walks?: Figures & { readonly walks: number; readonly found: readonly Found[] }
    shortest?: string
  }
}

// `npm run walks` takes thousands, and repeats one by these settings.
const { WALK_SEED = '1', WALK_PATH = '', WALKS = '5', WALK_FIND } = process.env
/** A busy machine takes ten times as long. */
const patience = process.env['WALKS'] === undefined ? 240_000 : 0
const wanted = { seed: Number(WALK_SEED), path: WALK_PATH, numRuns: Number(WALKS) }

beforeAll(async () => {
  await preparePage()
  // Each room is loaded once before: the first time takes real time, which would make walks differ.
  const steps = roomNames.map((room) => ({ do: 'enter' as const, room }))
  await walk({ variation: 0, remembered: false, first: { do: 'ok' }, steps })
}, 600_000)

it.skipIf(WALK_FIND !== undefined)(
  'whatever happens, nothing is sent twice, reported wrongly, shown to another member or left without a way out',
  async ({ task }) => {
    const sums = { walks: 0, steps: 0, commands: 0, unknown: 0, told: 0, settled: 0, exact: 0 }
    const found: Found[] = []
    const property = fc.asyncProperty(ways, async (way) => {
      const { violations, figures } = await walk(way)
      found.push(...violations.map(({ rule, text }) => ({ rule, text, path: String(Number(WALK_PATH) + sums.walks) })))
      sums.walks += 1
      for (const name of Object.keys(figures) as (keyof Figures)[]) sums[name] += figures[name]
    })
    await fc.assert(property, wanted)
    task.meta.walks = { ...sums, found }
    expect(found).toEqual([])
    expect(sums.commands).toBeGreaterThan(0)
  },
  patience,
)

it.runIf(WALK_FIND)(
  `the shortest way to “${WALK_FIND}”`,
  async ({ task }) => {
    let last: Walked | null = null
    const property = fc.asyncProperty(ways, async (way) => {
      const walked = await walk(way)
      if (!walked.violations.some(({ rule, text }) => `${rule}: ${text}`.includes(WALK_FIND ?? ''))) return
      last = walked
      throw new Error('found')
    })
    const { counterexamplePath } = await fc.check(property, wanted)
    const { story = [], violations = [] } = (last as Walked | null) ?? {}
    const lines = [...story, ...violations.map(({ rule, text, at }) => `${at}: ${rule}: ${text}`)]
    task.meta.shortest = [`WALK_PATH=${counterexamplePath}`, ...lines].join('\n')
    expect(counterexamplePath).toBeNull()
  },
  0,
)
