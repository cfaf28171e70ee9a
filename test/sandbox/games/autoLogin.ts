import { memberCall, type CallInput } from '../call.ts'
import { gameOf, sitePath, type Game } from '../catalogue/games.ts'
import type { Member } from '../state/state.ts'
import { refusal, Violation } from '../wire.ts'
import { loginOf } from './gameLogins.ts'
import { issueTicket } from './tickets.ts'

const byUsername = memberCall({
  method: 'GET',
  path: '/api/autoLogin/:game/:username',
  answer: (input) => linkFor(input, 'login'),
})

const byPassword = memberCall({
  method: 'GET',
  path: '/api/autoLogin/:game/:username/:password',
  answer: (input) => linkFor(input, 'password'),
})

type Asked = CallInput<undefined> & { member: Member }

/** A link that lets the member into the game, once. */
function linkFor({ context, params, member, origin }: Asked, form: Game['opens']): { link: string } {
  const { game: code = '', username, password } = params
  if (!gameOf(code)) throw refusal('NO_GAME')
  if (gameOf(code)?.opens !== form) throw new Violation(`${code} does not open by this form of the auto-login call`)
  const login = loginOf(member, code)
  const isRight = login.username === username && (form === 'login' || login.password === password)
  if (!isRight) throw refusal('SLOT_NO_ACCOUNT')
  return { link: `${origin}${sitePath(code)}?ticket=${issueTicket(context, member, code)}` }
}

export const autoLoginCalls = [byUsername, byPassword]
