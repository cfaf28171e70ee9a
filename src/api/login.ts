import { defineCall } from './call.ts'
import { send } from './client.ts'
import { filledText, object } from './entities.ts'

export const loginCall = defineCall({
  method: 'POST',
  path: '/api/login',
  kind: 'attempt',
  answer: object({ token: filledText }),
})

/** Signs in with a phone number and a password. @throws ApiError with a code of the catalogue's login group; an abort as it is. */
export const login = (username: string, password: string, signal: AbortSignal) =>
  send(loginCall, { body: { username, password }, signal })
