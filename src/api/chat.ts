import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import { acknowledgement, filledText, instant, listOf, looseText, object, optionalText } from './entities.ts'
import { ApiError } from './errors.ts'
import { fetching, type Transport } from './transport.ts'
import { uploading, type OnProgress } from './upload.ts'

const button = object({ title: looseText, type: looseText, payload: looseText })
const buttons = v.fallback(listOf(button), [])
const card = object({ image_url: optionalText, title: looseText, subtitle: looseText, buttons })

const payload = object({
  message: optionalText,
  buttons,
  fileType: optionalText,
  filePath: optionalText,
  name: optionalText,
  url: optionalText,
  generic: v.fallback(listOf(card), []),
})

const noPayload: v.InferOutput<typeof payload> = {
  message: null,
  buttons: [],
  fileType: null,
  filePath: null,
  name: null,
  url: null,
  generic: [],
}

const requiredInstant = v.pipe(
  instant,
  v.check((at) => at !== null),
  v.transform((at) => at as string),
)

/** The schema of a message in the history and from the socket. A message without a valid time cannot be read. */
export const serverMessage = object({
  sender: looseText,
  message: object({ message_type: looseText, payload: v.fallback(payload, noPayload) }),
  createdAt: requiredInstant,
  session_id: optionalText,
})

/**
 * A message of the server's, which the contract calls Conversation. `sender` is `customer` for the player. `message_type` may be an
 * unknown one; then `payload.message` is shown. `fileType` begins with `image` or `video`. `filePath` is relative to the chat backend,
 * `url` is absolute. `createdAt` is ISO 8601. A new `session_id` begins a new conversation.
 */
export type ServerMessage = v.InferOutput<typeof serverMessage>
export type ChatButton = v.InferOutput<typeof button>
export type ChatCard = v.InferOutput<typeof card>

/** The owner of a chat: a member by the member's id, or a guest by an id that the device has created. */
export type ChatIdentity = { readonly userId: string } | { readonly guestId: string }

export const chatConfigCall = defineCall({
  method: 'GET',
  path: '/api/chat/config',
  kind: 'read',
  answer: object({ PREFIX: v.string() }),
})

export const chatHistoryCall = defineCall({
  method: 'POST',
  path: '/api/chat/history',
  kind: 'read',
  // A row that cannot be read becomes null and keeps its place, as `skip` counts places.
  answer: v.array(v.fallback(v.nullable(serverMessage), null)),
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
  answer: acknowledgement,
})

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

/** Reads the first part of the socket room's name. */
export const readChatConfig = () => send(chatConfigCall)

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

/** A message of the player's: a text, the postback of a tapped button with its title as the text, or an uploaded file. */
export type OutgoingMessage =
  | { readonly message_type: 'text'; readonly payload: { readonly message: string } }
  | { readonly message_type: 'postback'; readonly payload: { readonly message: string; readonly payload: string } }
  | {
      readonly message_type: 'media'
      readonly payload: { readonly fileType: string; readonly filePath: string; readonly name: string }
    }

interface Outgoing {
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
  (url, request, hasLeft) => {
    onLeave()
    return fetching(url, 'duplex' in request ? request : { ...request, keepalive: true }, hasLeft)
  }

/** Sends a message once. @returns its time at the server, ISO 8601. @throws ApiError; after `noAnswer` it may have arrived. */
export const sendChatMessage = async ({ identity, message, sessionId, onLeave }: Outgoing) => {
  const session = sessionId === null ? {} : { session_id: sessionId }
  const { createdAt } = await send(sendChatMessageCall, {
    body: { sender: 'customer', message, ...session, ...identity },
    transport: outliving(onLeave),
  })
  return createdAt
}

/** Marks all messages up to now as read by the player. */
export const markChatRead = (identity: ChatIdentity) => send(readChatCall, { body: { ...identity } })

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
