import * as v from 'valibot'
import { defineCall } from './call.ts'

/** Whether the spin wheel is running. Apart from the wheel's own calls, as home asks it before its first screen. */
export const wheelActiveCall = defineCall({
  method: 'GET',
  path: '/api/spinwheel/active',
  kind: 'read',
  answer: v.object({ isActive: v.fallback(v.boolean(), false) }),
})
