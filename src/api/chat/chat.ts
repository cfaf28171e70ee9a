import * as v from 'valibot'
import { attempt, command, read } from '../client/call.ts'
import { send, type RequestOptions, type Transport } from '../client/client.ts'
import { ApiError } from '../client/errors.ts'
import { uploading, type OnProgress } from '../client/upload.ts'
import { acknowledgement, readableInstant, recognisedObject, nonEmptyText } from '../entities.ts'
import { serverMessage, type ServerMessage } from './chatMessage.ts'

const uploaded = recognisedObject({ path: nonEmptyText })
const uploadTimeLimitMs = 300_000

export const uploadChatImageCall = command('POST', '/api/chat/upload-image', uploaded, { timeLimit: uploadTimeLimitMs })
export const uploadChatVideoCall = command('POST', '/api/chat/upload-video', uploaded, { timeLimit: uploadTimeLimitMs })

interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: OnProgress
}

/** Resolves to the path below the chat backend; fails with an ApiError, CANCELLED after an abort. */
export async function uploadChatFile(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const call = file.type.startsWith('video/') ? uploadChatVideoCall : uploadChatImageCall
  try {
    return (await send(call, { signal, transport: uploading('file', file, onProgress) })).path
  } catch (reason) {
    if (!signal.aborted) throw reason
    throw new ApiError('CANCELLED', 0, 'notSent')
  }
}

// Null keeps an unreadable row's place, which `skip` counts.
const historyRows = v.array(v.fallback(v.nullable(serverMessage), null))
export const chatHistoryCall = read('POST', '/api/chat/history', historyRows)

export interface HistoryPage {
  readonly rows: readonly ServerMessage[]
  /** Includes unreadable rows. */
  readonly count: number
}

/** `skip` counts from the newest. Fails with an ApiError, also if nothing is readable. */
export async function readChatHistory(identity: ChatIdentity, limit: number, skip: number): Promise<HistoryPage> {
  const answer = await send(chatHistoryCall, { body: { ...identity, limit, skip } })
  const rows = answer.filter((row) => row !== null)
  // An unreadable first page would look like a new chat.
  if (skip === 0 && rows.length === 0 && answer.length > 0) throw new ApiError('BAD_ANSWER', 200, 'unknown')
  return { rows, count: answer.length }
}

export type ChatIdentity = { readonly userId: string } | { readonly guestId: string }

export const chatConfigCall = read('GET', '/api/chat/config', recognisedObject({ PREFIX: v.string() }))

export const sendChatMessageCall = command(
  'POST',
  '/api/chat/send-message',
  recognisedObject({ createdAt: readableInstant }),
)

export const markChatReadCall = attempt('PUT', '/api/chat/read-customer/', acknowledgement, {
  body: (given: ChatIdentity) => given,
})

export type OutgoingMessage =
  | { readonly message_type: 'text'; readonly payload: { readonly message: string } }
  | { readonly message_type: 'postback'; readonly payload: { readonly message: string; readonly payload: string } }
  | {
      readonly message_type: 'media'
      readonly payload: { readonly fileType: string; readonly filePath: string; readonly name: string }
    }

interface Outgoing extends Pick<RequestOptions, 'idempotencyKey'> {
  readonly identity: ChatIdentity
  readonly message: OutgoingMessage
  readonly sessionId: string | null
  /** Called right before the request; an error before it means nothing was sent. */
  onSending(): void
}

/** Browsers refuse `keepalive` for streamed bodies. */
const outliving =
  (onSending: () => void): Transport =>
  (url, request, sendNow) =>
    sendNow(() => {
      onSending()
      return fetch(url, 'duplex' in request ? request : { ...request, keepalive: true })
    })

/** Resolves to a time in ISO 8601. If it fails with an undecided ApiError, the message may have arrived. */
export const sendChatMessage = async ({ identity, message, sessionId, onSending, ...options }: Outgoing) => {
  const session = sessionId === null ? {} : { session_id: sessionId }
  const { createdAt } = await send(sendChatMessageCall, {
    ...options,
    body: { sender: 'customer', message, ...session, ...identity },
    transport: outliving(onSending),
  })
  return createdAt
}
