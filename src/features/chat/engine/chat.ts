import type { ChatButton, Conversation } from '../../../api/chat.ts'
import type { SocketState } from '../../../api/chatSocket.ts'

/** A message that the server holds. `id` stays the same as long as the page lives, whatever is read again. */
export interface ChatMessage extends Conversation {
  readonly id: string
}

/**
 * How far a message of the player's own is. `waiting`: behind others, or for the line to come back; `unknown`: sent, no answer came,
 * and the history does not show it: perhaps not sent.
 */
export type Delivery = 'uploading_file' | 'waiting' | 'sending' | 'failed' | 'unknown'

/** A message of the player's own that the server has not confirmed. */
export interface OutboxItem {
  readonly id: string
  readonly delivery: Delivery
  readonly text: string
  /** A file's name, kind and, while the page lives, where it can be shown from; null for words. */
  readonly file: { readonly name: string; readonly type: string; readonly preview: string | null } | null
  /** The part of a file that left, 0 to 1; null where that cannot be told. */
  readonly progress: number | null
  /** Why it failed: a catalogue code, a client code or the server's words; null unless `delivery` is `failed`. */
  readonly code: string | null
  /** When the player sent it, epoch ms of the device. */
  readonly at: number
}

/** Everything that is to be seen of a chat, the same object as long as nothing changes. */
export interface ChatSnapshot {
  /** Oldest first, without gaps as far as the history was read. */
  readonly messages: readonly ChatMessage[]
  /** In the order in which they go out. */
  readonly outbox: readonly OutboxItem[]
  /** What is typed and not sent. */
  readonly draft: string
  readonly socket: SocketState
  /** Reading the newest history; `failed` with what was known still there. */
  readonly sync: 'loading' | 'ready' | 'failed'
  /** Reading older messages. */
  readonly older: 'more' | 'loading' | 'failed' | 'none'
  /** Messages of support's that came since the player last looked. */
  readonly unread: number
  /** The first of them, for the divider; stays while the panel is open. */
  readonly firstUnreadId: string | null
}

/** One identity's chat: what was said, what is on its way, and what the player does. */
export interface Chat {
  snapshot(): ChatSnapshot
  subscribe(listener: () => void): () => void
  /** Hears of each new message of support's, once, for sound and haptic. */
  onIncoming(listener: (message: ChatMessage) => void): () => void
  type(text: string): void
  /** Sends the draft, trimmed, and empties it; does nothing while it is empty or too long. */
  sendDraft(): void
  sendFile(file: File): void
  /** A tapped button that is no link. */
  sendPostback(button: ChatButton): void
  /** Sends a failed or doubtful one again; the player decides. */
  retry(id: string): void
  /** Takes a waiting, failed or doubtful one away, or stops an upload. */
  discard(id: string): void
  loadOlder(): void
  /** Reads the newest history again and connects where the line is gone. */
  refresh(): void
  /** Whether the newest messages are really in sight now: then they count as read. */
  setInSight(inSight: boolean): void
  /** Ends everything; what is unsent stays on the device. */
  close(): void
}
