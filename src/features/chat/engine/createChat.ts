import { connectEngine, type ChatOptions } from './connectEngine.ts'
import { Engine } from './engine.ts'
import { sendDraft, sendFile, sendPostback, sendText } from './sending.ts'
import type { Chat } from './types.ts'

/** Creates the chat of one identity: connects, reads the history, and sends what an earlier page left unsent. */
export function createChat(options: ChatOptions): Chat {
  const engine = new Engine(options)
  const { outbox, delivery, sync, unread } = engine
  const connection = connectEngine(options, engine)
  /** Who writes asks for what failed as well: before it is read nothing is sent. */
  const readIfFailed = () => {
    if (sync.state === 'failed') void sync.request()
  }
  return {
    snapshot: () => engine.snapshot(),
    subscribe: (listener) => engine.listeners.subscribe(listener),
    onIncoming: (listener) => {
      engine.incomingListeners.add(listener)
      return () => engine.incomingListeners.delete(listener)
    },
    type: (text) => outbox.type(text),
    sendDraft: () => {
      sendDraft(engine)
      readIfFailed()
    },
    sendText: (text) => {
      sendText(engine, text)
      readIfFailed()
    },
    sendFile: (file) => {
      void sendFile(engine, file)
      readIfFailed()
    },
    sendPostback: (button) => {
      sendPostback(engine, button)
      readIfFailed()
    },
    retry: (id) => {
      void sync.request()
      delivery.retry(id)
    },
    discard: (id) => delivery.discard(id),
    loadOlder: () => sync.loadOlder(),
    refresh: () => {
      sync.showLoading()
      engine.start()
      connection.refresh()
    },
    setInSight: (inSight) => unread.setInSight(inSight),
    close: () => {
      engine.close()
      connection.close()
    },
  }
}
