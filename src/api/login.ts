import { defineCall } from './client/call.ts'
import { filledText, object } from './entities.ts'

export const loginCall = defineCall({
  method: 'POST',
  path: '/api/login',
  kind: 'attempt',
  body: (given: { username: string; password: string }) => given,
  answer: object({ token: filledText }),
})
