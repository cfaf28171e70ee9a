import * as v from 'valibot'
import { instant, listOf, looseText, object, optionalText } from '../entities.ts'

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

/** An ISO 8601 instant without which nothing can be told of a message. */
export const requiredInstant = v.pipe(
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
