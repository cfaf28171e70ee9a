import * as v from 'valibot'
import { defineCall, lookup } from './client/call.ts'
import {
  acknowledgement,
  amount,
  instant,
  looseText,
  object,
  optionalText,
  optionalTotal,
  rowListOf,
} from './entities.ts'

const slips = rowListOf({
  createdAt: instant,
  amount,
  status: looseText,
  note: optionalText,
  link: optionalText,
  reference: optionalText,
})

export const slipWindowCall = lookup(
  'slip',
  object({ isOpen: v.boolean(), closeFrom: optionalText, closeTo: optionalText }),
)
export const slipsCall = defineCall({
  method: 'POST',
  path: '/api/statement/slip',
  kind: 'read',
  answer: object({ slips, total: optionalTotal }),
})
export const slipReferenceCall = defineCall({
  method: 'GET',
  path: '/api/statement/slip/reference/{reference}',
  kind: 'read',
  answer: object({ url: v.string() }),
})
export const uploadSlipCall = defineCall({
  method: 'POST',
  path: '/api/wallet/slip',
  kind: 'command',
  timeLimit: 300_000,
  answer: acknowledgement,
})

/** HH:mm in Asia/Bangkok. */
export type SlipWindow = v.InferOutput<typeof slipWindowCall.answer>
/** `note` is a reason code; the image is at `link` or behind `reference`. */
export type Slip = v.InferOutput<typeof slips>[number]
