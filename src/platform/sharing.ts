/** What is shared: words, and the address that they lead to. */
export interface Shareable {
  readonly text: string
  readonly url: string
}

/** What is shared as a card, in a host that has cards: with a title, a picture, and a button that opens the address. */
export interface Card extends Shareable {
  readonly title: string
  /** The button's words; LINE accepts 20 characters. */
  readonly button: string
  /** The https address of an image, 40 wide to 21 high; null for none. */
  readonly picture: string | null
}

/** A messenger's own chooser of chats. */
export interface Chooser {
  /** Null where this player has no chooser. The answer may be late or never come. */
  pick(card: Card): Promise<'shared' | 'cancelled'> | null
}

/** How a messenger shares (`share.ts`). */
export interface Sharing {
  /** The messenger whose address shares where there is no chooser. */
  readonly messenger: 'line' | 'telegram'
  /** Null where the messenger has no chooser that answers. */
  readonly loadChooser: (() => Promise<Chooser>) | null
}
