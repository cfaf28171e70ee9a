import type { Order } from './order.ts'

/** How long a command is remembered to ask before the same one is sent again (ms). */
const remembered = 600_000

/** In ms of how long the page has stood: the phone's clock may be put right any time. */
interface Sent {
  readonly at: number
  /** Infinite while it is under way. */
  readonly endedAt: number
}

const sent = new Map<string, Sent>()

/** Two commands of the same key move the same money the same way. */
const keyOf = ({ kind, parameters = {}, amountMinor, member }: Order) =>
  JSON.stringify([member, kind, parameters.code, parameters.from, parameters.to, amountMinor])

/** Notes that a command is sent. Kept in memory alone. @returns what to call when it has ended. */
export function noteSent(order: Order): () => void {
  const [key, at] = [keyOf(order), performance.now()]
  sent.set(key, { at, endedAt: Number.POSITIVE_INFINITY })
  return () => void (sent.has(key) && sent.set(key, { at, endedAt: performance.now() }))
}

/** Forgets one that did nothing. */
export const forgetSent = (order: Order) => sent.delete(keyOf(order))

/** Forgets all of them, as a page that is loaded anew has. */
export const forgetAllSent = () => sent.clear()

/** How long ago the same command was sent, in whole minutes; null when it was not in the last ten. */
export function sentAgo(order: Order): number | null {
  const ago = performance.now() - (sent.get(keyOf(order))?.at ?? Number.NEGATIVE_INFINITY)
  return ago < remembered ? Math.floor(ago / 60_000) : null
}

/** When the last command that moved the same money the same way had ended (ms since the page began); null without one. */
export const twinEndedAt = (order: Order): number | null => sent.get(keyOf(order))?.endedAt ?? null
