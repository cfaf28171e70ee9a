import { authCalls } from './auth.ts'
import type { Call } from './call.ts'
import { lookupCalls } from './lookups.ts'
import { spinwheelCalls } from './spinwheel.ts'
import { statementCalls } from './statement.ts'
import { walletCalls } from './wallet.ts'

/** Every call that is built; a new area adds its file and its line here. */
export const calls: readonly Call[] = [
  ...authCalls,
  ...lookupCalls,
  ...walletCalls,
  ...statementCalls,
  ...spinwheelCalls,
]
