import * as v from 'valibot'
import { command, read } from './client/call.ts'
import { acknowledgement, nonEmptyText, textOrEmpty, recognisedObject, textOrNull } from './entities.ts'

export const activateGameCall = command('GET', '/api/wallet/activate/{code}', acknowledgement)

export const gameLoginCall = read(
  'GET',
  '/api/wallet/account/{code}',
  recognisedObject({
    username: v.string(),
    password: textOrEmpty,
    viewstate: textOrNull,
    eventTarget: textOrNull,
    eventArgument: textOrNull,
    eventValidation: textOrNull,
  }),
)

export const resetGamePasswordCall = command('GET', '/api/wallet/resetpassword/{code}', acknowledgement)

export const transferAllCall = command('POST', '/api/wallet/transferAll', acknowledgement, {
  body: (given: { to: string }) => given,
})

const link = recognisedObject({ link: nonEmptyText })

/** The link works once. */
export const autoLoginCall = command('GET', '/api/autoLogin/{game}/{username}', link)
export const autoLoginPasswordCall = command('GET', '/api/autoLogin/{game}/{username}/{password}', link)

/** A login with `viewstate` must be posted as a form. */
export type GameLogin = v.InferOutput<typeof gameLoginCall.answer>
