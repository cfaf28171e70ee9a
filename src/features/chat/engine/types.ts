import type { ChatButton, ServerMessage } from '../../../api/chat/chatMessage.ts'
import type { SocketState } from '../../../api/chat/chatSocket.ts'

/** A message of the transcript. Its `id` stays the same while the page lives, however often the history is read. */
export interface ChatMessage extends ServerMessage {
  readonly id: string
}

/**
 * The delivery state of the player's own message. `waiting`: queued behind others or until the device is online. `unknown`: sent
 * without an answer, and the history did not bring it in time, so perhaps it was not sent.
 */
export type Delivery = 'uploading_file' | 'waiting' | 'sending' | 'failed' | 'unknown'

/** A message of the player's own that the server has not confirmed. */
export interface OutboxItem {
  readonly id: string
  readonly delivery: Delivery
  /** True if it was sent without an answer and the history may still bring it. Everything behind it waits. */
  readonly isSought: boolean
  readonly text: string
  /** The file's name, MIME type and, while the page lives, a `data:` address of its preview; null for a text. */
  readonly file: { readonly name: string; readonly type: string; readonly preview: string | null } | null
  /** The uploaded part of the file, 0 to 1; null if it is not known. */
  readonly progress: number | null
  /** The reason of a failure: a catalogue code, a client code or the server's words; null unless `delivery` is `failed`. */
  readonly code: string | null
  /** When the player sent it, epoch ms by the device's clock. */
  readonly at: number
}

/** Everything that a screen shows of the chat. Immutable: the same object until something changes. */
export interface ChatSnapshot {
  /** Oldest first, without gaps back to the oldest one that was read. */
  readonly messages: readonly ChatMessage[]
  /** In the order of sending, without those that `messages` has. */
  readonly outbox: readonly OutboxItem[]
  /** The text in the field. */
  readonly draft: string
  readonly socket: SocketState
  /** The last read of the newest messages. After `failed` the known messages stay. */
  readonly sync: 'loading' | 'ready' | 'failed'
  /** Reading older messages; `none` at the beginning of the history. */
  readonly older: 'more' | 'loading' | 'failed' | 'none'
  /** The count of support's messages that the player has not seen. */
  readonly unread: number
  /** The first of them, for the divider. It stays while the panel is open. */
  readonly firstUnreadId: string | null
}

/** The chat of one identity, as screens use it. */
export interface Chat {
  snapshot(): ChatSnapshot
  /** Calls back after the snapshot has changed. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void
  /** Calls back once for each new message of support's, for sound and haptic. Returns the unsubscriber. */
  onIncoming(listener: (message: ChatMessage) => void): () => void
  /** Sets the draft. */
  type(text: string): void
  /** Sends the trimmed draft and empties it. Does nothing if it is empty or too long. */
  sendDraft(): void
  /** Sends a text that is not the draft, which stays. */
  sendText(text: string): void
  sendFile(file: File): void
  /** Sends a tapped button that is not a link. */
  sendPostback(button: ChatButton): void
  /** Sends a message again that failed or whose outcome is unknown. Only the player may decide that. */
  retry(id: string): void
  /** Removes a message that is not being sent, or cancels its upload. */
  discard(id: string): void
  loadOlder(): void
  /** Reads the newest messages again, and connects if the connection is lost. */
  refresh(): void
  /** Says if the newest messages are in sight. While they are, messages count as read. */
  setInSight(inSight: boolean): void
  /** Closes the connection. Unsent messages stay on the device. */
  close(): void
}
