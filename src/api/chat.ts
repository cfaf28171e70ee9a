import * as v from 'valibot'
import { defineCall } from './call.ts'
import { requiredInstant } from './chatMessage.ts'
import { send } from './client.ts'
import type { CommandOptions } from './command.ts'
import { acknowledgement, object } from './entities.ts'
import type { Transport } from './transport.ts'

/** The owner of a chat: a member by the member's id, or a guest by an id that the device has created. */
export type ChatIdentity = { readonly userId: string } | { readonly guestId: string }

/** The first part of the socket room's name. */
export const chatConfigCall = defineCall({
  method: 'GET',
  path: '/api/chat/config',
  kind: 'read',
  answer: object({ PREFIX: v.string() }),
})

export const sendChatMessageCall = defineCall({
  method: 'POST',
  path: '/api/chat/send-message',
  kind: 'command',
  // An answer without a time does not confirm the message: only the history tells if it arrived.
  answer: object({ createdAt: requiredInstant }),
})

/** Marks support's messages as read. It may be repeated, so it is an attempt. The path ends with a slash. */
export const readChatCall = defineCall({
  method: 'PUT',
  path: '/api/chat/read-customer/',
  kind: 'attempt',
  body: (given: ChatIdentity) => given,
  answer: acknowledgement,
})

/** A message of the player's: a text, the postback of a tapped button with its title as the text, or an uploaded file. */
export type OutgoingMessage =
  | { readonly message_type: 'text'; readonly payload: { readonly message: string } }
  | { readonly message_type: 'postback'; readonly payload: { readonly message: string; readonly payload: string } }
  | {
      readonly message_type: 'media'
      readonly payload: { readonly fileType: string; readonly filePath: string; readonly name: string }
    }

interface Outgoing extends Pick<CommandOptions, 'key'> {
  readonly identity: ChatIdentity
  readonly message: OutgoingMessage
  /** The session of the newest known message; null if there is none. */
  readonly sessionId: string | null
  /** Is called right before the message leaves. An error before that means that nothing was sent. */
  onLeave(): void
}

/** A message on its way outlives its page. Browsers refuse that to a stream, as which it leaves over HTTP/2. */
const outliving =
  (onLeave: () => void): Transport =>
  (url, request, leave) =>
    leave(() => {
      onLeave()
      return fetch(url, 'duplex' in request ? request : { ...request, keepalive: true })
    })

/** Sends a message once. @returns its time at the server, ISO 8601. @throws ApiError; after `noAnswer` it may have arrived. */
export const sendChatMessage = async ({ identity, message, sessionId, onLeave, ...options }: Outgoing) => {
  const session = sessionId === null ? {} : { session_id: sessionId }
  const { createdAt } = await send(sendChatMessageCall, {
    ...options,
    body: { sender: 'customer', message, ...session, ...identity },
    transport: outliving(onLeave),
  })
  return createdAt
}
