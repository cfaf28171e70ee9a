import type { SocketState } from '../../../api/chat/chatSocket.ts'
import { randomPause } from './pauses.ts'

/** Spreads reconnections after a server restarts. */
const maxJitterMs = 2_000
/** A connection that lasted this long resets the backoff. */
const stableMs = 10_000

export type Reconnector = ReturnType<typeof createReconnector>

/** After a refusal, waits for the player. */
export function createReconnector(connect: () => void) {
  let state: SocketState = 'lost'
  let since = 0
  let tries = 0
  let dueAt = 0
  let isRefused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const isDown = () => state === 'lost' || state === 'refused'
  const tryNow = () => {
    clearTimeout(timer)
    if (!isDown()) return
    tries += 1
    connect()
  }
  const tryUnlessRefused = () => {
    if (!isRefused) tryNow()
  }
  return {
    onState(next: SocketState): void {
      const now = performance.now()
      const wasStable = state === 'connected' && now - since >= stableMs
      state = next
      since = now
      if (next === 'connecting') return
      if (wasStable) tries = 0
      // After a stable connection, a refusal may be the server's restart.
      isRefused = next === 'refused' && !wasStable
      dueAt = now + randomPause(tries)
    },
    /** Connects after a random wait, with backoff. */
    check(): void {
      clearTimeout(timer)
      if (isDown() && performance.now() >= dueAt) timer = setTimeout(tryUnlessRefused, Math.random() * maxJitterMs)
    },
    soon: tryUnlessRefused,
    /** Connects at once, even after a refusal. */
    now: tryNow,
    stop: () => clearTimeout(timer),
  }
}
