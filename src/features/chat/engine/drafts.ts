import * as v from 'valibot'
import type { OutgoingMessage } from '../../../api/chat.ts'
import type { StorageArea } from '../../../platform/storage.ts'

const words = v.object({ message: v.string() })
const shapes = [
  v.object({ message_type: v.picklist(['text']), payload: words }),
  v.object({ message_type: v.picklist(['postback']), payload: v.object({ ...words.entries, payload: v.string() }) }),
  v.object({
    message_type: v.picklist(['media']),
    payload: v.object({ fileType: v.string(), filePath: v.string(), name: v.string() }),
  }),
]
// The library's own way of choosing between shapes would weigh in front of the first screen.
const message = v.pipe(
  v.unknown(),
  v.check((value) => shapes.some((shape) => v.safeParse(shape, value).success)),
  v.transform((value) => value as OutgoingMessage),
)

const unsent = v.object({
  id: v.string(),
  delivery: v.picklist(['uploading_file', 'waiting', 'sending', 'failed', 'unknown']),
  text: v.string(),
  /** The file's name and kind; null for words. */
  file: v.nullable(v.object({ name: v.string(), type: v.string() })),
  code: v.nullable(v.string()),
  at: v.number(),
  /** What is sent; null as long as its file is not uploaded. */
  message: v.nullable(message),
  /** Sent without an answer, and the history was not read since. */
  isSought: v.boolean(),
  marker: v.nullable(v.object({ at: v.number(), equal: v.number() })),
  others: v.array(v.number()),
})
const drafts = v.object({ owner: v.string(), draft: v.string(), items: v.array(unsent) })

/** A message of the player's own as the device keeps it. */
export interface Unsent extends Omit<v.InferOutput<typeof unsent>, 'others'> {
  readonly others: readonly number[]
}

/** What somebody typed and did not send, and what is not known to have arrived. */
export interface Drafts extends Omit<v.InferOutput<typeof drafts>, 'items'> {
  readonly items: readonly Unsent[]
}

/** What is kept of this owner's; somebody else's is not shown. `owner` is a hash. */
export function readDrafts(keep: StorageArea, owner: string): Drafts | null {
  try {
    const kept = v.parse(drafts, JSON.parse(keep.get(`drafts:${owner}`) ?? 'null'))
    return kept.owner === owner ? kept : null
  } catch {
    return null
  }
}

const written = new WeakMap<object, string>()

/** An item as it is kept. Items never change, and a long queue is kept often. */
function textOf(item: Unsent): string {
  const known = written.get(item)
  if (known !== undefined) return known
  const text = JSON.stringify(v.parse(unsent, item))
  written.set(item, text)
  return text
}

/** Keeps what there is, beside what is somebody else's; nothing where there is nothing. */
export function keepDrafts(keep: StorageArea, { owner, draft, items }: Drafts): void {
  const key = `drafts:${owner}` as const
  const head = JSON.stringify({ owner, draft }).slice(0, -1)
  if (draft !== '' || items.length > 0) keep.set(key, `${head},"items":[${items.map(textOf).join(',')}]}`)
  else if (readDrafts(keep, owner)) keep.remove(key)
}
