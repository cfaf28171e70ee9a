import { newKey, tapNow, type CommandOptions, type Tap } from '../api/command.ts'
import { ApiError } from '../api/errors.ts'
import { tally } from '../web/tally.ts'
import { noteEnd, sendsItself } from './endings.ts'
import { isInFlight, beginFlight } from './inFlight.ts'
import { noteIntent, settleIntent } from './intents.ts'
import { lock } from './locks.ts'
import type { Order } from './order.ts'
import { forgetSent, noteSent } from './recent.ts'
import { slotOf } from './slot.ts'

/** How a command ended. `unknown`: it was sent and no readable answer came, so it may have been carried out. */
export type Outcome<Answer> =
  | { readonly status: 'known'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'unknown' }

/**
 * Sends a command once, never again by itself. While it is under way navigation is blocked and closing asks first. `isWanted` is checked
 * right before it leaves, as the lock is awaited first.
 * @returns its outcome, or null when nothing was sent: one of its slot was in flight on this device, or it was no longer wanted.
 */
export async function runCommand<Answer>(
  order: Order,
  send: (options: CommandOptions) => Promise<Answer>,
  isWanted = () => true,
): Promise<Outcome<Answer> | null> {
  const { tap = tapNow() } = order
  const slot = slotOf(order.kind, order.parameters ?? {})
  if (isInFlight(slot)) return null
  const land = beginFlight(slot)
  try {
    const release = await lock(`${order.member} ${slot}`)
    try {
      const before = release && ((await order.before?.()) ?? null)
      return release && isWanted() ? await sendOnce(order, { before, tap }, send) : null
    } finally {
      release?.()
    }
  } finally {
    land()
  }
}

async function sendOnce<Answer>(
  order: Order,
  { before, tap }: { before: unknown; tap: Tap },
  send: (options: CommandOptions) => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const id = newKey()
  const { kind, parameters = {}, amountMinor, member } = order
  sendsItself(id)
  const noteBack = noteSent(order)
  noteIntent({ id, kind, parameters, amountMinor, at: Date.now(), member, before }, order.remembered)
  try {
    const answer = await leave(() => send({ key: id, tap }))
    settleIntent(id)
    return { status: 'known', answer }
  } catch (reason) {
    // Any other error says nothing about what the server did.
    if (!(reason instanceof ApiError)) console.error(reason)
    if (!(reason instanceof ApiError) || reason.failure === 'noAnswer') {
      if (__REPORTS__) tally('unknown', kind)
      return { status: 'unknown' }
    }
    settleIntent(id)
    forgetSent(order)
    return { status: 'failed', error: reason }
  } finally {
    noteBack()
    noteEnd(id)
  }
}

/** An error before there is a promise means that nothing was sent. */
function leave<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return send()
  } catch (reason) {
    console.error(reason)
    throw new ApiError('NOT_SENT', 0, 'notSent')
  }
}
