import { chatConfigCall } from '../../../api/chat/chat.ts'
import { send } from '../../../api/client/client.ts'
import { ApiError } from '../../../api/client/errors.ts'
import { currentSession, subscribeSession, sessionArea } from '../../../session/session.ts'
import { createObservable } from '../../../lib/observable.ts'
import { everyWhileVisible } from '../../../lib/visibility.ts'
import { temporary } from '../../../platform/storage.ts'
import { settings } from '../../../lib/settings/settings.ts'
import { hash } from '../../../lib/hash.ts'
import { createChat, type Chat } from './chat.ts'

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
