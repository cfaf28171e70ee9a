import * as v from 'valibot'
import { lookup } from './lookup.ts'

/** Whether the operator offers the chat now. */
export const chatEnabledCall = lookup(
  'enableChatWidget',
  v.object({ enableChatWidget: v.fallback(v.boolean(), false) }),
  { keeps: true },
)
