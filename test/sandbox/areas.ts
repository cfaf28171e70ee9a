import { authCalls } from './auth.ts'
import { bonusCalls } from './bonus.ts'
import type { Call } from './call.ts'
import { lookupCalls } from './lookups.ts'
import { otpCalls } from './otp.ts'
import { profileCalls } from './profile.ts'
import { registrationCalls } from './registration.ts'
import { spinwheelCalls } from './spinwheel.ts'
import { statementCalls } from './statement.ts'
import { walletCalls } from './wallet.ts'
import { withdrawCalls } from './withdraw.ts'

/** Every call that is built; a new area adds its file and its line here. */
export const calls: readonly Call[] = [
  ...authCalls,
  ...otpCalls,
  ...registrationCalls,
  ...lookupCalls,
  ...profileCalls,
  ...walletCalls,
  ...withdrawCalls,
  ...statementCalls,
  ...spinwheelCalls,
  ...bonusCalls,
]
