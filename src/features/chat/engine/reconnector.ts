import type { SocketState } from '../../../api/chat/chatSocket.ts'
import { Backoff } from './backoff.ts'

/** A connection that lasted this long resets the backoff. */
const stableMs = 10_000

export type Reconnector = ReturnType<typeof createReconnector>

/** After a refusal, waits for the player. */
export function createReconnector(connect: () => void) {
  const pauses = new Backoff()
  let state: SocketState = 'lost'
  let since = 0
  const isDown = () => state === 'lost' || state === 'refused'
  const now = () => {
    if (isDown()) connect()
  }
  return {
    onState(next: SocketState): void {
      const wasStable = state === 'connected' && performance.now() - since >= stableMs
      state = next
      since = performance.now()
      if (wasStable) pauses.reset()
      // After a stable connection, a refusal may be the server's restart.
      if (isDown()) pauses.failed(next === 'refused' && !wasStable)
    },
    check(): void {
      if (pauses.isOver()) now()
    },
    soon(): void {
      if (!pauses.isEndless()) now()
    },
    /** Connects at once, even after a refusal. */
    now,
  }
}
