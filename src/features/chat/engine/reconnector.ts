import type { SocketState } from '../../../api/chatSocket.ts'

/** A random wait of at most this long spreads the reconnections of all players when a server restarts. */
const maxJitterMs = 2_000
/** The backoff after refusals is 0, then this long, then about twice as long each time, up to the longest. */
const backoffMs = 5_000
const maxBackoffMs = 300_000
/** A connection that lasted this long resets the backoff. */
const stableMs = 60_000

/** Decides when a lost or refused connection is tried again. */
export interface Reconnector {
  /** Must be called with each new state of the socket. */
  onState(state: SocketState): void
  /** The regular check: connects after a random wait, and more and more seldom while the server refuses. */
  check(): void
  /** Connects at once: the player asked for it, or the device is online again. */
  now(): void
  stop(): void
}

/** Creates a reconnector. `connect` must do nothing while the socket is connected or connecting. */
export function createReconnector(connect: () => void): Reconnector {
  let refusals = 0
  let refusedAt = 0
  let connectedAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const isDue = () => performance.now() - refusedAt >= Math.min(backoffMs * (2 ** (refusals - 1) - 1), maxBackoffMs)
  return {
    onState(state) {
      if (state === 'connecting') return
      const now = performance.now()
      if (connectedAt !== null && now - connectedAt >= stableMs) refusals = 0
      connectedAt = state === 'connected' ? now : null
      if (state !== 'refused') return
      refusals += 1
      refusedAt = now
    },
    check() {
      clearTimeout(timer)
      if (isDue()) timer = setTimeout(connect, Math.random() * maxJitterMs)
    },
    now() {
      clearTimeout(timer)
      connect()
    },
    stop: () => clearTimeout(timer),
  }
}
