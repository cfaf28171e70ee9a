import { hash } from '../../../lib/hash.ts'
import { createObservable } from '../../../lib/observable.ts'
import { settings } from '../../../lib/settings/settings.ts'
import { temporary } from '../../../platform/storage.ts'
import { currentSession, sessionArea, subscribeSession } from '../../../session/session.ts'
import { createChat, type Chat } from './chat.ts'

interface ChatOwner {
  readonly id: string
  readonly token: string | null
  readonly prefix: string
}

let owner: ChatOwner | null = null
let chat: Chat | null = null
const changes = createObservable()

export const currentChat = () => chat

export const subscribeCurrentChat = changes.subscribe

export function openChat({ id, token, prefix }: ChatOwner): void {
  if (owner?.id === id && owner.token === token && owner.prefix === prefix) return
  closeChat()
  owner = { id, token, prefix }
  chat = createChat({
    identity: token === null ? { guestId: id } : { userId: id },
    prefix,
    token,
    url: settings.VITE_CHAT_URL,
    storage: token === null ? temporary : sessionArea(),
    tab: temporary,
    owner: hash(id),
  })
  changes.announce()
}

/** Unsent messages stay on the device. */
export function closeChat(): void {
  if (!chat) return
  chat.close()
  owner = null
  chat = null
  changes.announce()
}

subscribeSession(() => {
  if (owner && owner.token !== (currentSession()?.token ?? null)) closeChat()
})
