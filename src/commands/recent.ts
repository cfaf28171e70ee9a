import type { Order } from './run.ts'

/** How long a command is remembered to ask before the same one is sent again (ms). */
const remembered = 600_000

const sent = new Map<string, number>()

/** Two commands of the same key move the same money the same way. */
const keyOf = ({ kind, parameters = {}, amountMinor, member }: Order) =>
  JSON.stringify([member, kind, parameters.code, parameters.from, parameters.to, amountMinor])

/** Notes that a command was sent. Kept in memory alone, and told by how long the page has stood, not by the phone's clock. */
export const noteSent = (order: Order) => sent.set(keyOf(order), performance.now())

/** Forgets one that did nothing. */
export const forgetSent = (order: Order) => sent.delete(keyOf(order))

/** Forgets all of them, as a page that is loaded anew has. */
export const forgetAllSent = () => sent.clear()

/** How long ago the same command was sent, in whole minutes; null when it was not in the last ten. */
export function sentAgo(order: Order): number | null {
  const at = sent.get(keyOf(order))
  const ago = performance.now() - (at ?? Number.NEGATIVE_INFINITY)
  return ago < remembered ? Math.floor(ago / 60_000) : null
}
