import * as v from 'valibot'
import { defineCall } from './call.ts'
import type { ChatIdentity } from './chat.ts'
import { serverMessage, type ServerMessage } from './chatMessage.ts'
import { send } from './client.ts'
import { ApiError } from './errors.ts'

export const chatHistoryCall = defineCall({
  method: 'POST',
  path: '/api/chat/history',
  kind: 'read',
  // A row that cannot be read becomes null and keeps its place, as `skip` counts places.
  answer: v.array(v.fallback(v.nullable(serverMessage), null)),
})

/** A page of the history. */
export interface HistoryPage {
  /** Newest first, without those that cannot be read. */
  readonly rows: readonly ServerMessage[]
  /** The count of all rows of the page. */
  readonly count: number
}

/** Reads at most `limit` messages; `skip` counts from the newest. @throws ApiError, also if none of the newest can be read. */
export async function readChatHistory(identity: ChatIdentity, limit: number, skip: number): Promise<HistoryPage> {
  const answer = await send(chatHistoryCall, { body: { ...identity, limit, skip } })
  const rows = answer.filter((row) => row !== null)
  // It would look like a chat that has not begun.
  if (skip === 0 && rows.length === 0 && answer.length > 0) throw new ApiError('BAD_ANSWER', 200, 'noAnswer')
  return { rows, count: answer.length }
}
