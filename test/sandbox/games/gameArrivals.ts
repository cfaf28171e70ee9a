import { linksOf, type Game } from '../catalogue/games.ts'
import type { Arrival, Context } from '../context.ts'
import { balanceOf, gameAccount } from '../state/ledger.ts'
import type { Member } from '../state/state.ts'
import { formFieldsOf } from './gameLogins.ts'
import { takeTicket } from './tickets.ts'

/** A visit to a game's site; `reason` says why it was refused, null for one that was let in. */
export interface Visit extends Omit<Arrival, 'referrer'> {
  reason: string | null
}

/** By the link of an auto-login call. */
export function arriveByTicket(context: Context, game: Game, ticket: string): Visit {
  const member = takeTicket(context, game.code, ticket)
  if (!member) return refused(game, 'ticket', 'This ticket was used or is too old')
  return admitted(context, game, 'ticket', member)
}

/** By the form of a game that takes one: it has to hold the login and the hidden fields that came with it, and no more. */
export function arriveByForm(context: Context, game: Game, fields: Record<string, unknown>): Visit {
  if (game.opens !== 'form') return refused(game, 'form', 'This game takes no form')
  const member = context.state.members.find(({ games }) => games[game.code]?.username === fields['username'])
  const wanted = member && fieldsOf(member, game.code)
  if (!wanted || fields['password'] !== wanted['password'])
    return refused(game, 'form', 'The username or the password is wrong')
  const names = Object.keys({ ...wanted, ...fields })
  const wrong = names.find((name) => fields[name] !== wanted[name])
  if (wrong !== undefined) return refused(game, 'form', `The field ${wrong} is not what it should be`)
  return admitted(context, game, 'form', member)
}

/** By an address that anybody may open: the site then asks for the login itself. */
export function arriveByLink(game: Game, device: string | undefined): Visit {
  const way = device === 'android' || device === 'ios' ? device : 'link'
  if (game.opens === 'form') return refused(game, way, 'This game is entered by its form')
  if (linksOf(game, '')[way === 'link' ? 'web' : way] === null) return refused(game, way, 'This game has no such link')
  return { ...unknown, code: game.code, way, accepted: true, reason: null }
}

const unknown = { username: null, balanceMinor: null }

function refused({ code }: Game, way: Arrival['way'], reason: string): Visit {
  return { ...unknown, code, way, accepted: false, reason }
}

function admitted({ state }: Context, { code }: Game, way: Arrival['way'], { id, games }: Member): Visit {
  const balanceMinor = balanceOf(state, gameAccount(id, code))
  return { code, way, username: games[code]?.username ?? null, balanceMinor, accepted: true, reason: null }
}

function fieldsOf({ games }: Member, code: string): Record<string, string> | undefined {
  const login = games[code]
  if (!login) return undefined
  const { viewstate, eventTarget, eventArgument, eventValidation } = formFieldsOf(login)
  return {
    __VIEWSTATE: viewstate,
    __EVENTTARGET: eventTarget,
    __EVENTARGUMENT: eventArgument,
    __EVENTVALIDATION: eventValidation,
    ...login,
  }
}
