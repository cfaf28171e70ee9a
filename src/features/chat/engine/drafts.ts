import * as v from 'valibot'
import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import type { StorageArea } from '../../../platform/storage.ts'

const textPayload = v.object({ message: v.string() })
const shapes = [
  v.object({ message_type: v.picklist(['text']), payload: textPayload }),
  v.object({
    message_type: v.picklist(['postback']),
    payload: v.object({ ...textPayload.entries, payload: v.string() }),
  }),
  v.object({
    message_type: v.picklist(['media']),
    payload: v.object({ fileType: v.string(), filePath: v.string(), name: v.string() }),
  }),
]
// Valibot's `variant` would add bytes to the first screen.
const message = v.pipe(
  v.unknown(),
  v.check((value) => shapes.some((shape) => v.safeParse(shape, value).success)),
  v.transform((value) => value as OutgoingMessage),
)

const storedMessage = v.object({
  id: v.string(),
  delivery: v.picklist(['uploading_file', 'waiting', 'sending', 'failed', 'unknown']),
  text: v.string(),
  /** The file's name and MIME type; null for a text. */
  file: v.nullable(v.object({ name: v.string(), type: v.string() })),
  code: v.nullable(v.string()),
  at: v.number(),
  /** What is sent; null until its file is uploaded. */
  message: v.nullable(message),
  /** True if it was sent without an answer and the history may still bring it. */
  isSought: v.boolean(),
  /** As in `PendingMessage`. Earlier versions of the app do not store it. */
  leftAt: v.optional(v.nullable(v.number())),
  marker: v.nullable(v.object({ at: v.number(), equal: v.number() })),
  others: v.array(v.number()),
  /** Earlier versions of the app do not count them. */
  refusals: v.optional(v.number()),
})
const drafts = v.object({ owner: v.string(), draft: v.string(), items: v.array(storedMessage) })

/** A message of the outbox as the device stores it. */
export interface StoredMessage extends Omit<v.InferOutput<typeof storedMessage>, 'others'> {
  readonly others: readonly number[]
}

/** The draft and the unconfirmed messages of one owner. `owner` is a hash of the identity. */
export interface Drafts extends Omit<v.InferOutput<typeof drafts>, 'items'> {
  readonly items: readonly StoredMessage[]
}

/** Where an owner's drafts are stored. */
export const draftsKey = (owner: string) => `drafts:${owner}` as const

type DraftsKey = ReturnType<typeof draftsKey>

/** Returns the stored drafts; null if there are none or they cannot be read. */
export function readDrafts(storage: StorageArea, key: DraftsKey): Drafts | null {
  try {
    return v.parse(drafts, JSON.parse(storage.get(key) ?? 'null'))
  } catch {
    return null
  }
}

const serialized = new WeakMap<object, string>()

/** Serializes a message once. Messages are immutable, and a long outbox is stored at each change. */
function serialize(item: StoredMessage): string {
  const known = serialized.get(item)
  if (known !== undefined) return known
  const text = JSON.stringify(v.parse(storedMessage, item))
  serialized.set(item, text)
  return text
}

/** Stores the drafts; removes them if they are empty. @returns false if the device refused them. */
export function saveDrafts(storage: StorageArea, key: DraftsKey, { owner, draft, items }: Drafts): boolean {
  const head = JSON.stringify({ owner, draft }).slice(0, -1)
  if (draft !== '' || items.length > 0) return storage.set(key, `${head},"items":[${items.map(serialize).join(',')}]}`)
  if (storage.get(key) !== null) storage.remove(key)
  return true
}
