import * as v from 'valibot'
import {
  banner,
  acknowledgement,
  amount,
  figure,
  instant,
  listOf,
  object,
  optionalText,
  optionalTotal,
  rowListOf,
} from './entities.ts'
import { command, read } from './client/call.ts'

const refunds = rowListOf({ refundAmount: amount, createdAt: instant })

/** Pages count from 1. */
export const refundsCall = read('POST', '/api/refund', object({ refunds, total: optionalTotal }))

export const refundCheckCall = read(
  'GET',
  '/api/refund/check',
  object({
    // Only the server may deny a refund.
    result: v.boolean(),
    bonus: v.fallback(v.boolean(), false),
    info: optionalText,
    refundAmount: amount,
    refundSuccess: figure,
    refundFail: figure,
  }),
)

/** Needs `refundToWalletCall` afterwards. */
export const receiveRefundCall = command('GET', '/api/refund/receive', acknowledgement)

export const refundToWalletCall = command('GET', '/api/refund/addWallet', acknowledgement)

export const refundBannersCall = read('GET', '/api/refund/banners', listOf(banner))

export type Refund = v.InferOutput<typeof refunds>[number]
/** `bonus`: a held bonus blocks it. `info` is HTML. */
export type RefundCheck = v.InferOutput<typeof refundCheckCall.answer>
