import { attempt } from './client/call.ts'
import { nonEmptyText, recognisedObject } from './entities.ts'

export const loginCall = attempt('POST', '/api/login', recognisedObject({ token: nonEmptyText }), {
  body: (given: { username: string; password: string }) => given,
})
