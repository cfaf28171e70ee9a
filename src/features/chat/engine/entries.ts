import type { ChatMessage } from './chat.ts'
import type { Row } from './rows.ts'

/** A message with its name for the screen. */
export interface Entry extends Row {
  readonly message: ChatMessage
  /** Known to be what an item of this device's outbox became. */
  readonly isClaimed: boolean
}

/** Whether the player said it. */
export const isOwn = ({ said }: Row) => said.sender === 'customer'

let made = 0

/** Gives a message its name; a new one unless it had one in the outbox. */
export function enter(row: Row, id = `message-${(made += 1)}`): Entry {
  return { ...row, message: { ...row.said, id }, isClaimed: false }
}

/** Messages that may turn up in the history, each once. */
export class Pool {
  readonly #byKey = new Map<string, Entry[]>()

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      const equal = this.#byKey.get(entry.key)
      if (equal) equal.push(entry)
      else this.#byKey.set(entry.key, [entry])
    }
  }

  /** The message that a row of the history is, under the name that it has on the screen. */
  take(row: Row): { entry: Entry; isNew: boolean } {
    const held = this.#byKey.get(row.key)?.shift()
    if (!held) return { entry: enter(row), isNew: true }
    return { entry: { ...held, ...row, message: { ...row.said, id: held.message.id } }, isNew: false }
  }

  /** Those that did not. */
  rest(): Entry[] {
    return [...this.#byKey.values()].flat()
  }
}
