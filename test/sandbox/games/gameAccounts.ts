import { memberCall } from '../call.ts'
import { gameOf } from '../catalogue/games.ts'
import { refusal } from '../wire.ts'
import { formFieldsOf, loginOf, newPassword, newUsername } from './gameLogins.ts'

const activate = memberCall({
  method: 'GET',
  path: '/api/wallet/activate/:code',
  answer({ context: { state }, params: { code = '' }, member }) {
    if (!gameOf(code)) throw refusal('NO_GAME')
    if (member.games[code]) throw refusal('SLOT_ALREADY_ACTIVE')
    member.games[code] = { username: newUsername(state, code), password: newPassword(state) }
    return { message: 'SUCCESS' }
  },
})

const readLogin = memberCall({
  method: 'GET',
  path: '/api/wallet/account/:code',
  answer({ params: { code = '' }, member }) {
    const login = loginOf(member, code)
    return { ...login, ...(gameOf(code)?.opens === 'form' && formFieldsOf(login)) }
  },
})

// The new password is read with the login, as the contract has it.
const resetPassword = memberCall({
  method: 'GET',
  path: '/api/wallet/resetpassword/:code',
  answer({ context: { state }, params: { code = '' }, member }) {
    loginOf(member, code).password = newPassword(state)
    return { message: 'SUCCESS' }
  },
})

export const gameAccountCalls = [activate, readLogin, resetPassword]
