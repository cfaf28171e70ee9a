import { bonusCalls } from './areas/bonus.ts'
import { couponCalls } from './areas/coupons.ts'
import { depositCalls } from './areas/deposit.ts'
import { giftCalls } from './areas/gift.ts'
import { inviteCalls } from './areas/invite.ts'
import { loginCalls } from './areas/login.ts'
import { lookupCalls } from './areas/lookups.ts'
import { otpCalls } from './areas/otp.ts'
import { profileCalls } from './areas/profile.ts'
import { promotionCalls } from './areas/promotion.ts'
import { qrCalls } from './areas/qr.ts'
import { refundCalls } from './areas/refund.ts'
import { registerCalls } from './areas/register.ts'
import { slipCalls } from './areas/slip.ts'
import { spinCalls } from './areas/spin.ts'
import { statementCalls } from './areas/statement.ts'
import { transferAllCalls } from './areas/transferAll.ts'
import { walletCalls } from './areas/wallet.ts'
import { withdrawCalls } from './areas/withdraw.ts'
import type { Call } from './call.ts'
import { chatCalls } from './chat/chat.ts'
import { autoLoginCalls } from './games/autoLogin.ts'
import { gameAccountCalls } from './games/gameAccounts.ts'

/** Every call that is built; a new area adds its file and its line here. */
export const calls: readonly Call[] = [
  ...loginCalls,
  ...otpCalls,
  ...registerCalls,
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
  ...spinCalls,
  ...couponCalls,
  ...bonusCalls,
  ...inviteCalls,
  ...refundCalls,
  ...promotionCalls,
  ...chatCalls,
]
