import * as v from 'valibot'
import { instant, listOf, looseObject, looseText, object, optionalText } from '../entities.ts'

const button = object({ title: looseText, type: looseText, payload: looseText })
const buttons = v.fallback(listOf(button), [])
const card = object({ image_url: optionalText, title: looseText, subtitle: looseText, buttons })

const payload = looseObject({
  message: optionalText,
  buttons,
  fileType: optionalText,
  filePath: optionalText,
  name: optionalText,
  url: optionalText,
  generic: v.fallback(listOf(card), []),
})

export const requiredInstant = v.pipe(
  instant,
  v.check((at) => at !== null),
  v.transform((at) => at as string),
)

export const serverMessage = object({
  sender: looseText,
  message: object({ message_type: looseText, payload }),
  createdAt: requiredInstant,
  session_id: optionalText,
})

/**
 * The contract's Conversation. `filePath` is below the chat backend, `url` absolute; a new `session_id` begins a
 * conversation.
 */
export type ServerMessage = v.InferOutput<typeof serverMessage>
export type ChatButton = v.InferOutput<typeof button>
export type MessageCard = v.InferOutput<typeof card>
