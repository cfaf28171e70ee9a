import * as v from 'valibot'
import { read } from './client/call.ts'
import { recognisedObject } from './entities.ts'

/** Alone in its file, as home needs it first. */
export const wheelActiveCall = read(
  'GET',
  '/api/spinwheel/active',
  recognisedObject({ isActive: v.fallback(v.boolean(), false) }),
)
