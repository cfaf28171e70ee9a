import * as v from 'valibot'
import { send } from './client.ts'
import { lookup } from './lookup.ts'

export const chatEnabledCall = lookup(
  'enableChatWidget',
  v.object({ enableChatWidget: v.fallback(v.boolean(), false) }),
)

/** Whether the operator offers the chat now. */
export const readChatEnabled = () => send(chatEnabledCall)
