import * as v from 'valibot'
import { command, lookup, read } from './client/call.ts'
import {
  acknowledgement,
  amount,
  idOrNull,
  instant,
  textOrEmpty,
  recognisedObject,
  textOrNull,
  totalOrNull,
  rowListOf,
} from './entities.ts'

const slips = rowListOf({
  createdAt: instant,
  amount,
  status: textOrEmpty,
  note: textOrNull,
  link: textOrNull,
  reference: idOrNull,
})

export const slipWindowCall = lookup(
  'slip',
  recognisedObject({ isOpen: v.boolean(), closeFrom: textOrNull, closeTo: textOrNull }),
)
export const slipsCall = read('POST', '/api/statement/slip', recognisedObject({ slips, total: totalOrNull }))
export const slipReferenceCall = read(
  'GET',
  '/api/statement/slip/reference/{reference}',
  recognisedObject({ url: v.string() }),
)
export const uploadSlipCall = command('POST', '/api/wallet/slip', acknowledgement, { timeLimit: 300_000 })

/** Times are HH:mm in Asia/Bangkok. */
export type SlipWindow = v.InferOutput<typeof slipWindowCall.answer>
/** `note` is a reason code; the image is at `link` or behind `reference`. */
export type Slip = v.InferOutput<typeof slips>[number]
