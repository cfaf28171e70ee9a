import type { ServerMessage } from '../../../api/chat/chatMessage.ts'

/** Identified by `key`, as messages have no ids. */
export interface HistoryRow {
  readonly original: ServerMessage
  /** Made of sender, time and content; not every source names the session. */
  readonly key: string
  /** `createdAt`, epoch ms. */
  readonly at: number
}

interface ComparableMessage {
  readonly message_type: string
  readonly payload: { readonly message?: string | null; readonly filePath?: string | null }
}

/** Leaves out what a server may add, such as a link or a title. */
export function comparableContent({ message_type, payload }: ComparableMessage): string {
  return JSON.stringify([message_type, (message_type === 'media' ? payload.filePath : payload.message) ?? null])
}

export function rowOf(original: ServerMessage): HistoryRow {
  const at = Date.parse(original.createdAt)
  const content =
    original.sender === 'customer' ? comparableContent(original.message) : JSON.stringify(original.message)
  return { original, at, key: `${original.sender} ${at} ${content}` }
}

export type HistoryRows = readonly HistoryRow[]

export function matches(one: HistoryRows, from: number, other: HistoryRows, start: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) if (one[from + index]?.key !== other[start + index]?.key) return false
  return true
}
