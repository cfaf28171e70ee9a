import { attempt } from './client/call.ts'
import { filledText, object } from './entities.ts'

export const loginCall = attempt('POST', '/api/login', object({ token: filledText }), {
  body: (given: { username: string; password: string }) => given,
})
