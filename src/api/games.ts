import * as v from 'valibot'
import { command, read } from './client/call.ts'
import { acknowledgement, filledText, looseText, object, optionalText } from './entities.ts'

export const activateGameCall = command('GET', '/api/wallet/activate/{code}', acknowledgement)

export const gameLoginCall = read(
  'GET',
  '/api/wallet/account/{code}',
  object({
    username: v.string(),
    password: looseText,
    viewstate: optionalText,
    eventTarget: optionalText,
    eventArgument: optionalText,
    eventValidation: optionalText,
  }),
)

export const resetGamePasswordCall = command('GET', '/api/wallet/resetpassword/{code}', acknowledgement)

/** From every other active account. */
export const transferAllCall = command('POST', '/api/wallet/transferAll', acknowledgement, {
  body: (given: { to: string }) => given,
})

const link = object({ link: filledText })

/** The link works once. */
export const autoLoginCall = command('GET', '/api/autoLogin/{game}/{username}', link)
export const autoLoginPasswordCall = command('GET', '/api/autoLogin/{game}/{username}/{password}', link)

/** `viewstate` requires a posted form. */
export type GameLogin = v.InferOutput<typeof gameLoginCall.answer>
