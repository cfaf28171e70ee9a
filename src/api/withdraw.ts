import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import { acknowledgement, amount } from './entities.ts'

export const withdrawLimitsCall = defineCall({
  method: 'GET',
  path: '/api/lookup/withdraw',
  kind: 'read',
  answer: v.object({ withdrawMin: amount, withdrawMax: amount }),
})

export const withdrawAllCall = defineCall({
  method: 'POST',
  path: '/api/wallet/withdrawAll',
  kind: 'command',
  answer: acknowledgement,
})

/** The least and the most of one withdrawal in the account's currency; null for one that was no number. */
export type WithdrawLimits = v.InferOutput<typeof withdrawLimitsCall.answer>

/** Reads the limits of a withdrawal. */
export const readWithdrawLimits = () => send(withdrawLimitsCall)
/** Asks for a withdrawal, once. Amount in the currency. @throws ApiError; `noAnswer` means that it may be under way. */
export const withdrawAll = (asked: number) => send(withdrawAllCall, { body: { amount: asked } })
