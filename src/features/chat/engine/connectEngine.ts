import type { ChatIdentity } from '../../../api/chat.ts'
import { connectChat } from '../../../api/chatSocket.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import type { Engine } from './engine.ts'
import { lockOutbox } from './outboxLock.ts'
import { createReconnector } from './reconnector.ts'
import { watchPage } from './watchPage.ts'

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
