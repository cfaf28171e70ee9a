import * as v from 'valibot'
import { defineCall } from '../client/call.ts'
import { requiredInstant, serverMessage, type ServerMessage } from './chatMessage.ts'
import { send } from '../client/client.ts'
import type { CommandOptions } from '../client/command.ts'
import { acknowledgement, object, filledText } from '../entities.ts'
import type { Transport } from '../client/transport.ts'
import { ApiError } from '../client/errors.ts'
import { uploading, type OnProgress } from '../client/upload.ts'

const uploaded = object({ path: filledText })
const uploadTimeLimitMs = 300_000

export const uploadChatImageCall = defineCall({
  method: 'POST',
  path: '/api/chat/upload-image',
  kind: 'command',
  timeLimit: uploadTimeLimitMs,
  answer: uploaded,
})
export const uploadChatVideoCall = defineCall({
  method: 'POST',
  path: '/api/chat/upload-video',
  kind: 'command',
  timeLimit: uploadTimeLimitMs,
  answer: uploaded,
})

/** `onProgress` is called with the uploaded part; `signal` cancels. */
interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: OnProgress
}

/**
 * Uploads a picture or a video, which a message can refer to afterwards. @returns its path, relative to the chat backend.
 * @throws ApiError; its code is CANCELLED after `signal` aborts.
 */
export async function uploadChatFile(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const call = file.type.startsWith('video/') ? uploadChatVideoCall : uploadChatImageCall
  try {
    return (await send(call, { signal, transport: uploading('file', file, onProgress) })).path
  } catch (reason) {
    if (!signal.aborted) throw reason
    throw new ApiError('CANCELLED', 0, 'notSent')
  }
}

export const chatHistoryCall = defineCall({
  method: 'POST',
  path: '/api/chat/history',
  kind: 'read',
  // A row that cannot be read becomes null and keeps its place, as `skip` counts places.
  answer: v.array(v.fallback(v.nullable(serverMessage), null)),
})

/** A page of the history. */
export interface HistoryPage {
  /** Newest first, without those that cannot be read. */
  readonly rows: readonly ServerMessage[]
  /** The count of all rows of the page. */
  readonly count: number
}

/** Reads at most `limit` messages; `skip` counts from the newest. @throws ApiError, also if none of the newest can be read. */
export async function readChatHistory(identity: ChatIdentity, limit: number, skip: number): Promise<HistoryPage> {
  const answer = await send(chatHistoryCall, { body: { ...identity, limit, skip } })
  const rows = answer.filter((row) => row !== null)
  // It would look like a chat that has not begun.
  if (skip === 0 && rows.length === 0 && answer.length > 0) throw new ApiError('BAD_ANSWER', 200, 'noAnswer')
  return { rows, count: answer.length }
}

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
