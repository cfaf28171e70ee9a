import type { Kind } from './kinds.ts'
import type { Parameters } from './slot.ts'

/** What a command is about, as far as it may be kept on the device. */
export interface Order {
  readonly kind: Kind
  readonly parameters?: Parameters
  /** In minor units of the member's currency; null for commands without an amount. */
  readonly amountMinor: number | null
  /** Hash of the member's id. */
  readonly member: string
  /** Whether the session outlives the browser's. */
  readonly remembered: boolean
  /** What the statement held before, to judge the outcome by; asked for right before it leaves, and waited for: to be told soon. */
  readonly before?: () => Promise<unknown>
}
