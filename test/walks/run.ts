import * as fc from 'fast-check'
import { add, nothing, type Figures, type Shrunken } from './figures.ts'
import { roomNames } from './rooms.ts'
import { ways } from './steps.ts'
import { walk, type Walked } from './walk.ts'

/** Which walks are taken: as many as `count` of a seed, or from one on, as fast-check names it. */
export interface Wanted {
  readonly seed: number
  /** Empty for all from the first. */
  readonly path: string
  readonly count: number
}

/** Loads every room once: the first time takes real time, and a walk is to be the same wherever it is taken. */
export async function warmUp(): Promise<void> {
  await walk({
    variation: 0,
    remembered: false,
    first: { do: 'ok' },
    steps: roomNames.map((room) => ({ do: 'enter', room })),
  })
}

/** Takes walks one after the other, whatever they find. */
export async function takeWalks({ seed, path, count }: Wanted): Promise<Figures> {
  const sums = nothing()
  const first = Number(path)
  const property = fc.asyncProperty(ways, async (way) => {
    const { violations, figures } = await walk(way)
    const found = violations.map(({ rule, text }) => ({ rule, text, seed, path: String(first + sums.walks) }))
    add(sums, { ...figures, walks: 1, found })
  })
  await fc.assert(property, { seed, path, numRuns: count })
  return sums
}

/**
 * Looks for what `isMeant` means and makes the way to it as short as can be.
 * @returns null where it is not found.
 */
export async function hunt(
  { seed, path, count }: Wanted,
  isMeant: (found: string) => boolean,
): Promise<Shrunken | null> {
  let last: Walked | null = null
  const property = fc.asyncProperty(ways, async (way) => {
    const walked = await walk(way)
    if (!walked.violations.some(({ rule, text }) => isMeant(`${rule}: ${text}`))) return
    last = walked
    throw new Error('found')
  })
  const result = await fc.check(property, { seed, path, numRuns: count })
  if (!result.failed || last === null) return null
  return {
    path: result.counterexamplePath ?? '',
    walked: last,
    needed: result.numRuns,
    shrinks: result.numShrinks,
  }
}
