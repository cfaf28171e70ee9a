import * as fc from 'fast-check'
import { add, nothing, type Figures, type Shrunken } from './figures.ts'
import { roomNames } from './rooms.ts'
import { ways } from './steps.ts'
import { walk, type Walked } from './walk.ts'

/** The walks to take: `count` walks of a seed, from a path on, as fast-check names them. */
export interface Wanted {
  readonly seed: number
  /** Empty: from the first on. */
  readonly path: string
  readonly count: number
}

/** Loads every room once. The first time takes real time, which would make walks differ. */
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
 * Looks for a finding that fits `isMeant`, and makes the way to it as short as possible.
 * @returns null if there is none.
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
