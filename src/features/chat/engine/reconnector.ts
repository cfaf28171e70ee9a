import type { SocketState } from '../../../api/chatSocket.ts'
import { randomPause } from './pauses.ts'

/** A random wait of at most this long spreads the reconnections of all players when a server restarts. */
const maxJitterMs = 2_000
/** A connection that lasted this long was a good one. */
const stableMs = 10_000

/** Decides when a lost connection is tried again. A refused one is not, unless the player asks for it. */
export interface Reconnector {
  /** Must be called with each new state of the socket. */
  onState(state: SocketState): void
  /** The regular check, every five seconds: connects after a random wait, and more and more seldom while that fails. */
  check(): void
  /** The device is online or the page visible again: connects at once. */
  soon(): void
  /** Connects at once, also after a refusal: the player asked for it. */
  now(): void
  stop(): void
}

/** Creates a reconnector. It calls `connect` only while the connection is lost or refused. */
export function createReconnector(connect: () => void): Reconnector {
  let connectedAt: number | null = null
  let tries = 0
  let dueAt = 0
  let isConnecting = false
  let isRefused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const isDown = () => connectedAt === null && !isConnecting
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
    onState(state) {
      isConnecting = state === 'connecting'
      if (isConnecting) return
      const now = performance.now()
      const wasStable = connectedAt !== null && now - connectedAt >= stableMs
      connectedAt = state === 'connected' ? now : null
      if (wasStable) tries = 0
      // Whoever was in the room for a while may have been put out by a restart.
      isRefused = state === 'refused' && !wasStable
      dueAt = now + randomPause(tries)
    },
    check() {
      clearTimeout(timer)
      if (isDown() && performance.now() >= dueAt) timer = setTimeout(tryUnlessRefused, Math.random() * maxJitterMs)
    },
    soon: tryUnlessRefused,
    now: tryNow,
    stop: () => clearTimeout(timer),
  }
}
