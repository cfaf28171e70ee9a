import { connectEngine, type ChatOptions } from './connectEngine.ts'
import { Engine } from './engine.ts'
import { sendDraft, sendFile, sendPostback, sendText } from './sending.ts'
import type { Chat } from './types.ts'

/** Creates the chat of one identity: connects, reads the history, and sends what an earlier page left unsent. */
export function createChat(options: ChatOptions): Chat {
  const engine = new Engine(options)
  const { outbox, delivery, sync, unread } = engine
  const connection = connectEngine(options, engine)
  return {
    snapshot: () => engine.snapshot(),
    subscribe: (listener) => engine.listeners.subscribe(listener),
    onIncoming: (listener) => {
      engine.incomingListeners.add(listener)
      return () => engine.incomingListeners.delete(listener)
    },
    type: (text) => outbox.type(text),
    sendDraft: () => sendDraft(engine),
    sendText: (text) => sendText(engine, text),
    sendFile: (file) => void sendFile(engine, file),
    sendPostback: (button) => sendPostback(engine, button),
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
