import * as v from 'valibot'
import { command, lookup, read } from './client/call.ts'
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
export const slipsCall = read('POST', '/api/statement/slip', object({ slips, total: optionalTotal }))
export const slipReferenceCall = read('GET', '/api/statement/slip/reference/{reference}', object({ url: v.string() }))
export const uploadSlipCall = command('POST', '/api/wallet/slip', acknowledgement, { timeLimit: 300_000 })

/** HH:mm in Asia/Bangkok. */
export type SlipWindow = v.InferOutput<typeof slipWindowCall.answer>
/** `note` is a reason code; the image is at `link` or behind `reference`. */
export type Slip = v.InferOutput<typeof slips>[number]
