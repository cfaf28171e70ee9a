import type { ServerMessage } from '../../../api/chat/chatMessage.ts'
import type { SocketState } from '../../../api/chat/chatSocket.ts'

/** `id` is stable while the page lives. */
export interface ChatMessage extends ServerMessage {
  readonly id: string
}

export interface OutboxItem {
  readonly id: string
  /** `waiting`: queued, or offline. `unknown`: no response, and not in the history. */
  readonly delivery: 'uploading_file' | 'waiting' | 'sending' | 'failed' | 'unknown'
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
