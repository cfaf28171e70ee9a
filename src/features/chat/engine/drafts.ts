import * as v from 'valibot'
import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import { parseJson } from '../../../lib/parseJson.ts'
import type { StorageArea } from '../../../platform/storage.ts'

// Valibot's `variant` would add bytes to the first screen.
const message = v.pipe(
  v.object({ message_type: v.picklist(['text', 'postback', 'media']), payload: v.record(v.string(), v.string()) }),
  v.transform((value) => value as OutgoingMessage),
)

const storedMessage = v.object({
  id: v.string(),
  delivery: v.picklist(['uploading_file', 'waiting', 'sending', 'failed', 'unknown']),
  text: v.string(),
  /** `type` is a MIME type; null for a text. */
  file: v.nullable(v.object({ name: v.string(), type: v.string() })),
  code: v.nullable(v.string()),
  at: v.number(),
  message: v.nullable(message),
  /** Sent without an answer; the history may still show it. */
  isSought: v.boolean(),
  /** Missing in earlier versions of the app. */
  leftAt: v.optional(v.nullable(v.number())),
  marker: v.nullable(v.object({ at: v.number(), equal: v.number() })),
  others: v.array(v.number()),
  refusals: v.optional(v.number()),
})
const drafts = v.object({ owner: v.string(), draft: v.string(), items: v.array(storedMessage) })

export interface StoredMessage extends Omit<v.InferOutput<typeof storedMessage>, 'others'> {
  readonly others: readonly number[]
}

export interface Drafts extends Omit<v.InferOutput<typeof drafts>, 'items'> {
  readonly items: readonly StoredMessage[]
}

export const draftsKey = (owner: string) => `drafts:${owner}` as const

export const readDrafts = (storage: StorageArea, owner: string): Drafts | null =>
  parseJson(drafts, storage.get(draftsKey(owner)))

const serialized = new WeakMap<object, string>()

/** Cached per item, because each change stores the whole outbox. */
function serialize(item: StoredMessage): string {
  const known = serialized.get(item)
  if (known !== undefined) return known
  const text = JSON.stringify(v.parse(storedMessage, item))
  serialized.set(item, text)
  return text
}

/**
 * Removes empty drafts.
 * @returns false if the device refused to store them.
 */
export function saveDrafts(storage: StorageArea, { owner, draft, items }: Drafts): boolean {
  const key = draftsKey(owner)
  const head = JSON.stringify({ owner, draft }).slice(0, -1)
  if (draft !== '' || items.length > 0) return storage.set(key, `${head},"items":[${items.map(serialize).join(',')}]}`)
  if (storage.get(key) !== null) storage.remove(key)
  return true
}
