import type { Member, SandboxState } from './state/state.ts'
import { refusal, Violation } from './wire.ts'

const day = 24 * 60 * 60 * 1000

/** How long a token lives. The contract leaves it open; a month lets remember-me be seen to work. */
const tokenLife = 30 * day

/** Gives the member a new token; older ones stay valid, as other tabs and devices hold them. */
export function issueToken(state: SandboxState, member: Member, at: number): string {
  const token = crypto.randomUUID()
  state.tokens[token] = { memberId: member.id, issuedAt: at, isExpired: false }
  return token
}

/** The token of an Authorization header, or null without one; throws a violation for any other form than Bearer. */
export function bearerToken(header: string | null): string | null {
  if (header === null) return null
  const token = /^Bearer (\S+)$/.exec(header)?.[1]
  if (token === undefined || token === 'undefined' || token === 'null')
    throw new Violation(`the Authorization header "${header}" is not of the form "Bearer <token>"`)
  return token
}

/** The member whom a token belongs to; refuses with UNAUTHORIZED or EXPIRED_AUTH_TOKEN. */
export function memberOfToken(state: SandboxState, token: string | null, at: number): Member {
  const known = token === null ? undefined : state.tokens[token]
  const member = state.members.find(({ id }) => id === known?.memberId)
  if (!known || !member) throw refusal('UNAUTHORIZED')
  if (known.isExpired || at - known.issuedAt > tokenLife) throw refusal('EXPIRED_AUTH_TOKEN')
  return member
}
