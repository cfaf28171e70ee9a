import type { ChatButton, ChatIdentity } from '../../../api/chat.ts'
import { connectChat } from '../../../api/chatSocket.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import { Engine } from './engine.ts'
import { previewOf } from './ownMessage.ts'
import { createReconnector } from './reconnector.ts'
import { draftProblem, typeOf } from './rules.ts'
import { holdSlot } from './slots.ts'
import type { Chat } from './types.ts'
import { watchPage } from './watchPage.ts'

interface Options {
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

/** Creates the chat of one identity: connects, reads the history, and sends what an earlier page left unsent. */
export function createChat(options: Options): Chat {
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
    retry: (id) => delivery.retry(id),
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

/** Connects an engine with the socket, the page and the device's other pages. */
function connectEngine(
  { identity, prefix, token, url, storage, tab, owner, connect = connectChat }: Options,
  engine: Engine,
) {
  const slot = holdSlot({
    owner,
    storage,
    tab,
    outbox: engine.outbox,
    onTakenOver: () => engine.onTakenOver(),
  })
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
    slot.check()
    engine.check()
  }
  const onOnline = () => {
    reconnector.soon()
    engine.check()
  }
  const onVisible = () => {
    void engine.sync.request()
    onOnline()
  }
  const refresh = () => {
    reconnector.now()
    onVisible()
  }
  const stopWatching = watchPage({ onCheck: check, onVisible, onOnline })
  void engine.sync.request()
  const close = () => {
    stopWatching()
    reconnector.stop()
    socket.close()
    slot.release()
  }
  return { refresh, close }
}

function sendDraft(engine: Engine): void {
  const { outbox } = engine
  if (draftProblem(outbox.draft) !== null) return
  const text = outbox.draft.trim()
  sendText(engine, text)
  outbox.type('')
}

function sendText({ outbox, delivery }: Engine, text: string): void {
  outbox.add({ text, message: { message_type: 'text', payload: { message: text } } })
  delivery.run()
}

function sendPostback({ outbox, delivery }: Engine, { title, payload }: ChatButton): void {
  outbox.add({ text: title, message: { message_type: 'postback', payload: { message: title, payload } } })
  delivery.run()
}

async function sendFile({ outbox, delivery }: Engine, file: File): Promise<void> {
  const type = typeOf(file)
  // Some devices leave the type empty.
  const source = file.type === type ? file : new File([file], file.name, { type })
  const { id } = outbox.add({ text: '', file: { name: file.name, type, preview: null }, source })
  delivery.run()
  const preview = await previewOf(source)
  if (preview !== null && outbox.find(id)) outbox.change(id, { file: { name: file.name, type, preview } })
}
