import { authCalls } from './auth.ts'
import { autoLoginCalls } from './autoLogin.ts'
import { bonusCalls } from './bonus.ts'
import type { Call } from './call.ts'
import { chatCalls } from './chat.ts'
import { couponCalls } from './coupons.ts'
import { depositCalls } from './deposit.ts'
import { gameAccountCalls } from './gameAccounts.ts'
import { giftCalls } from './gift.ts'
import { inviteCalls } from './invite.ts'
import { lookupCalls } from './lookups.ts'
import { otpCalls } from './otp.ts'
import { profileCalls } from './profile.ts'
import { promotionCalls } from './promotion.ts'
import { qrCalls } from './qr.ts'
import { refundCalls } from './refund.ts'
import { registrationCalls } from './registration.ts'
import { slipCalls } from './slip.ts'
import { spinwheelCalls } from './spinwheel.ts'
import { statementCalls } from './statement.ts'
import { transferAllCalls } from './transferAll.ts'
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
  ...transferAllCalls,
  ...gameAccountCalls,
  ...autoLoginCalls,
  ...depositCalls,
  ...qrCalls,
  ...slipCalls,
  ...giftCalls,
  ...withdrawCalls,
  ...statementCalls,
  ...spinwheelCalls,
  ...couponCalls,
  ...bonusCalls,
  ...inviteCalls,
  ...refundCalls,
  ...promotionCalls,
  ...chatCalls,
]
