import * as v from 'valibot'
import type { OutgoingMessage } from '../../../api/chat/chat.ts'
import { newId } from '../../../api/client/client.ts'
import { parseJson } from '../../../lib/parseJson.ts'
import type { StorageArea } from '../../../platform/storage.ts'

// Valibot's `variant` would add bytes to the first screen.
const message = v.pipe(
  v.object({ message_type: v.picklist(['text', 'postback', 'media']), payload: v.record(v.string(), v.string()) }),
  v.transform((value) => value as OutgoingMessage),
)

const storedItem = v.object({
  id: v.string(),
  /** `waiting`: queued or offline. `unknown`: no answer, and not in the history. */
  delivery: v.picklist(['uploading_file', 'waiting', 'sending', 'failed', 'unknown']),
  /** Sent without an answer; the messages behind it wait. */
  isSought: v.boolean(),
  text: v.string(),
  /** `type` is a MIME type; null for a text. */
  file: v.nullable(v.object({ name: v.string(), type: v.string() })),
  /** A catalogue code, a client code or the server's text; null unless `failed`. */
  code: v.nullable(v.string()),
  at: v.number(),
  /** Null until the file is uploaded. */
  message: v.nullable(message),
  /** Epoch ms; null if it never left the device. Earlier versions of the app did not store it. */
  leftAt: v.optional(v.nullable(v.number()), Date.now),
  /** The transcript's end when sending: its time (epoch ms, 0 if empty), and own messages of equal content then. */
  marker: v.nullable(v.object({ at: v.number(), equal: v.number() })),
  /** Times of later confirmed messages of equal content, epoch ms. */
  others: v.pipe(v.array(v.number()), v.readonly()),
  refusals: v.optional(v.number(), 0),
})
const drafts = v.object({ draft: v.string(), items: v.array(storedItem) })

type StoredItem = v.InferOutput<typeof storedItem>

/** A reload loses these fields. */
const unstored = {
  source: null as File | null,
  preview: null as string | null,
  /** Of the upload, 0 to 1; null if unknown. */
  progress: null as number | null,
  /** Until then the history may still show it; `performance.now()`. */
  soughtUntil: 0,
}

export type OutboxItem = Readonly<StoredItem & typeof unstored>

const blank: Omit<OutboxItem, 'id' | 'at' | 'text'> = {
  ...unstored,
  delivery: 'waiting',
  isSought: false,
  file: null,
  code: null,
  message: null,
  leftAt: null,
  marker: null,
  others: [],
  refusals: 0,
}

/** The page closed before the upload. */
export const fileLostCode = 'FILE_LOST'

/** A request may still reach the server within this time. */
const arrivalMs = 10_000

export function markUnconfirmed(item: OutboxItem): OutboxItem {
  const leftSince = item.leftAt === null ? 0 : Date.now() - item.leftAt
  // The device's clock may have been set since.
  const restMs = Math.min(Math.max(arrivalMs - leftSince, 0), arrivalMs)
  return { ...item, delivery: 'sending', isSought: true, soughtUntil: performance.now() + restMs }
}

/** A message that left is searched for; others wait. Without its uploaded file it has failed. */
function restored(stored: StoredItem): OutboxItem {
  const item = { ...stored, ...unstored }
  if (item.message === null) return { ...item, delivery: 'failed', code: fileLostCode }
  if (item.delivery === 'unknown') return markUnconfirmed(item)
  if (item.delivery !== 'sending') return item
  return item.leftAt === null ? { ...item, delivery: 'waiting' } : markUnconfirmed(item)
}

const pageId = newId()
let createdItems = 0

/** Stores each change at once, so messages bypass `commands/`, which blocks navigation until an answer. */
export class Outbox {
  readonly #storage: StorageArea
  readonly #owner: string
  readonly #onChange: () => void
  items: readonly OutboxItem[] = []
  draft = ''
  /** True while this page stores the outbox; two such pages would send everything twice. */
  #isOpen = false
  /** Null means that the stored text is unknown. */
  #stored: readonly OutboxItem[] | null = null
  #isLeft = false

  constructor(storage: StorageArea, owner: string, onChange: () => void) {
    this.#storage = storage
    this.#owner = owner
    this.#onChange = onChange
  }

  /** Unless the earlier page is surely gone, it may be sending, so outcomes become unknown. */
  open(isCertain: boolean): void {
    const stored = this.#read()
    const left = stored?.items.map(restored) ?? []
    const draft = stored?.draft ?? ''
    const withUnknownOutcome = (item: OutboxItem) => (item.delivery === 'waiting' ? markUnconfirmed(item) : item)
    this.#isOpen = true
    this.#stored = stored && left
    this.items = [...(isCertain ? left : left.map(withUnknownOutcome)), ...this.items]
    // Keeps text typed before the page had the lock.
    if (!this.draft.includes(draft)) this.draft = [draft, this.draft].filter(Boolean).join('\n\n')
    this.#changed()
  }

  type(text: string): void {
    if (text === this.draft) return
    this.draft = text
    this.#changed()
  }

  add(content: Pick<OutboxItem, 'text'> & Partial<OutboxItem>): OutboxItem {
    const item = { ...blank, id: `own-${pageId}-${(createdItems += 1)}`, at: Date.now(), ...content }
    this.items = [...this.items, item]
    this.#changed()
    return item
  }

  find(id: string): OutboxItem | undefined {
    return this.items.find((item) => item.id === id)
  }

  change(id: string, part: Partial<OutboxItem>): void {
    this.items = this.items.map((item) => (item.id === id ? { ...item, ...part } : item))
    this.#changed()
  }

  remove(id: string): void {
    this.items = this.items.filter((item) => item.id !== id)
    this.#changed()
  }

  release(): void {
    this.#isLeft = this.#isOpen
    this.#isOpen = false
  }

  /** If the page is being left, the next page sends the message instead. */
  refuse(id: string): void {
    const item = this.find(id)
    if (!item) return
    const refusals = item.refusals + 1
    this.change(id, { refusals })
    const stored = this.#isLeft && this.#read()
    if (!stored) return
    const isAsLeft = (one: StoredItem) => one.id === id && one.delivery === 'sending' && one.leftAt === item.leftAt
    const items = stored.items.map((one): StoredItem => {
      return isAsLeft(one) ? { ...one, delivery: 'waiting', isSought: false, refusals } : one
    })
    this.#save(stored.draft, items)
  }

  #changed(): void {
    if (this.#isOpen) this.#store()
    this.#onChange()
  }

  #store(): void {
    if (this.#save(this.draft, this.items)) this.#stored = this.items
    else if (!this.#stored?.every(({ id, leftAt }) => this.find(id)?.leftAt === leftAt)) {
      // The stored copy shows a sent message as waiting, so it must go.
      this.#storage.remove(`drafts:${this.#owner}`)
      this.#stored = this.#save(this.draft, this.items) ? this.items : null
    }
  }

  #read() {
    return parseJson(drafts, this.#storage.get(`drafts:${this.#owner}`))
  }

  /**
   * Removes empty drafts.
   * @returns false if the device refused to store them.
   */
  #save(draft: string, items: readonly StoredItem[]): boolean {
    const key = `drafts:${this.#owner}` as const
    const before = this.#storage.get(key)
    if (draft === '' && items.length === 0) {
      if (before !== null) this.#storage.remove(key)
      return true
    }
    const text = JSON.stringify(v.parse(drafts, { draft, items }))
    // An upload's progress is not stored.
    return text === before || this.#storage.set(key, text)
  }
}
