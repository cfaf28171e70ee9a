import { chatConfigCall, type ChatIdentity } from '../../../api/chat/chat.ts'
import { send } from '../../../api/client/client.ts'
import { ApiError } from '../../../api/client/errors.ts'
import { currentSession, subscribeSession, sessionArea } from '../../../session/session.ts'
import { createObservable } from '../../../lib/observable.ts'
import { everyWhileVisible } from '../../../lib/visibility.ts'
import type { Chat } from './types.ts'
import { temporary } from '../../../platform/storage.ts'
import { settings } from '../../../lib/settings/settings.ts'
import { hash } from '../../../lib/hash.ts'
import { connectEngine, type ChatOptions } from './connectEngine.ts'
import { Engine } from './engine.ts'
import { sendDraft, sendFile, sendPostback, sendText } from './sending.ts'

/** `token` is null for a guest. */
interface ChatOwner {
  readonly identity: ChatIdentity
  readonly token: string | null
}

const idOf = (identity: ChatIdentity) => ('userId' in identity ? identity.userId : identity.guestId)

const isSame = (one: ChatOwner, other: ChatOwner) =>
  one.token === other.token && idOf(one.identity) === idOf(other.identity)

/** `prefix` is the first part of the socket room's name. */
const chatOf = ({ identity, token }: ChatOwner, prefix: string): Chat =>
  createChat({
    identity,
    prefix,
    token,
    url: settings.VITE_CHAT_URL,
    storage: token === null ? temporary : sessionArea(),
    tab: temporary,
    owner: hash(idOf(identity)),
  })

/** The configuration names the socket room. */
type CurrentChat =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'open'; readonly chat: Chat }

interface OwnedChat {
  readonly owner: ChatOwner
  state: CurrentChat
}

/** Spec, section 9. */
const retryIntervalMs = 5_000

let current: OwnedChat | null = null
let stopRetrying: () => void = () => undefined
const changes = createObservable()

export const currentChat = () => current?.state ?? null

export const subscribeCurrentChat = changes.subscribe

/** Closes any other owner's chat. */
export function openChat(owner: ChatOwner): void {
  if (current && isSame(current.owner, owner)) return
  closeChat()
  current = { owner, state: { status: 'opening' } }
  changes.announce()
  void open(current)
}

export function retryChat(): void {
  if (current?.state.status !== 'failed') return
  stopRetrying()
  current.state = { status: 'opening' }
  changes.announce()
  void open(current)
}

/** Unsent messages stay on the device. */
export function closeChat(): void {
  stopRetrying()
  if (current?.state.status === 'open') current.state.chat.close()
  if (!current) return
  current = null
  changes.announce()
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

async function open(opening: OwnedChat): Promise<void> {
  try {
    const { PREFIX } = await send(chatConfigCall)
    if (opening === current) opening.state = { status: 'open', chat: chatOf(opening.owner, PREFIX) }
  } catch (error) {
    if (opening !== current) return
    opening.state = { status: 'failed', error }
    if (!isRefused(error))
      stopRetrying = everyWhileVisible(() => {
        stopRetrying()
        void open(opening)
      }, retryIntervalMs)
  }
  changes.announce()
}

subscribeSession(() => {
  if (current && current.owner.token !== (currentSession()?.token ?? null)) closeChat()
})

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
