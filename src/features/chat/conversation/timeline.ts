import type { ChatButton } from '../../../api/chat/chatMessage.ts'
import type { ChatSnapshot } from '../engine/chat.ts'
import type { OutboxItem } from '../engine/outbox.ts'
import { repliesOf } from '../engine/rules.ts'
import type { ChatMessage } from '../engine/transcript.ts'

export type ListRow = { readonly key: string } & (
  | { readonly kind: 'older' | 'unread' | 'end' }
  | { readonly kind: 'day'; readonly at: string | number }
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'outbox'; readonly item: OutboxItem }
  | { readonly kind: 'replies'; readonly buttons: readonly ChatButton[] }
)

/** The local day as a number; cheap, for tens of thousands of messages. */
function dayNumber(at: string | number): number {
  const date = new Date(at)
  return (date.getFullYear() * 12 + date.getMonth()) * 31 + date.getDate()
}

export function messageRows(messages: readonly ChatMessage[], firstUnreadId: string | null): ListRow[] {
  const rows: ListRow[] = [{ kind: 'older', key: 'older' }]
  let day: number | null = null
  let session: string | null = null
  for (const message of messages) {
    const { id, createdAt, session_id: next } = message
    // A message without a session belongs to the session before it.
    if (next !== null && session !== null && next !== session) rows.push({ kind: 'end', key: `end ${id}` })
    session = next ?? session
    const messageDay = dayNumber(createdAt)
    if (messageDay !== day) rows.push({ kind: 'day', key: `day ${id}`, at: createdAt })
    day = messageDay
    if (id === firstUnreadId) rows.push({ kind: 'unread', key: 'unread' })
    rows.push({ kind: 'message', key: id, message })
  }
  return rows
}

export function tailRows({ messages, outbox }: Pick<ChatSnapshot, 'messages' | 'outbox'>): ListRow[] {
  const last = messages.at(-1)
  const isAnswered = outbox.some(({ delivery }) => delivery !== 'failed' && delivery !== 'unknown')
  const buttons = last && !isAnswered ? repliesOf(last) : []
  const rows: ListRow[] = buttons.length > 0 ? [{ kind: 'replies', key: 'replies', buttons }] : []
  let day = last ? dayNumber(last.createdAt) : null
  for (const item of outbox) {
    const itemDay = dayNumber(item.at)
    // The device's clock may be behind, so no earlier day follows a later one.
    if (day === null || itemDay > day) rows.push({ kind: 'day', key: `day ${item.id}`, at: item.at })
    day = Math.max(itemDay, day ?? itemDay)
    rows.push({ kind: 'outbox', key: item.id, item })
  }
  return rows
}

export function openingRow(rows: readonly ListRow[]): { index: number; align: 'start' | 'end' } {
  const unread = rows.findIndex(({ kind }) => kind === 'unread')
  return unread < 0 ? { index: rows.length - 1, align: 'end' } : { index: unread, align: 'start' }
}
