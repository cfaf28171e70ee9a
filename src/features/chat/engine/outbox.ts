import type { OutgoingMessage } from '../../../api/chat.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import type { OutboxItem } from './chat.ts'
import { keepDrafts, readDrafts, type Unsent } from './drafts.ts'
import type { Marker } from './transcript.ts'

/** A message of the player's own on its way. */
export interface Item extends OutboxItem {
  /** What is sent; null as long as its file is not uploaded. */
  readonly message: OutgoingMessage | null
  /** The file, as long as the page lives. */
  readonly source: File | null
  /** The player sent it again: it goes before those that wait. */
  readonly isNext: boolean
  /** Sent without an answer, and the history was not read since: what comes behind it waits. */
  readonly isSought: boolean
  /** What stood at the end of the history when it left; null before. */
  readonly marker: Marker | null
  /** When others with its content were written that left after it, epoch ms. */
  readonly others: readonly number[]
}

interface Keeping {
  readonly keep: StorageArea
  /** A hash that tells whose drafts these are. */
  readonly owner: string
  onChange(): void
}

/** The code of a file that the page's end took away before it was uploaded. */
const lostCode = 'FILE_LOST'
const pageName = crypto.getRandomValues(new Uint32Array(2)).join('-')
let made = 0

/**
 * What the player wrote and what is not known to have arrived, in order; each change is on the device before anything follows from it.
 * Messages do not go through `commands/`, which holds the address and asks before closing: this outbox is their keeper, and a chat that
 * is closed while a message is on its way knows about it when it is opened again.
 */
export class Outbox {
  readonly #keeping: Keeping
  #items: readonly Item[] = []
  #draft = ''
  /** Only one page of a device keeps what is unsent, as two would send it twice. */
  #isKeeper = false

  constructor(keeping: Keeping) {
    this.#keeping = keeping
  }

  get items() {
    return this.#items
  }

  get draft() {
    return this.#draft
  }

  /**
   * Becomes the page that keeps what is unsent, and takes over what an earlier one left. Where it is not certain that the other is gone,
   * that one may still send it: here only the player does.
   */
  takeOver(isCertain: boolean): void {
    const { keep, owner } = this.#keeping
    const kept = readDrafts(keep, owner)
    this.#isKeeper = true
    const items = (kept?.items ?? []).map(restored)
    this.#items = [...(isCertain ? items : items.map(doubted)), ...this.#items]
    if (this.#draft === '') this.#draft = kept?.draft ?? ''
    this.#changed()
  }

  type(text: string): void {
    if (text === this.#draft) return
    this.#draft = text
    this.#changed()
  }

  add(part: Pick<Item, 'text'> & Partial<Pick<Item, 'message' | 'file' | 'source'>>): Item {
    const item = { ...blank, id: `own-${pageName}-${(made += 1)}`, at: Date.now(), ...part }
    this.#items = [...this.#items, item]
    this.#changed()
    return item
  }

  find(id: string): Item | undefined {
    return this.#items.find((item) => item.id === id)
  }

  change(id: string, part: Partial<Item>): void {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, ...part } : item))
    this.#changed()
  }

  /** Shows how far an upload is, which nobody keeps. */
  setProgress(id: string, progress: number | null): void {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, progress } : item))
    this.#keeping.onChange()
  }

  remove(id: string): void {
    this.#items = this.#items.filter((item) => item.id !== id)
    this.#changed()
  }

  /** Leaves what is kept to others. */
  letGo(): void {
    this.#isKeeper = false
  }

  #changed(): void {
    const { keep, owner, onChange } = this.#keeping
    if (this.#isKeeper) keepDrafts(keep, { owner, draft: this.#draft, items: this.#items })
    onChange()
  }
}

const blank = {
  delivery: 'waiting',
  file: null,
  progress: null,
  code: null,
  message: null,
  source: null,
  isNext: false,
  isSought: false,
  marker: null,
  others: [],
} as const

/** An item as an earlier page left it: what was on its way then is looked for in the history, a file that only it had is lost. */
function restored({ file, ...kept }: Unsent): Item {
  const item: Item = { ...blank, ...kept, file: file && { ...file, preview: null } }
  if (item.message === null) return { ...item, delivery: 'failed', code: item.code ?? lostCode }
  return item.delivery === 'sending' ? { ...item, isSought: true } : item
}

/** An item that another page may be sending: perhaps it is not sent. */
const doubted = (item: Item): Item =>
  item.delivery === 'waiting' ? { ...item, delivery: 'unknown', isSought: true } : item
