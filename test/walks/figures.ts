import type { Walked } from './walk.ts'

/** A rule that was broken, and the way to where it was. */
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
  /** Of these, those that the statement told of commands without an answer. */
  settled: number
  /** Net results that were called exact. */
  exact: number
  found: Found[]
}

/** The figures of no walk. */
export const nothing = (): Figures => ({
  walks: 0,
  steps: 0,
  commands: 0,
  unknown: 0,
  told: 0,
  settled: 0,
  exact: 0,
  found: [],
})

/** Adds figures to others. */
export function add(to: Figures, { found, ...more }: Figures): void {
  for (const name of Object.keys(more) as (keyof typeof more)[]) to[name] += more[name]
  to.found.push(...found)
}

/** The shortest way to something that was found. */
export interface Shrunken {
  readonly path: string
  readonly walked: Walked
  /** Number of walks until it was found, and of those that made it short. */
  readonly needed: number
  readonly shrinks: number
}
