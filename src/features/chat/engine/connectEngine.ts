import type { ChatIdentity } from '../../../api/chat/chat.ts'
import { connectChat, type SocketState } from '../../../api/chat/chatSocket.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import type { Engine } from './engine.ts'
import { lockOutbox } from './outboxLock.ts'
import { everyWhileVisible } from '../../../lib/visibility.ts'
import { randomPause } from './pauses.ts'

/** Spreads reconnections after a server restarts. */
const maxJitterMs = 2_000
/** A connection that lasted this long resets the backoff. */
const stableMs = 10_000

export type Reconnector = ReturnType<typeof createReconnector>

/** After a refusal, waits for the player. */
export function createReconnector(connect: () => void) {
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
    onState(state: SocketState): void {
      isConnecting = state === 'connecting'
      if (isConnecting) return
      const now = performance.now()
      const wasStable = connectedAt !== null && now - connectedAt >= stableMs
      connectedAt = state === 'connected' ? now : null
      if (wasStable) tries = 0
      // After a stable connection, a refusal may be the server's restart.
      isRefused = state === 'refused' && !wasStable
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

const checkIntervalMs = 5_000

export function watchPage(onCheck: () => void, onWake: () => void): () => void {
  const stopChecks = everyWhileVisible(onCheck, checkIntervalMs, onWake)
  window.addEventListener('online', onWake)
  return () => {
    stopChecks()
    window.removeEventListener('online', onWake)
  }
}

/** The socket's first state requests the history, which does not wait for a slow socket. */
const socketWaitMs = 1_000

export interface ChatOptions {
  readonly identity: ChatIdentity
  readonly prefix: string
  /** Null for a guest. */
  readonly token: string | null
  readonly url: string
  readonly storage: StorageArea
  readonly owner: string
  /** Storage of this tab alone. */
  readonly tab: StorageArea
  readonly connect?: typeof connectChat
}

export function connectEngine(
  { identity, prefix, token, url, storage, tab, owner, connect = connectChat }: ChatOptions,
  engine: Engine,
) {
  const lock = lockOutbox({ owner, storage, tab, outbox: engine.outbox, onReady: () => engine.onOutboxReady() })
  const reconnector = createReconnector(() => socket.reconnect())
  const wait = setTimeout(() => void engine.sync.poll(), socketWaitMs)
  const socket = connect({
    url,
    room: `${prefix}-${'userId' in identity ? identity.userId : identity.guestId}`,
    token,
    onState: (state) => {
      if (state !== 'connecting') clearTimeout(wait)
      reconnector.onState(state)
      engine.onSocketState(state)
    },
    onMessage: (message) => engine.onSocketMessage(message),
  })
  const check = () => {
    reconnector.check()
    lock.check()
    engine.check()
  }
  const onWake = () => {
    void engine.sync.request()
    reconnector.soon()
    engine.unread.markAgain()
    engine.check()
  }
  const refresh = () => {
    reconnector.now()
    onWake()
  }
  const stopWatching = watchPage(check, onWake)
  const close = () => {
    clearTimeout(wait)
    stopWatching()
    reconnector.stop()
    socket.close()
    lock.release()
  }
  return { refresh, close }
}
