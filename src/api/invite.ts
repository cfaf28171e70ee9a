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
  rowListOf,
} from './entities.ts'
import { defineCall } from './client/call.ts'

const invites = rowListOf({
  from: v.fallback(object({ name: looseText }), { name: '' }),
  amount,
  createdAt: instant,
})

/** Pages count from 1. */
export const invitesCall = defineCall({
  method: 'POST',
  path: '/api/invite',
  kind: 'read',
  answer: object({ invites, total: optionalTotal }),
})

export const inviteBonusCall = defineCall({
  method: 'GET',
  path: '/api/invite/bonus',
  kind: 'command',
  answer: acknowledgement,
})

export const inviteBannersCall = defineCall({
  method: 'GET',
  path: '/api/invite/banners',
  kind: 'read',
  answer: listOf(banner),
})

export type Invite = v.InferOutput<typeof invites>[number]
