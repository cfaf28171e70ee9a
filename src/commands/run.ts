import { ApiError } from '../api/errors.ts'
import { withKey } from '../api/idempotency.ts'
import { isInFlight, takeOff } from './inFlight.ts'
import { noteIntent, settleIntent } from './intents.ts'

/** What a command is about, as far as it may be kept on the device. */
export interface Order {
  /** The command's name; one of a name is in flight at a time. */
  readonly kind: string
  /** In minor units of the member's currency; null for commands without an amount. */
  readonly amountMinor: number | null
  /** Hash of the member's id. */
  readonly member: string
  /** Whether the session outlives the browser's. */
  readonly remembered: boolean
}

/** How a command ended. `unknown`: it was sent and no readable answer came, so it may have been carried out. */
export type Outcome<Answer> =
  | { readonly status: 'known'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'unknown' }

/**
 * Sends a command once, never again by itself. While it is under way the address is held and closing asks first.
 * @returns how it ended, or null when one of the same name was already in flight and nothing was sent.
 */
export async function runCommand<Answer>(order: Order, send: () => Promise<Answer>): Promise<Outcome<Answer> | null> {
  if (isInFlight(order.kind)) return null
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const release = takeOff(order.kind)
  const { kind, amountMinor, member } = order
  noteIntent({ id, kind, amountMinor, at: Date.now(), member }, order.remembered)
  try {
    const answer = await leave(id, send)
    settleIntent(id)
    return { status: 'known', answer }
  } catch (reason) {
    // Whatever else went wrong on the way says nothing about what the server did.
    if (!(reason instanceof ApiError)) console.error(reason)
    if (!(reason instanceof ApiError) || reason.failure === 'noAnswer') return { status: 'unknown' }
    settleIntent(id)
    return { status: 'failed', error: reason }
  } finally {
    release()
  }
}

/** Sends under the intent's key. What throws before there is a promise has sent nothing. */
function leave<Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return withKey(id, send)
  } catch (reason) {
    console.error(reason)
    throw new ApiError('NOT_SENT', 0, 'notSent')
  }
}
