import * as v from 'valibot'
import { textSchema } from '../wire.ts'

/** The owner of a chat: a member by the member's id, or a guest by an id that the guest's device has created. */
export type ChatIdentity = { userId: string } | { guestId: string }

/** The content of a message. The payload depends on the type. It is not typed, as tests also send invalid ones. */
export interface ChatMessage {
  message_type: string
  payload: unknown
}

/** A message in the history and from the socket, by the contract's name. */
export type Conversation = ChatIdentity & {
  sender: string
  message: ChatMessage
  /** ISO 8601 in UTC. */
  createdAt: string
  session_id: string
}

const maxTextLength = 2000
const uuidVersion4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** True for a valid guest id: a UUID of version 4 (contract, chat). */
export const isGuestId = (id: string) => uuidVersion4.test(id)

const guestIdSchema = v.pipe(v.string(), v.regex(uuidVersion4, 'a guest id is a UUID of version 4'))

/** The schema of a body with `entries` and exactly one identity. */
export function withIdentity<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.union(
    [v.strictObject({ ...entries, userId: textSchema }), v.strictObject({ ...entries, guestId: guestIdSchema })],
    ({ issues }) => `neither a member's nor a guest's (${issues?.map(described).join('; ') ?? 'no object'})`,
  )
}

const described = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`

/** The identity of a body, without its other fields. */
export function identityOf(body: ChatIdentity): ChatIdentity {
  return 'userId' in body ? { userId: body.userId } : { guestId: body.guestId }
}

// Counts characters as a player does: code points, not UTF-16 units.
const message = v.pipe(
  textSchema,
  v.check((text) => text.trim() !== '', 'an empty text is not sent'),
  v.check((text) => [...text].length <= maxTextLength, `a text has at most ${maxTextLength} characters`),
)

/** The schema of a player's message (contract, chat): a text, a tapped button or an uploaded file. */
export const playerMessageSchema = v.variant('message_type', [
  v.strictObject({ message_type: v.literal('text'), payload: v.strictObject({ message }) }),
  v.strictObject({
    message_type: v.literal('postback'),
    payload: v.strictObject({ message: v.string(), payload: v.string() }),
  }),
  v.strictObject({
    message_type: v.literal('media'),
    payload: v.strictObject({
      fileType: v.pipe(v.string(), v.regex(/^(image|video)/)),
      filePath: textSchema,
      name: textSchema,
    }),
  }),
])

/** A message of a player's. */
export type PlayerMessage = v.InferOutput<typeof playerMessageSchema>
