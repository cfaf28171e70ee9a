export const messengers = ['line', 'telegram'] as const
export type Messenger = (typeof messengers)[number]

export interface Shareable {
  readonly text: string
  readonly url: string
}

export interface SharedCard extends Shareable {
  readonly title: string
  /** LINE accepts 20 characters. */
  readonly button: string
  /** An https address, 40:21; null for none. */
  readonly picture: string | null
}

interface Chooser {
  /** Opens the host's chooser; null if it has none. The answer may never come. */
  pick(card: SharedCard): Promise<'shared' | 'cancelled'> | null
}

export interface Sharing {
  readonly messenger: Messenger
  readonly loadChooser: (() => Promise<Chooser>) | null
}
