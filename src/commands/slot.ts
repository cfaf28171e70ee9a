import type { Kind } from './kinds.ts'

/** What a command was about, as far as it may be kept on the device: codes and the way of the money, never an account number. */
export interface Parameters {
  /** The game, channel, wallet, bonus or promotion. */
  readonly code?: string | undefined
  /** The accounts of a transfer. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What excludes each other: one command of a kind at a time, for kinds with a code one per code. */
export const slotOf = (kind: Kind, { code = '' }: Parameters): string => (code === '' ? kind : `${kind}:${code}`)
