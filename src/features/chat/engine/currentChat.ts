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

const identityId = (identity: ChatIdentity) => ('userId' in identity ? identity.userId : identity.guestId)

const isSameOwner = (one: ChatOwner, other: ChatOwner) =>
  one.token === other.token && identityId(one.identity) === identityId(other.identity)

/** `prefix` is the first part of the socket room's name. */
const chatOf = ({ identity, token }: ChatOwner, prefix: string): Chat =>
  createChat({
    identity,
    prefix,
    token,
    url: settings.VITE_CHAT_URL,
    storage: token === null ? temporary : sessionArea(),
    tab: temporary,
    owner: hash(identityId(identity)),
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

let ownedChat: OwnedChat | null = null
let stopRetrying: () => void = () => undefined
const chatChanges = createObservable()

export const currentChat = () => ownedChat?.state ?? null

export const subscribeCurrentChat = chatChanges.subscribe

/** Closes any other owner's chat. */
export function openChat(owner: ChatOwner): void {
  if (ownedChat && isSameOwner(ownedChat.owner, owner)) return
  closeChat()
  ownedChat = { owner, state: { status: 'opening' } }
  chatChanges.announce()
  void startChat(ownedChat)
}

export function retryChat(): void {
  if (ownedChat?.state.status !== 'failed') return
  stopRetrying()
  ownedChat.state = { status: 'opening' }
  chatChanges.announce()
  void startChat(ownedChat)
}

/** Unsent messages stay on the device. */
export function closeChat(): void {
  stopRetrying()
  if (ownedChat?.state.status === 'open') ownedChat.state.chat.close()
  if (!ownedChat) return
  ownedChat = null
  chatChanges.announce()
}

const isClientError = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

async function startChat(opening: OwnedChat): Promise<void> {
  try {
    const { PREFIX } = await send(chatConfigCall)
    if (opening === ownedChat) opening.state = { status: 'open', chat: chatOf(opening.owner, PREFIX) }
  } catch (error) {
    if (opening !== ownedChat) return
    opening.state = { status: 'failed', error }
    if (!isClientError(error))
      stopRetrying = everyWhileVisible(() => {
        stopRetrying()
        void startChat(opening)
      }, retryIntervalMs)
  }
  chatChanges.announce()
}

subscribeSession(() => {
  if (ownedChat && ownedChat.owner.token !== (currentSession()?.token ?? null)) closeChat()
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
