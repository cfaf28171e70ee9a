import type { ServerMessage } from '../../../api/chat/chatMessage.ts'
import type { SocketState } from '../../../api/chat/chatSocket.ts'

/** `id` is stable while the page lives. */
export interface ChatMessage extends ServerMessage {
  readonly id: string
}

export interface OutboxItem {
  readonly id: string
  /** `waiting`: queued or offline. `unknown`: no answer, and not in the history. */
  readonly delivery: 'uploading_file' | 'waiting' | 'sending' | 'failed' | 'unknown'
  /** Sent without an answer; the messages behind it wait. */
  readonly isSought: boolean
  readonly text: string
  /** `type` is a MIME type, `preview` a `data:` address until a reload; null for a text. */
  readonly file: { readonly name: string; readonly type: string; readonly preview: string | null } | null
  /** 0 to 1; null if unknown. */
  readonly progress: number | null
  /** A catalogue code, a client code or the server's text; null unless `failed`. */
  readonly code: string | null
  readonly at: number
}

export interface ChatSnapshot {
  /** Oldest first, without gaps. */
  readonly messages: readonly ChatMessage[]
  /** Leaves out messages that `messages` has. */
  readonly outbox: readonly OutboxItem[]
  readonly draft: string
  readonly socket: SocketState
  readonly sync: 'loading' | 'ready' | 'failed'
  readonly older: 'more' | 'loading' | 'failed' | 'none'
  readonly unread: number
  /** The divider's place; it stays while the panel is open. */
  readonly firstUnreadId: string | null
}
