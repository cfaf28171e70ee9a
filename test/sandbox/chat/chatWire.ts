import * as v from 'valibot'
import { textSchema } from '../wire.ts'

/** Whose chat it is: a member's by the member's id, or a guest's by an id that the guest's device made up. */
export type ChatIdentity = { userId: string } | { guestId: string }

/** What is said; the payload's form hangs on the type, and a test may say what no backend should. */
export interface ChatMessage {
  message_type: string
  payload: unknown
}

/** A message as the history holds it and as the socket brings it: the same object for both. */
export type Conversation = ChatIdentity & {
  sender: string
  message: ChatMessage
  /** ISO 8601 in UTC. */
  createdAt: string
  session_id: string
}

const longestText = 2000
const guestIdForm = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** True for an id that a guest may have: a random UUID, version 4 (contract, chat). */
export const isGuestId = (id: string) => guestIdForm.test(id)

const guestIdSchema = v.pipe(v.string(), v.regex(guestIdForm, 'a guest id is a UUID of version 4'))

/** A body that names exactly one identity beside `entries`. */
export function withIdentity<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.union(
    [v.strictObject({ ...entries, userId: textSchema }), v.strictObject({ ...entries, guestId: guestIdSchema })],
    ({ issues }) => `neither a member's nor a guest's (${issues?.map(described).join('; ') ?? 'no object'})`,
  )
}

const described = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`

/** The identity alone of a body that names one. */
export function identityOf(body: ChatIdentity): ChatIdentity {
  return 'userId' in body ? { userId: body.userId } : { guestId: body.guestId }
}

// The length as a player counts it: a sign beyond the basic plane is one character.
const message = v.pipe(
  textSchema,
  v.check((text) => text.trim() !== '', 'an empty text is not sent'),
  v.check((text) => [...text].length <= longestText, `a text has at most ${longestText} characters`),
)

/** What a player can say (contract, chat): a text, a tapped button or an uploaded file. */
export const spokenSchema = v.variant('message_type', [
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

/** What a player said, as it came. */
export type Spoken = v.InferOutput<typeof spokenSchema>
