import type * as v from 'valibot'
import {
  banner,
  acknowledgement,
  amount,
  instant,
  listOf,
  looseObject,
  looseText,
  object,
  optionalTotal,
  rowListOf,
} from './entities.ts'
import { command, read } from './client/call.ts'

const invites = rowListOf({
  from: looseObject({ name: looseText }),
  amount,
  createdAt: instant,
})

/** Pages count from 1. */
export const invitesCall = read('POST', '/api/invite', object({ invites, total: optionalTotal }))

export const inviteBonusCall = command('GET', '/api/invite/bonus', acknowledgement)

export const inviteBannersCall = read('GET', '/api/invite/banners', listOf(banner))

export type Invite = v.InferOutput<typeof invites>[number]
