import * as v from 'valibot'
import { command, read } from './client/call.ts'
import {
  banner,
  acknowledgement,
  amount,
  numberOrNull,
  instant,
  listOf,
  recognisedObject,
  textOrNull,
  totalOrNull,
  rowListOf,
} from './entities.ts'

const refunds = rowListOf({ refundAmount: amount, createdAt: instant })

export const refundsCall = read('POST', '/api/refund', recognisedObject({ refunds, total: totalOrNull }))

export const refundCheckCall = read(
  'GET',
  '/api/refund/check',
  recognisedObject({
    // No fallback: a missing result must not read as denial.
    result: v.boolean(),
    bonus: v.fallback(v.boolean(), false),
    info: textOrNull,
    refundAmount: amount,
    refundSuccess: numberOrNull,
    refundFail: numberOrNull,
  }),
)

/** The money reaches the wallet only with `refundToWalletCall`. */
export const claimRefundCall = command('GET', '/api/refund/receive', acknowledgement)

export const refundToWalletCall = command('GET', '/api/refund/addWallet', acknowledgement)

export const refundBannersCall = read('GET', '/api/refund/banners', listOf(banner))

export type Refund = v.InferOutput<typeof refunds>[number]
/** `bonus`: a held bonus blocks the refund. `info` is HTML. */
export type RefundCheck = v.InferOutput<typeof refundCheckCall.answer>
