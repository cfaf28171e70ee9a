import type { ChatButton, ChatIdentity } from '../../../api/chat.ts'
import { connectChat } from '../../../api/chatSocket.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import type { Chat } from './chat.ts'
import { Engine } from './engine.ts'
import { previewOf } from './ownMessage.ts'
import { createReconnecting } from './reconnecting.ts'
import { draftProblem, typeOf } from './rules.ts'
import { onceAlone, watchLine } from './watch.ts'

interface Options {
  readonly identity: ChatIdentity
  /** What the room's name begins with. */
  readonly prefix: string
  /** The session's token, null for a guest. */
  readonly token: string | null
  /** The chat backend. */
  readonly url: string
  /** Where drafts and unsent messages are kept. */
  readonly keep: StorageArea
  /** A hash that tells whose drafts these are. */
  readonly owner: string
  readonly connect?: typeof connectChat
}

/** Begins one identity's chat: connects, reads the history, and sends what an earlier page left unsent. */
export function createChat(options: Options): Chat {
  const engine = new Engine(options)
  const { outbox, delivery, sync, unread } = engine
  const line = holdLine(options, engine)
  return {
    snapshot: () => engine.snapshot(),
    subscribe: (listener) => engine.changes.subscribe(listener),
    onIncoming: (listener) => {
      engine.hearers.add(listener)
      return () => engine.hearers.delete(listener)
    },
    type: (text) => outbox.type(text),
    sendDraft: () => sendDraft(engine),
    sendFile: (file) => void sendFile(engine, file),
    sendPostback: (button) => sendPostback(engine, button),
    retry: (id) => delivery.retry(id),
    discard: (id) => delivery.discard(id),
    loadOlder: () => sync.loadOlder(),
    refresh: () => {
      sync.show()
      engine.start()
      line.refresh()
    },
    setInSight: (inSight) => unread.setInSight(inSight),
    close: () => {
      engine.close()
      line.close()
    },
  }
}

/** Connects a chat with the outer world: the socket, the page and the device's other pages. */
function holdLine({ identity, prefix, token, url, owner, connect = connectChat }: Options, engine: Engine) {
  const takeOver = (isCertain: boolean) => {
    engine.outbox.takeOver(isCertain)
    engine.delivery.run()
  }
  const giveFree = onceAlone(`chat ${owner}`, takeOver)
  const reconnecting = createReconnecting(() => socket.check())
  const socket = connect({
    url,
    room: `${prefix}-${'userId' in identity ? identity.userId : identity.guestId}`,
    token,
    onState: (state) => {
      reconnecting.hear(state)
      engine.onSocket(state)
    },
    onMessage: (message) => engine.hear(message),
  })
  const check = () => {
    reconnecting.check()
    engine.check()
  }
  const checkNow = () => {
    reconnecting.now()
    engine.check()
  }
  const refresh = () => {
    void engine.sync.request()
    checkNow()
  }
  const endWatch = watchLine({ onCheck: check, onVisible: refresh, onOnline: checkNow })
  void engine.sync.request()
  const close = () => {
    endWatch()
    reconnecting.end()
    socket.close()
    giveFree()
  }
  return { refresh, close }
}

function sendDraft({ outbox, delivery }: Engine): void {
  if (draftProblem(outbox.draft) !== null) return
  const text = outbox.draft.trim()
  outbox.add({ text, message: { message_type: 'text', payload: { message: text } } })
  outbox.type('')
  delivery.run()
}

function sendPostback({ outbox, delivery }: Engine, { title, payload }: ChatButton): void {
  outbox.add({ text: title, message: { message_type: 'postback', payload: { message: title, payload } } })
  delivery.run()
}

async function sendFile({ outbox, delivery }: Engine, file: File): Promise<void> {
  const type = typeOf(file)
  // Some devices leave the type open.
  const source = file.type === type ? file : new File([file], file.name, { type })
  const { id } = outbox.add({ text: '', file: { name: file.name, type, preview: null }, source })
  delivery.run()
  const preview = await previewOf(source)
  if (preview !== null && outbox.find(id)) outbox.change(id, { file: { name: file.name, type, preview } })
}
