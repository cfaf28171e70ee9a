import type * as v from 'valibot'
import { command, read } from './client/call.ts'
import {
  banner,
  acknowledgement,
  amount,
  instant,
  listOf,
  objectOrBlank,
  textOrEmpty,
  recognisedObject,
  totalOrNull,
  rowListOf,
} from './entities.ts'

const invites = rowListOf({ from: objectOrBlank({ name: textOrEmpty }), amount, createdAt: instant })

export const invitesCall = read('POST', '/api/invite', recognisedObject({ invites, total: totalOrNull }))

export const inviteBonusCall = command('GET', '/api/invite/bonus', acknowledgement)

export const inviteBannersCall = read('GET', '/api/invite/banners', listOf(banner))

export type Invite = v.InferOutput<typeof invites>[number]
