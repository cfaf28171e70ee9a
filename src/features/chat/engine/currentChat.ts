import { chatConfigCall } from '../../../api/chat/chat.ts'
import type { ChatButton } from '../../../api/chat/chatMessage.ts'
import { send } from '../../../api/client/client.ts'
import { ApiError } from '../../../api/client/errors.ts'
import { currentSession, subscribeSession, sessionArea } from '../../../session/session.ts'
import { createObservable } from '../../../lib/observable.ts'
import { everyWhileVisible } from '../../../lib/visibility.ts'
import type { ChatMessage } from './types.ts'
import { temporary } from '../../../platform/storage.ts'
import { settings } from '../../../lib/settings/settings.ts'
import { hash } from '../../../lib/hash.ts'
import { connectEngine, type ChatOptions } from './connectEngine.ts'
import { Engine } from './engine.ts'
import { sendDraft, sendFile, sendPostback } from './sending.ts'

/** A member or a guest, whose `token` is null. */
interface ChatOwner {
  readonly id: string
  readonly token: string | null
}

const chatOf = ({ id, token }: ChatOwner, prefix: string): Chat =>
  createChat({
    identity: token === null ? { guestId: id } : { userId: id },
    prefix,
    token,
    url: settings.VITE_CHAT_URL,
    storage: token === null ? temporary : sessionArea(),
    tab: temporary,
    owner: hash(id),
  })

/** Waits for the configuration, which names the socket room. */
type CurrentChat =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'open'; readonly chat: Chat }

interface OwnedChat {
  readonly owner: ChatOwner
  state: CurrentChat
}

const retryIntervalMs = 5_000

let ownedChat: OwnedChat | null = null
let stopRetrying: () => void = () => undefined
const chatChanges = createObservable()

export const currentChat = () => ownedChat?.state ?? null

export const subscribeCurrentChat = chatChanges.subscribe

export function openChat(owner: ChatOwner): void {
  if (ownedChat?.owner.id === owner.id && ownedChat.owner.token === owner.token) return
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

export type Chat = ReturnType<typeof createChat>

export function createChat(options: ChatOptions) {
  const engine = new Engine(options)
  const { outbox, delivery, sync, unread, incomingListeners } = engine
  const connection = connectEngine(options, engine)
  return {
    snapshot: () => engine.snapshot(),
    /** @returns the unsubscriber. */
    subscribe: (listener: () => void) => engine.subscribe(listener),
    onIncoming: (listener: (message: ChatMessage) => void) => {
      incomingListeners.add(listener)
      return () => void incomingListeners.delete(listener)
    },
    type: (text: string) => outbox.type(text),
    sendDraft: () => sendDraft(engine),
    sendFile: (file: File) => void sendFile(engine, file),
    sendPostback: (button: ChatButton) => sendPostback(engine, button),
    /** Only for failed or unknown messages, by the player's decision. */
    retry: (id: string) => {
      void sync.request()
      delivery.retry(id)
    },
    discard: (id: string) => delivery.discard(id),
    loadOlder: () => sync.loadOlder(),
    refresh: () => {
      sync.showLoading()
      engine.start()
      connection.refresh()
    },
    setInSight: (inSight: boolean) => unread.setInSight(inSight),
    close: () => {
      engine.close()
      connection.close()
    },
  }
}
