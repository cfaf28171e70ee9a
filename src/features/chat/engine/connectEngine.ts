import type { ChatIdentity } from '../../../api/chat/chat.ts'
import { connectChat, type SocketState } from '../../../api/chat/chatSocket.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import type { Engine } from './engine.ts'
import { lockOutbox } from './outboxLock.ts'
import { everyWhileVisible } from '../../../lib/visibility.ts'
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

/** The interval of checks (spec, section 9). */
const checkIntervalMs = 5_000

interface PageListeners {
  /** The regular check, only while the page is visible. */
  onCheck(): void
  /** The page is visible again. */
  onVisible(): void
  /** The device is online again. */
  onOnline(): void
}

/** Watches whether the page is visible and online, and calls the regular check. Returns the function that stops it. */
export function watchPage({ onCheck, onVisible, onOnline }: PageListeners): () => void {
  const stopChecks = everyWhileVisible(onCheck, checkIntervalMs, onVisible)
  window.addEventListener('online', onOnline)
  return () => {
    stopChecks()
    window.removeEventListener('online', onOnline)
  }
}

/** Whose chat it is, and what it runs on. */
export interface ChatOptions {
  readonly identity: ChatIdentity
  /** The first part of the socket room's name. */
  readonly prefix: string
  /** The session's token; null for a guest. */
  readonly token: string | null
  /** The chat backend; empty for the page's own origin. */
  readonly url: string
  /** Stores drafts and unsent messages. */
  readonly storage: StorageArea
  /** A hash of the identity. */
  readonly owner: string
  /** The storage of this tab alone. */
  readonly tab: StorageArea
  readonly connect?: typeof connectChat
}

/** Connects an engine with the socket, the page and the device's other pages. */
export function connectEngine(
  { identity, prefix, token, url, storage, tab, owner, connect = connectChat }: ChatOptions,
  engine: Engine,
) {
  const lock = lockOutbox({ owner, storage, tab, outbox: engine.outbox, onReady: () => engine.onOutboxReady() })
  const reconnector = createReconnector(() => socket.reconnect())
  const socket = connect({
    url,
    room: `${prefix}-${'userId' in identity ? identity.userId : identity.guestId}`,
    token,
    onState: (state) => {
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
  const stopWatching = watchPage({ onCheck: check, onVisible: onWake, onOnline: onWake })
  void engine.sync.request()
  const close = () => {
    stopWatching()
    reconnector.stop()
    socket.close()
    lock.release()
  }
  return { refresh, close }
}
