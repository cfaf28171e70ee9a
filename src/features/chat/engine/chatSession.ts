import { readChatConfig, type ChatIdentity } from '../../../api/chat.ts'
import { ApiError } from '../../../api/errors.ts'
import { hash } from '../../../web/hash.ts'
import { currentSession, sessionArea, subscribeSession } from '../../../session/session.ts'
import { temporary } from '../../../platform/storage.ts'
import { settings } from '../../../settings/settings.ts'
import { everyWhileSeen } from '../../../web/seen.ts'
import type { Chat } from './chat.ts'
import { createChat } from './createChat.ts'

/** Whose chat it is; `token` is null for a guest. */
export interface ChatOwner {
  readonly identity: ChatIdentity
  readonly token: string | null
}

/** How far the way to the chat is: what its room is called has to be read first. */
export type ChatMeeting =
  | { readonly status: 'meeting' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'met'; readonly chat: Chat }

interface Met {
  readonly owner: ChatOwner
  meeting: ChatMeeting
}

/** How soon what failed is tried again (ms; spec, section 9). */
const retryDelay = 5_000

let current: Met | null = null
/** Ends the waiting for the next try. */
let endRetrying: () => void = () => undefined
const listeners = new Set<() => void>()

const idOf = (identity: ChatIdentity) => ('userId' in identity ? identity.userId : identity.guestId)
const isSame = (one: ChatOwner, other: ChatOwner) =>
  one.token === other.token && idOf(one.identity) === idOf(other.identity)

function announce(): void {
  for (const listener of listeners) listener()
}

/** Where the one chat of this page stands, null before it began. */
export const currentMeeting = () => current?.meeting ?? null

/** Calls back on each change of `currentMeeting`; returns the unsubscriber. */
export function subscribeMeeting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins somebody's chat, which then lives as long as the page; somebody else's ends. Their own that runs already goes on. */
export function meetChat(owner: ChatOwner): void {
  if (current && isSame(current.owner, owner)) return
  leaveChat()
  current = { owner, meeting: { status: 'meeting' } }
  announce()
  void reach(current)
}

/** Tries again at once where the chat could not be reached. */
export function retryChat(): void {
  if (current?.meeting.status !== 'failed') return
  endRetrying()
  current.meeting = { status: 'meeting' }
  announce()
  void reach(current)
}

/** Ends the chat; what is unsent stays on the device. */
export function leaveChat(): void {
  endRetrying()
  if (current?.meeting.status === 'met') current.meeting.chat.close()
  if (!current) return
  current = null
  announce()
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

async function reach(met: Met): Promise<void> {
  try {
    const { PREFIX } = await readChatConfig()
    if (met === current) met.meeting = { status: 'met', chat: chatOf(met.owner, PREFIX) }
  } catch (error) {
    if (met !== current) return
    met.meeting = { status: 'failed', error }
    if (!isRefused(error))
      endRetrying = everyWhileSeen(() => {
        endRetrying()
        void reach(met)
      }, retryDelay)
  }
  announce()
}

const chatOf = ({ identity, token }: ChatOwner, prefix: string): Chat =>
  createChat({
    identity,
    prefix,
    token,
    url: settings.VITE_CHAT_URL,
    keep: token === null ? temporary : sessionArea(),
    owner: hash(idOf(identity)),
  })

// Whoever signs in or out takes the chat before with them, whichever screen is open.
subscribeSession(() => {
  if (current && current.owner.token !== (currentSession()?.token ?? null)) leaveChat()
})
