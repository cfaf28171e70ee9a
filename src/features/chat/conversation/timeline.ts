import type { ChatButton } from '../../../api/chat.ts'
import type { ChatMessage, ChatSnapshot, OutboxItem } from '../engine/chat.ts'
import { repliesOf } from '../engine/rules.ts'

/**
 * A row of the conversation: what is in front of it, a day (an instant within it), the line above what was not read yet, the
 * end of a conversation, a message, one on its way, or the answers that the last message offers.
 */
export type Row = { readonly key: string } & (
  | { readonly kind: 'older' | 'unread' | 'end' }
  | { readonly kind: 'day'; readonly at: string | number }
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'outbox'; readonly item: OutboxItem }
  | { readonly kind: 'replies'; readonly buttons: readonly ChatButton[] }
)

/** A number for the device's calendar day; cheap, as there may be tens of thousands of messages. */
function dayNumber(at: string | number): number {
  const date = new Date(at)
  return (date.getFullYear() * 12 + date.getMonth()) * 31 + date.getDate()
}

/** The rows of what the server holds, oldest first. */
export function historyRows(messages: readonly ChatMessage[], firstUnreadId: string | null): Row[] {
  const rows: Row[] = [{ kind: 'older', key: 'older' }]
  let day: number | null = null
  let session: string | null = null
  for (const message of messages) {
    const { id, createdAt, session_id: next } = message
    // A message without a session belongs to the one before.
    if (next !== null && session !== null && next !== session) rows.push({ kind: 'end', key: `end ${id}` })
    session = next ?? session
    const its = dayNumber(createdAt)
    if (its !== day) rows.push({ kind: 'day', key: `day ${id}`, at: createdAt })
    day = its
    if (id === firstUnreadId) rows.push({ kind: 'unread', key: 'unread' })
    rows.push({ kind: 'message', key: id, message })
  }
  return rows
}

const laidOut = new WeakMap<readonly ChatMessage[], { firstUnreadId: string | null; rows: readonly Row[] }>()

/** `historyRows`, the same ones as long as nothing changes: a panel that is opened again lays out nothing anew. */
export function knownRows(messages: readonly ChatMessage[], firstUnreadId: string | null): readonly Row[] {
  const known = laidOut.get(messages)
  if (known && known.firstUnreadId === firstUnreadId) return known.rows
  const rows = historyRows(messages, firstUnreadId)
  laidOut.set(messages, { firstUnreadId, rows })
  return rows
}

/** The rows below the history: what is on its way, or the answers that the last message offers. */
export function tailRows({ messages, outbox }: Pick<ChatSnapshot, 'messages' | 'outbox'>): Row[] {
  const last = messages.at(-1)
  const buttons = last && outbox.length === 0 ? repliesOf(last) : []
  if (buttons.length > 0) return [{ kind: 'replies', key: 'replies', buttons }]
  const rows: Row[] = []
  let day = last ? dayNumber(last.createdAt) : null
  for (const item of outbox) {
    const its = dayNumber(item.at)
    // A device whose clock is behind goes back no day.
    if (day === null || its > day) rows.push({ kind: 'day', key: `day ${item.id}`, at: item.at })
    day = Math.max(its, day ?? its)
    rows.push({ kind: 'outbox', key: item.id, item })
  }
  return rows
}

/** Where the conversation opens: at the line above what was not read yet, else at its newest row. */
export function openingRow(rows: readonly Row[]): { index: number; align: 'start' | 'end' } {
  const unread = rows.findIndex(({ kind }) => kind === 'unread')
  return unread < 0 ? { index: rows.length - 1, align: 'end' } : { index: unread, align: 'start' }
}
