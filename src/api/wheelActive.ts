import * as v from 'valibot'
import { read } from './client/call.ts'
import { object } from './entities.ts'

/** Alone in its file, as home needs it first. */
export const wheelActiveCall = read(
  'GET',
  '/api/spinwheel/active',
  object({ isActive: v.fallback(v.boolean(), false) }),
)
