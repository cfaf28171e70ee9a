import { gameOf } from '../catalogue/games.ts'
import { nextId, type Member, type SandboxState } from '../state/state.ts'
import { refusal } from '../wire.ts'

type Login = Member['games'][string]

/** A member's login at a game; refuses with NO_GAME or, where the game is not active, SLOT_NO_ACCOUNT. */
export function loginOf(member: Member, code: string): Login {
  if (!gameOf(code)) throw refusal('NO_GAME')
  const login = member.games[code]
  if (!login) throw refusal('SLOT_NO_ACCOUNT')
  return login
}

/** A username at a game that nobody else has. */
export function newUsername(state: SandboxState, code: string): string {
  return nextId(state, `${code}-`)
}

// A game's password may hold what has a meaning in an address, and so does this one.
export const newPassword = (state: SandboxState) => nextId(state, 'Play/+%')

/** The hidden fields of a game whose site takes a posted form; in base64, which a form has to encode. */
export function formFieldsOf({ username, password }: Login) {
  return {
    viewstate: btoa(`viewstate?${username}>${password}`),
    eventTarget: 'ctl00$Login',
    eventArgument: `enter:${username}`,
    eventValidation: btoa(`validation?${username}>${password}`),
  }
}
