import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import type { CommandOptions } from './command.ts'
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

export const transferAllCall = defineCall({
  method: 'POST',
  path: '/api/wallet/transferAll',
  kind: 'command',
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

/** Opens the account at a game, once. @throws ApiError; `noAnswer` means that it may be open. */
export const activateGame = (code: string, options?: CommandOptions) =>
  send(activateGameCall, { ...options, parameters: { code } })
/** Lets the game give a new password, once. @throws ApiError; `noAnswer` means that it may have changed. */
export const resetGamePassword = (code: string, options?: CommandOptions) =>
  send(resetGamePasswordCall, { ...options, parameters: { code } })
/** Empties the main wallet and every other active account into a game, once. @throws ApiError; `noAnswer`: it may have moved. */
export const transferAll = (to: string, options?: CommandOptions) => send(transferAllCall, { ...options, body: { to } })
/** A link that opens the game signed in. With `password` for the games whose call carries it. @throws ApiError */
export const autoLogin = (
  { game, username, password }: { game: string; username: string; password: string | null },
  options?: CommandOptions,
) =>
  password === null
    ? send(autoLoginCall, { ...options, parameters: { game, username } })
    : send(autoLoginPasswordCall, { ...options, parameters: { game, username, password } })
