import { hash } from '../../../lib/hash.ts'
import { settings } from '../../../lib/settings/settings.ts'
import { createStore } from '../../../lib/store.ts'
import { temporary } from '../../../platform/storage.ts'
import { currentSession, sessionArea, subscribeSession } from '../../../session/session.ts'
import { createChat, type Chat } from './chat.ts'

interface ChatOwner {
  readonly id: string
  readonly token: string | null
  readonly prefix: string
}

let owner: ChatOwner | null = null
export const currentChat = createStore<Chat | null>(null)

export function openChat({ id, token, prefix }: ChatOwner): void {
  if (owner?.id === id && owner.token === token && owner.prefix === prefix) return
  closeChat()
  owner = { id, token, prefix }
  currentChat.set(
    createChat({
      identity: token === null ? { guestId: id } : { userId: id },
      prefix,
      token,
      url: settings.VITE_CHAT_URL,
      storage: token === null ? temporary : sessionArea(),
      tab: temporary,
      owner: hash(id),
    }),
  )
}

/** Unsent messages stay on the device. */
export function closeChat(): void {
  currentChat.now()?.close()
  owner = null
  currentChat.set(null)
}

subscribeSession(() => {
  if (owner && owner.token !== (currentSession()?.token ?? null)) closeChat()
})
