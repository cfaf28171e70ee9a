import * as v from 'valibot'
import { defineCall } from './client/call.ts'
import { acknowledgement, filledText, looseText, object, optionalText } from './entities.ts'

export const activateGameCall = defineCall({
  method: 'GET',
  path: '/api/wallet/activate/{code}',
  kind: 'command',
  answer: acknowledgement,
})

export const gameLoginCall = defineCall({
  method: 'GET',
  path: '/api/wallet/account/{code}',
  kind: 'read',
  answer: object({
    username: v.string(),
    password: looseText,
    viewstate: optionalText,
    eventTarget: optionalText,
    eventArgument: optionalText,
    eventValidation: optionalText,
  }),
})

export const resetGamePasswordCall = defineCall({
  method: 'GET',
  path: '/api/wallet/resetpassword/{code}',
  kind: 'command',
  answer: acknowledgement,
})

/** From every other active account. */
export const transferAllCall = defineCall({
  method: 'POST',
  path: '/api/wallet/transferAll',
  kind: 'command',
  body: (given: { to: string }) => given,
  answer: acknowledgement,
})

const link = object({ link: filledText })

/** The link works once. */
export const autoLoginCall = defineCall({
  method: 'GET',
  path: '/api/autoLogin/{game}/{username}',
  kind: 'command',
  answer: link,
})
export const autoLoginPasswordCall = defineCall({
  method: 'GET',
  path: '/api/autoLogin/{game}/{username}/{password}',
  kind: 'command',
  answer: link,
})

/** `viewstate` requires a posted form. */
export type GameLogin = v.InferOutput<typeof gameLoginCall.answer>
