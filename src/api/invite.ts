import * as v from 'valibot'
import {
  banner,
  acknowledgement,
  amount,
  instant,
  listOf,
  looseText,
  object,
  optionalTotal,
  rowsOf,
} from './entities.ts'
import { defineCall } from './client/call.ts'

const invites = rowsOf({
  from: v.fallback(object({ name: looseText }), { name: '' }),
  amount,
  createdAt: instant,
})

/** One page of the earnings from invited friends, newest first; pages count from 1, `total` is null where the server names none. */
export const invitesCall = defineCall({
  method: 'POST',
  path: '/api/invite',
  kind: 'read',
  answer: object({ invites, total: optionalTotal }),
})

/** Claims the invite bonus into the wallet. A GET that changes state. */
export const inviteBonusCall = defineCall({
  method: 'GET',
  path: '/api/invite/bonus',
  kind: 'command',
  answer: acknowledgement,
})

/** The banners before the invite dialog. */
export const inviteBannersCall = defineCall({
  method: 'GET',
  path: '/api/invite/banners',
  kind: 'read',
  answer: listOf(banner),
})

/** The earnings from an invited friend; the amount is in the member's currency. */
export type Invite = v.InferOutput<typeof invites>[number]
