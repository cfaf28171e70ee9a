import * as v from 'valibot'
import { read } from './client/call.ts'
import { recognisedObject } from './entities.ts'

/** In a file of its own because home needs it first. */
export const wheelActiveCall = read(
  'GET',
  '/api/spinwheel/active',
  recognisedObject({ isActive: v.fallback(v.boolean(), false) }),
)
