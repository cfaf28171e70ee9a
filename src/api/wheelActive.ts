import * as v from 'valibot'
import { defineCall } from './client/call.ts'
import { object } from './entities.ts'

/** Whether the wheel is running. It stands apart from the wheel's other calls, as home asks it before anything of the wheel is loaded. */
export const wheelActiveCall = defineCall({
  method: 'GET',
  path: '/api/spinwheel/active',
  kind: 'read',
  answer: object({ isActive: v.fallback(v.boolean(), false) }),
})
