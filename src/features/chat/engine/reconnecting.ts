import type { SocketState } from '../../../api/chatSocket.ts'

/** A server that starts again is not met by everybody at one moment: each look waits up to this long, ms. */
const spread = 2_000
/** How long a room that refuses is left alone, ms: not the first time, then about twice as long each time, and at most. */
const pause = 5_000
const longestPause = 300_000
/** A line that stood for this long, ms, was not refused for good. */
const steadyTime = 60_000

/** When a line that is gone is made again. */
export interface Reconnecting {
  /** Hears how the socket stands. */
  hear(state: SocketState): void
  /** The regular look: at chance within two seconds, and more and more seldom where the room refuses. */
  check(): void
  /** At once: the player asks for it, or the device has a line again. */
  now(): void
  end(): void
}

/** Decides when `connect` is called, which does nothing while the connection stands or is being made. */
export function createReconnecting(connect: () => void): Reconnecting {
  let refusals = 0
  let refusedAt = 0
  let connectedAt: number | null = null
  let later: ReturnType<typeof setTimeout> | undefined
  const isDue = () => performance.now() - refusedAt >= Math.min(pause * (2 ** (refusals - 1) - 1), longestPause)
  return {
    hear(state) {
      if (state === 'connecting') return
      const now = performance.now()
      if (connectedAt !== null && now - connectedAt >= steadyTime) refusals = 0
      connectedAt = state === 'connected' ? now : null
      if (state !== 'refused') return
      refusals += 1
      refusedAt = now
    },
    check() {
      clearTimeout(later)
      if (isDue()) later = setTimeout(connect, Math.random() * spread)
    },
    now() {
      clearTimeout(later)
      connect()
    },
    end: () => clearTimeout(later),
  }
}
