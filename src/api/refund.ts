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
import { defineCall } from './client/call.ts'

const refunds = rowListOf({ refundAmount: amount, createdAt: instant })

/** Pages count from 1. */
export const refundsCall = defineCall({
  method: 'POST',
  path: '/api/refund',
  kind: 'read',
  answer: object({ refunds, total: optionalTotal }),
})

export const refundCheckCall = defineCall({
  method: 'GET',
  path: '/api/refund/check',
  kind: 'read',
  answer: object({
    // Only the server may deny a refund.
    result: v.boolean(),
    bonus: v.fallback(v.boolean(), false),
    info: optionalText,
    refundAmount: amount,
    refundSuccess: figure,
    refundFail: figure,
  }),
})

/** Needs `refundToWalletCall` afterwards. */
export const receiveRefundCall = defineCall({
  method: 'GET',
  path: '/api/refund/receive',
  kind: 'command',
  answer: acknowledgement,
})

export const refundToWalletCall = defineCall({
  method: 'GET',
  path: '/api/refund/addWallet',
  kind: 'command',
  answer: acknowledgement,
})

export const refundBannersCall = defineCall({
  method: 'GET',
  path: '/api/refund/banners',
  kind: 'read',
  answer: listOf(banner),
})

export type Refund = v.InferOutput<typeof refunds>[number]
/** `bonus`: a held bonus blocks it. `info` is HTML. */
export type RefundCheck = v.InferOutput<typeof refundCheckCall.answer>
