import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import { acknowledgement, filledText, instant, listOf, looseText, optionalText } from './entities.ts'
import { ApiError } from './errors.ts'
import { uploading, type OnProgress } from './upload.ts'

const button = v.object({ title: looseText, type: looseText, payload: looseText })
const buttons = v.fallback(listOf(button), [])
const card = v.object({ image_url: optionalText, title: looseText, subtitle: looseText, buttons })

const payload = v.object({
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

const placed = v.pipe(
  instant,
  v.check((at) => at !== null),
  v.transform((at) => at as string),
)

/** A message as the history and the socket hold it; what cannot be placed in time is none. */
export const conversation = v.object({
  sender: looseText,
  message: v.object({ message_type: looseText, payload: v.fallback(payload, noPayload) }),
  createdAt: placed,
  session_id: optionalText,
})

/**
 * One message. `sender` is `customer` for the player's own side. `message_type` may be one that is not known yet: then
 * `payload.message` is what can be shown. `fileType` begins with `image` or `video`, `filePath` is relative to the chat
 * backend, `url` absolute. `createdAt` is an ISO instant. A new `session_id` ends the conversation before it.
 */
export type Conversation = v.InferOutput<typeof conversation>
export type ChatButton = v.InferOutput<typeof button>
export type ChatCard = v.InferOutput<typeof card>

/** Whose chat it is: a member's by the member's id, or a guest's by an id that the device made up. */
export type ChatIdentity = { readonly userId: string } | { readonly guestId: string }

export const chatConfigCall = defineCall({
  method: 'GET',
  path: '/api/chat/config',
  kind: 'read',
  answer: v.object({ PREFIX: v.string() }),
})

export const chatHistoryCall = defineCall({
  method: 'POST',
  path: '/api/chat/history',
  kind: 'read',
  // A row that cannot be read keeps its place, as places are what `skip` counts.
  answer: v.array(v.fallback(v.nullable(conversation), null)),
})

export const sendChatMessageCall = defineCall({
  method: 'POST',
  path: '/api/chat/send-message',
  kind: 'command',
  // Without a time the history has to tell whether it arrived.
  answer: v.object({ createdAt: placed }),
})

/** Marks what support wrote as read: sent again by the program as often as need be. The path keeps its last slash. */
export const readChatCall = defineCall({
  method: 'PUT',
  path: '/api/chat/read-customer/',
  kind: 'attempt',
  answer: acknowledgement,
})

const uploaded = v.object({ path: filledText })
const uploadTimeLimit = 300_000

export const uploadChatImageCall = defineCall({
  method: 'POST',
  path: '/api/chat/upload-image',
  kind: 'command',
  timeLimit: uploadTimeLimit,
  answer: uploaded,
})
export const uploadChatVideoCall = defineCall({
  method: 'POST',
  path: '/api/chat/upload-video',
  kind: 'command',
  timeLimit: uploadTimeLimit,
  answer: uploaded,
})

/** What the name of a room begins with. */
export const readChatConfig = () => send(chatConfigCall)

/** A part of the history. */
export interface HistoryPage {
  /** Newest first, without those that cannot be read. */
  readonly rows: readonly Conversation[]
  /** How many the server sent, with those. */
  readonly count: number
}

/** Reads at most `limit` messages; `skip` counts from the newest. */
export async function readChatHistory(identity: ChatIdentity, limit: number, skip: number): Promise<HistoryPage> {
  const answer = await send(chatHistoryCall, { body: { ...identity, limit, skip } })
  return { rows: answer.filter((row) => row !== null), count: answer.length }
}

/** What the player sends: a text, the postback of a tapped button with its title as the text, or an uploaded file. */
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
  /** The session that was seen last, null before the first. */
  readonly sessionId: string | null
}

/** Sends one message, once. @returns when the server took it. @throws ApiError; `noAnswer` means that it may have arrived. */
export const sendChatMessage = async ({ identity, message, sessionId }: Outgoing) => {
  const session = sessionId === null ? {} : { session_id: sessionId }
  const { createdAt } = await send(sendChatMessageCall, {
    body: { sender: 'customer', message, ...session, ...identity },
  })
  return createdAt
}

/** Marks everything up to now as read by the player. */
export const markChatRead = (identity: ChatIdentity) => send(readChatCall, { body: { ...identity } })

/** How an upload is followed: `onProgress` hears the part that left, `signal` cancels. */
interface Upload {
  readonly signal: AbortSignal
  readonly onProgress: OnProgress
}

/**
 * Uploads a picture or a video, which no message refers to yet. @returns its path, relative to the chat backend.
 * @throws ApiError CANCELLED when `signal` aborts.
 */
export async function uploadChatFile(file: File, { signal, onProgress }: Upload): Promise<string> {
  const call = file.type.startsWith('video/') ? uploadChatVideoCall : uploadChatImageCall
  try {
    return (await send(call, { signal, transport: uploading('file', file, onProgress) })).path
  } catch (reason) {
    if (!signal.aborted) throw reason
    throw new ApiError('CANCELLED', 0, 'notSent')
  }
}
