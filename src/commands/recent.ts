import type { Order } from './order.ts'

/** The time in which the same command is sent again only after a question (ms). */
const rememberedMs = 600_000

/** In ms since the page began: the phone's clock may be corrected at any time. */
interface SentCommand {
  readonly at: number
  /** Infinite while it is under way. */
  readonly endedAt: number
  /** The one of the same key before it; null without one. */
  readonly before: Omit<SentCommand, 'before'> | null
}

const sent = new Map<string, SentCommand>()

/** Two commands of the same key move the same money the same way. */
const keyOf = ({ kind, parameters = {}, amountMinor, member }: Order) =>
  JSON.stringify([member, kind, parameters.code, parameters.from, parameters.to, amountMinor])

/** Notes that a command is sent. Kept in memory alone. @returns what to call when it has ended. */
export function noteSent(order: Order): () => void {
  const key = keyOf(order)
  const last = sent.get(key)
  const before = last ? { ...last, before: null } : null
  const own = { at: performance.now(), endedAt: Number.POSITIVE_INFINITY, before }
  sent.set(key, own)
  return () => void (sent.get(key) === own && sent.set(key, { ...own, endedAt: performance.now() }))
}

/** Forgets the newest command of its key, as it had no effect. The one before it may have had one, and is remembered. */
export function forgetSent(order: Order): void {
  const key = keyOf(order)
  const { before = null } = sent.get(key) ?? {}
  if (before) sent.set(key, { ...before, before: null })
  else sent.delete(key)
}

/** Forgets all of them, as a reload does. */
export const forgetAllSent = () => sent.clear()

/** The whole minutes since the same command was sent; null if it was not in the last ten. */
export function sentAgo(order: Order): number | null {
  const ago = performance.now() - (sent.get(keyOf(order))?.at ?? Number.NEGATIVE_INFINITY)
  return ago < rememberedMs ? Math.floor(ago / 60_000) : null
}

/** The time at which the last command of the same key ended (ms since the page began); null without one. */
export const twinEndedAt = (order: Order): number | null => sent.get(keyOf(order))?.endedAt ?? null
