import * as v from 'valibot'
import { defineCall } from './client/call.ts'
import { object } from './entities.ts'

/** Alone in its file, as home needs it first. */
export const wheelActiveCall = defineCall({
  method: 'GET',
  path: '/api/spinwheel/active',
  kind: 'read',
  answer: object({ isActive: v.fallback(v.boolean(), false) }),
})
