import type { ChatButton, ServerMessage } from '../../../api/chat/chatMessage.ts'
import type { SocketState } from '../../../api/chat/chatSocket.ts'

/** `id` is stable while the page lives. */
export interface ChatMessage extends ServerMessage {
  readonly id: string
}

/** `waiting`: queued, or offline. `unknown`: no response, and not in the history. */
export type DeliveryState = 'uploading_file' | 'waiting' | 'sending' | 'failed' | 'unknown'

export interface OutboxItem {
  readonly id: string
  readonly delivery: DeliveryState
  /** Sent without a response; everything behind it waits. */
  readonly isSought: boolean
  readonly text: string
  /** MIME type, and a `data:` address until a reload; null for a text. */
  readonly file: { readonly name: string; readonly type: string; readonly preview: string | null } | null
  /** 0 to 1; null if unknown. */
  readonly progress: number | null
  /** A catalogue code, a client code or the server's text; null unless `failed`. */
  readonly code: string | null
  /** Epoch ms by the device's clock. */
  readonly at: number
}

/** Immutable. */
export interface ChatSnapshot {
  /** Oldest first, without gaps. */
  readonly messages: readonly ChatMessage[]
  /** Without messages that `messages` has. */
  readonly outbox: readonly OutboxItem[]
  readonly draft: string
  readonly socket: SocketState
  readonly sync: 'loading' | 'ready' | 'failed'
  /** `none` at the beginning of the history. */
  readonly older: 'more' | 'loading' | 'failed' | 'none'
  readonly unread: number
  /** For the divider; stays while the panel is open. */
  readonly firstUnreadId: string | null
}

export interface Chat {
  snapshot(): ChatSnapshot
  /** Returns the unsubscriber. */
  subscribe(listener: () => void): () => void
  onIncoming(listener: (message: ChatMessage) => void): () => void
  type(text: string): void
  sendDraft(): void
  /** The draft stays. */
  sendText(text: string): void
  sendFile(file: File): void
  sendPostback(button: ChatButton): void
  /** Only for failed or unknown messages, and only on the player's decision. */
  retry(id: string): void
  discard(id: string): void
  loadOlder(): void
  /** Also reconnects. */
  refresh(): void
  /** Messages in view count as read. */
  setInSight(inSight: boolean): void
  /** Unsent messages stay on the device. */
  close(): void
}
