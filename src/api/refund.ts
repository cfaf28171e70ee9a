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
  rowsOf,
} from './entities.ts'
import { defineCall } from './client/call.ts'

const refunds = rowsOf({ refundAmount: amount, createdAt: instant })

/** One page of the refunds received, newest first; pages count from 1, `total` is null where the server names none. */
export const refundsCall = defineCall({
  method: 'POST',
  path: '/api/refund',
  kind: 'read',
  answer: object({ refunds, total: optionalTotal }),
})

/** The refund that can be received now. */
export const refundCheckCall = defineCall({
  method: 'GET',
  path: '/api/refund/check',
  kind: 'read',
  answer: object({
    // Whoever is told that there is nothing must have been told so by the server.
    result: v.boolean(),
    bonus: v.fallback(v.boolean(), false),
    info: optionalText,
    refundAmount: amount,
    refundSuccess: figure,
    refundFail: figure,
  }),
})

/** Receives the refund; the wallet has it after `refundToWalletCall`. A GET that changes state. */
export const receiveRefundCall = defineCall({
  method: 'GET',
  path: '/api/refund/receive',
  kind: 'command',
  answer: acknowledgement,
})

/** Adds the received refund to the wallet. A GET that changes state. */
export const refundToWalletCall = defineCall({
  method: 'GET',
  path: '/api/refund/addWallet',
  kind: 'command',
  answer: acknowledgement,
})

/** The banners before the refund dialog. */
export const refundBannersCall = defineCall({
  method: 'GET',
  path: '/api/refund/banners',
  kind: 'read',
  answer: listOf(banner),
})

/** A refund that was received; the amount is in the member's currency. */
export type Refund = v.InferOutput<typeof refunds>[number]
/**
 * `result`: there is a refund to receive; `bonus`: a held bonus blocks it. `info` is HTML; `refundAmount` is
 * in the member's currency, `refundSuccess` and `refundFail` are percents; null where missing.
 */
export type RefundCheck = v.InferOutput<typeof refundCheckCall.answer>
