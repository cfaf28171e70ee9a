import type { SocketState } from '../../../api/chat/chatSocket.ts'
import { Pauses } from './pauses.ts'

/** Spreads reconnections after a server restarts. */
const maxJitterMs = 2_000
/** A connection that lasted this long resets the backoff. */
const stableMs = 10_000

export type Reconnector = ReturnType<typeof createReconnector>

/** After a refusal, waits for the player. */
export function createReconnector(connect: () => void) {
  const pauses = new Pauses()
  let state: SocketState = 'lost'
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const isDown = () => state === 'lost' || state === 'refused'
  const tryNow = () => {
    clearTimeout(timer)
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
    /** Connects after a random wait, with backoff. */
    check(): void {
      clearTimeout(timer)
      if (isDown() && pauses.isOver()) timer = setTimeout(tryNow, Math.random() * maxJitterMs)
    },
    soon(): void {
      if (!pauses.isEndless()) tryNow()
    },
    /** Connects at once, even after a refusal. */
    now: tryNow,
    stop: () => clearTimeout(timer),
  }
}
