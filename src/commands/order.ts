import type { Tap } from '../api/command.ts'
import type { Kind } from './kinds.ts'
import type { Parameters } from './slot.ts'

/** A command, as far as it may be stored on the device. */
export interface Order {
  readonly kind: Kind
  readonly parameters?: Parameters
  /** In minor units of the member's currency; null for commands without an amount. */
  readonly amountMinor: number | null
  /** Hash of the member's id. */
  readonly member: string
  /** The tap that asked for it; the call of `runCommand` unless given. */
  readonly tap?: Tap | undefined
  /** True if the session outlives the browser's. */
  readonly remembered: boolean
  /** Returns the baseline of the statement for judging the outcome; awaited right before the command leaves, so it must be quick. */
  readonly before?: () => Promise<unknown>
}
