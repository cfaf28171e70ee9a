import * as v from 'valibot'
import { listOf, objectOrBlank, readableInstant, textOrEmpty, recognisedObject, textOrNull } from '../entities.ts'

const button = recognisedObject({ title: textOrEmpty, type: textOrEmpty, payload: textOrEmpty })
const buttons = v.fallback(listOf(button), [])
const card = recognisedObject({ image_url: textOrNull, title: textOrEmpty, subtitle: textOrEmpty, buttons })

const payload = objectOrBlank({
  message: textOrNull,
  buttons,
  fileType: textOrNull,
  filePath: textOrNull,
  name: textOrNull,
  url: textOrNull,
  generic: v.fallback(listOf(card), []),
})

export const serverMessage = recognisedObject({
  sender: textOrEmpty,
  message: recognisedObject({ message_type: textOrEmpty, payload }),
  createdAt: readableInstant,
  session_id: textOrNull,
})

/**
 * The contract's Conversation. `filePath` is below the chat backend, `url` absolute; a new `session_id` begins a
 * conversation.
 */
export type ServerMessage = v.InferOutput<typeof serverMessage>
export type ChatButton = v.InferOutput<typeof button>
export type MessageCard = v.InferOutput<typeof card>
