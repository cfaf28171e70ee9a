import type { TapTime } from '../api/client/client.ts'
import type { Minor } from '../lib/money/minor.ts'

export interface RepeatedDeposit {
  readonly code: string
  readonly minor: Minor
  readonly tappedAt: TapTime
}

let repeated: RepeatedDeposit | null = null

/** Null for any other way, so that a deposit the player has left is not repeated later. */
export const repeatDeposit = (deposit: RepeatedDeposit | null): void => void (repeated = deposit)

/** Works only once, and not after a reload. */
export function takeRepeated(code: string): RepeatedDeposit | null {
  const taken = repeated?.code === code ? repeated : null
  repeated = null
  return taken
}
