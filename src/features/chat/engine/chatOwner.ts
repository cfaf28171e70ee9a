import type { ChatIdentity } from '../../../api/chat.ts'
import { temporary } from '../../../platform/storage.ts'
import { sessionArea } from '../../../session/session.ts'
import { settings } from '../../../settings/settings.ts'
import { hash } from '../../../web/hash.ts'
import { createChat } from './createChat.ts'
import type { Chat } from './types.ts'

/** Whose chat it is; `token` is null for a guest. */
export interface ChatOwner {
  readonly identity: ChatIdentity
  readonly token: string | null
}

const idOf = (identity: ChatIdentity) => ('userId' in identity ? identity.userId : identity.guestId)

/** True for the same identity in the same session. */
export const isSame = (one: ChatOwner, other: ChatOwner) =>
  one.token === other.token && idOf(one.identity) === idOf(other.identity)

/** Creates the chat of an owner. `prefix`: the first part of the socket room's name. */
export const chatOf = ({ identity, token }: ChatOwner, prefix: string): Chat =>
  createChat({
    identity,
    prefix,
    token,
    url: settings.VITE_CHAT_URL,
    storage: token === null ? temporary : sessionArea(),
    tab: temporary,
    owner: hash(idOf(identity)),
  })
