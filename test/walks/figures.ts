import type { Walked } from './walk.ts'

/** What was found: the rule that was broken, and the way back to where. */
export interface Found {
  readonly rule: string
  readonly text: string
  readonly seed: number
  readonly path: string
}

/** Sums over walks. */
export interface Figures {
  walks: number
  steps: number
  commands: number
  unknown: number
  told: number
  /** Of these, what the statement told of commands without an answer. */
  settled: number
  found: Found[]
}

/** Of no walk yet. */
export const nothing = (): Figures => ({ walks: 0, steps: 0, commands: 0, unknown: 0, told: 0, settled: 0, found: [] })

/** Adds to figures what others say. */
export function add(to: Figures, { found, ...more }: Figures): void {
  for (const name of Object.keys(more) as (keyof typeof more)[]) to[name] += more[name]
  to.found.push(...found)
}

/** The shortest way on which something was found. */
export interface Shrunken {
  readonly path: string
  readonly walked: Walked
  /** How many walks it took to find it, and how many more to make it short. */
  readonly needed: number
  readonly shrinks: number
}
