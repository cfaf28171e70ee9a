import type { Context } from '../context.ts'
import type { Member, Ticket } from '../state/state.ts'

/** How long a ticket opens its game. */
const ticketLife = 60_000

/** Makes a ticket that lets the member into the game, once. */
export function issueTicket({ state, now }: Context, { id: memberId }: Member, code: string): string {
  const ticket = crypto.randomUUID()
  const at = now()
  state.tickets = [...state.tickets.filter((other) => isFresh(other, at)), { ticket, code, memberId, issuedAt: at }]
  return ticket
}

/** Takes a ticket out of use and answers whom it lets in; null for one that was used, is too old or is for another game. */
export function takeTicket({ state, now }: Context, code: string, ticket: string): Member | null {
  const taken = state.tickets.find((known) => known.ticket === ticket && known.code === code)
  if (!taken) return null
  state.tickets = state.tickets.filter((known) => known !== taken)
  const member = state.members.find(({ id }) => id === taken.memberId)
  return member && isFresh(taken, now()) ? member : null
}

function isFresh({ issuedAt }: Ticket, at: number): boolean {
  return at - issuedAt < ticketLife
}
