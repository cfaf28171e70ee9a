import type { Kind } from './kinds.ts'

/** The parameters of a command that may be stored on the device: codes and accounts of the app, never an account number. */
export interface Parameters {
  /** The game, channel, wallet, bonus or promotion. */
  readonly code?: string | undefined
  /** The accounts of a transfer. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The unit of which one command may be in flight: a kind, or for kinds with a code each code. */
export const slotOf = (kind: Kind, { code = '' }: Parameters): string => (code === '' ? kind : `${kind}:${code}`)
