import type { Call } from '../api/client/call.ts'
import { send, tapTimeNow, type RequestOptions } from '../api/client/client.ts'
import { ApiError } from '../api/client/errors.ts'
import { countEvent } from '../lib/counts.ts'
import { takeMutex, mutexKey } from './mutex.ts'
import { beginCommand, isInFlight, markInFlight, type NewCommand } from './openCommands.ts'

/** `unknown`: sent without a conclusive answer, so it may have been done. */
export type CommandOutcome<Answer> =
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'unknown' }

interface SendOptions {
  /** Checked last, after mutex and baseline. */
  maySend?(): boolean
  readBaseline?(): Promise<unknown>
  /** Called if another tab holds the mutex. */
  onMutexHeld?(): void
}

export interface CommandRequest<Answer, Body> extends Omit<RequestOptions<Answer, Body>, 'idempotencyKey'> {
  /** It was certainly not done. Called like `onAnswer` even if the session has ended. */
  onFailure?(error: ApiError): void
}

/** Null if its mutex key is in use or the command is no longer wanted. */
export async function sendCommand<Answer, Body extends object>(
  command: NewCommand,
  call: Call<Answer, Body>,
  { tappedAt = tapTimeNow(), onFailure, ...request }: CommandRequest<NoInfer<Answer>, NoInfer<Body>> = {},
  { maySend = () => true, readBaseline, onMutexHeld }: SendOptions = {},
): Promise<CommandOutcome<Answer> | null> {
  const key = mutexKey(command)
  if (isInFlight(key)) return null
  const release = markInFlight(key)
  const releaseMutex = await takeMutex(command)
  try {
    if (!releaseMutex) {
      onMutexHeld?.()
      return null
    }
    const baseline = (await readBaseline?.()) ?? null
    if (!maySend()) return null
    const outcome = await sendOnce(command, baseline, call.timeLimit, (id) =>
      send(call, { ...request, tappedAt, idempotencyKey: id }),
    )
    if (outcome.status === 'failed') onFailure?.(outcome.error)
    return outcome
  } finally {
    releaseMutex?.()
    release()
  }
}

async function sendOnce<Answer>(
  command: NewCommand,
  baseline: unknown,
  timeLimit: number,
  request: (idempotencyKey: string) => Promise<Answer>,
): Promise<CommandOutcome<Answer>> {
  const begun = beginCommand(command, baseline, timeLimit)
  try {
    const answer = await request(begun.id)
    begun.end('done')
    return { status: 'done', answer }
  } catch (reason) {
    if (!(reason instanceof ApiError)) console.error(reason)
    // Any other error leaves the outcome open.
    const isFailure = reason instanceof ApiError && reason.outcome !== 'unknown'
    begun.end(isFailure ? 'failed' : 'unknown')
    if (isFailure) return { status: 'failed', error: reason }
    if (__REPORTS__) countEvent('unknown', command.kind)
    return { status: 'unknown' }
  }
}
