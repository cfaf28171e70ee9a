import * as v from 'valibot'
import { defineCall } from './client/call.ts'
import { acknowledgement, filledText, looseText, object, optionalText } from './entities.ts'

/** Opens a member's account at a game. A GET that changes state. */
export const activateGameCall = defineCall({
  method: 'GET',
  path: '/api/wallet/activate/{code}',
  kind: 'command',
  answer: acknowledgement,
})

/** Username and password of an active game account. */
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

/** Gives the game account a new password. A GET that changes state. */
export const resetGamePasswordCall = defineCall({
  method: 'GET',
  path: '/api/wallet/resetpassword/{code}',
  kind: 'command',
  answer: acknowledgement,
})

/** Empties the main wallet and every other active account into a game. */
export const transferAllCall = defineCall({
  method: 'POST',
  path: '/api/wallet/transferAll',
  kind: 'command',
  body: (given: { to: string }) => given,
  answer: acknowledgement,
})

const link = object({ link: filledText })

/** Signs the member in at a game. GETs that change state: the link is good once. */
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

/** How a member signs in at a game; with `viewstate` the game's site takes a posted form. */
export type GameLogin = v.InferOutput<typeof gameLoginCall.answer>
