import { fakeDevice, openChat, textOf, type fakeDesk } from '../fakes/desk.ts'
import type { ChatSnapshot, OutboxItem } from '../../src/features/chat/engine/types.ts'
import { pass } from './clock.ts'

/** What the player saw, in any tab. */
export interface Seen {
  /** How often "send again" was offered because an outcome was not known. */
  offered: number
  /** The texts of those offers that were needless: the server had the message, or was still about to take it. */
  needless: string[]
  /** The player's own messages that stood twice at some moment. */
  shownTwice: Set<string>
  /** The texts that the player sent again, by choice. */
  again: Set<string>
}

interface World {
  readonly desk: ReturnType<typeof fakeDesk>
  readonly device: ReturnType<typeof fakeDevice>
  readonly seen: Seen
  /** True if the server has this text, or is about to take it. */
  isTaken(text: string): boolean
  /** A page goes, and with it what it sent and has not arrived. */
  onLeft(): void
}

/** More than the list shows at once. A message that is older is not drawn beside one that is being sent. */
const inSight = 40

/** One tab of a player's browser. The player looks at the chat after each of its changes. */
export class Tab {
  readonly #world: World
  readonly #storage = fakeDevice().storage
  readonly #offered = new Set<string>()
  #chat: ReturnType<typeof openChat>
  #member: string

  constructor(world: World, member: string) {
    this.#world = world
    this.#member = member
    this.#chat = this.#open()
  }

  snapshot(): ChatSnapshot {
    return this.#chat.snapshot()
  }

  write(text: string): void {
    this.#chat.write(text)
  }

  /** Loads the page anew, perhaps for another member. */
  reload(member = this.#member): void {
    this.#chat.close()
    this.#world.onLeft()
    this.#member = member
    this.#chat = this.#open()
  }

  close(): void {
    this.#chat.close()
  }

  /** Sends again what failed, and what perhaps was not sent. */
  sendAgain(): void {
    for (const { id, text, delivery } of this.snapshot().outbox)
      if (delivery === 'failed' || delivery === 'unknown') {
        this.#world.seen.again.add(text)
        this.#offered.delete(id)
        this.#chat.retry(id)
      }
  }

  /** Reads the whole history. */
  async readAll(): Promise<void> {
    while (this.snapshot().older !== 'none') {
      this.#chat.loadOlder()
      await pass(10)
    }
  }

  #open() {
    const { desk, device } = this.#world
    const chat = openChat(desk, device, `hash of ${this.#member}`, { userId: this.#member, tab: this.#storage })
    chat.subscribe(() => this.#look(chat.snapshot()))
    return chat
  }

  #look({ messages, outbox }: ChatSnapshot): void {
    for (const item of outbox) this.#lookAtOffer(item)
    const known = new Set<string>()
    for (const text of [...messages.slice(-inSight).map(textOf), ...outbox.map((item) => item.text)]) {
      if (text?.startsWith('player') && known.has(text)) this.#world.seen.shownTwice.add(text)
      known.add(text ?? '')
    }
  }

  #lookAtOffer({ id, text, delivery }: OutboxItem): void {
    const { seen, isTaken } = this.#world
    if (delivery !== 'unknown' || this.#offered.has(id)) return
    this.#offered.add(id)
    seen.offered += 1
    if (isTaken(text)) seen.needless.push(text)
  }
}
