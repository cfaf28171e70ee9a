import type { Call } from '../api/client/call.ts'
import { send, type RequestOptions } from '../api/client/client.ts'
import { tapNow } from '../api/client/command.ts'
import { ApiError } from '../api/client/errors.ts'
import { count } from '../lib/counts.ts'
import { mutexKey } from './kinds.ts'
import { lock } from './locks.ts'
import { begin, isSending, reserve, type Order } from './openCommands.ts'

/** How a command ended. `unknown`: it was sent and no readable answer came, so it may have been carried out. */
export type Outcome<Answer> =
  | { readonly status: 'known'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'unknown' }

interface Options {
  /** Asked right before it leaves, as the lock and the baseline are awaited first. */
  isWanted?(): boolean
  /** Reads the baseline of the statement for judging the outcome; awaited before it leaves, so it must be quick. */
  before?: (() => Promise<unknown>) | undefined
}

/** A request whose key is the command's. */
export type CommandRequest<Answer, Body> = Omit<RequestOptions<Answer, Body>, 'key'>

/**
 * Sends a command once, never again by itself.
 * @returns its outcome, or null when nothing was sent: one of its mutex key was under way on this device, or it was no longer wanted.
 */
export async function sendCommand<Answer, Body extends object>(
  order: Order,
  call: Call<Answer, Body>,
  { tap = tapNow(), ...request }: CommandRequest<NoInfer<Answer>, NoInfer<Body>> = {},
  { isWanted = () => true, before }: Options = {},
): Promise<Outcome<Answer> | null> {
  const key = mutexKey(order.kind, order.parameters ?? {})
  if (isSending(key)) return null
  const free = reserve(key)
  try {
    const release = await lock(`${order.member} ${key}`)
    try {
      const baseline = release && ((await before?.()) ?? null)
      return release && isWanted()
        ? await sendOnce(order, baseline, (id) => send(call, { ...request, tap, key: id }))
        : null
    } finally {
      release?.()
    }
  } finally {
    free()
  }
}

async function sendOnce<Answer>(
  order: Order,
  baseline: unknown,
  leave: (key: string) => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const command = begin(order, baseline)
  try {
    const answer = await leave(command.id)
    command.end('done')
    return { status: 'known', answer }
  } catch (reason) {
    // Any other error says nothing about what the server did.
    if (!(reason instanceof ApiError)) console.error(reason)
    const isFailure = reason instanceof ApiError && reason.failure !== 'noAnswer'
    command.end(isFailure ? 'failed' : 'unknown')
    if (isFailure) return { status: 'failed', error: reason }
    if (__REPORTS__) count('unknown', order.kind)
    return { status: 'unknown' }
  }
}
