import { chatConfigCall } from '../../../api/chat.ts'
import { send } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { currentSession, subscribeSession } from '../../../session/session.ts'
import { createObservable } from '../../../web/observable.ts'
import { everyWhileVisible } from '../../../web/visibility.ts'
import { chatOf, isSame, type ChatOwner } from './chatOwner.ts'
import type { Chat } from './types.ts'

/** The page's chat. It opens by reading the chat's configuration, which names the socket room. */
export type CurrentChat =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'open'; readonly chat: Chat }

interface OwnedChat {
  readonly owner: ChatOwner
  state: CurrentChat
}

/** The interval of tries to open the chat (spec, section 9). */
const retryIntervalMs = 5_000

let current: OwnedChat | null = null
let stopRetrying: () => void = () => undefined
const changes = createObservable()

/** The one chat of this page; null before one is opened. */
export const currentChat = () => current?.state ?? null

/** Calls back after each change of `currentChat`. Returns the unsubscriber. */
export const subscribeCurrentChat = changes.subscribe

/** Opens somebody's chat, which lives as long as the page, and closes somebody else's. Does nothing if it is already theirs. */
export function openChat(owner: ChatOwner): void {
  if (current && isSame(current.owner, owner)) return
  closeChat()
  current = { owner, state: { status: 'opening' } }
  changes.announce()
  void open(current)
}

/** Tries again at once if the chat could not be opened. */
export function retryChat(): void {
  if (current?.state.status !== 'failed') return
  stopRetrying()
  current.state = { status: 'opening' }
  changes.announce()
  void open(current)
}

/** Closes the chat. Unsent messages stay on the device. */
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

// Every sign-in and sign-out closes the chat of the one before, whichever screen is open.
subscribeSession(() => {
  if (current && current.owner.token !== (currentSession()?.token ?? null)) closeChat()
})
