import * as v from 'valibot'
import { defineCall } from './call.ts'
import type { ChatIdentity } from './chat.ts'
import { serverMessage, type ServerMessage } from './chatMessage.ts'
import { send } from './client.ts'

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

/** Reads at most `limit` messages; `skip` counts from the newest. @throws ApiError */
export async function readChatHistory(identity: ChatIdentity, limit: number, skip: number): Promise<HistoryPage> {
  const answer = await send(chatHistoryCall, { body: { ...identity, limit, skip } })
  return { rows: answer.filter((row) => row !== null), count: answer.length }
}
