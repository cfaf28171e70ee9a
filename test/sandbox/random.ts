/** A small deterministic source of numbers (mulberry32), so that every seed is the same one. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** An integer from `least` to `most`, both included. */
  integer(least: number, most: number): number
  pick<T>(values: readonly [T, ...T[]]): T
}

/** Starts a sequence that depends on the seed alone. */
export function createRandom(seed: number): Random {
  let a = seed
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { next, integer, pick: (values) => values[integer(0, values.length - 1)] ?? values[0] }
}
