import * as v from 'valibot'
import { looseText, object, optionalText } from './entities.ts'
import { lookup } from './client/call.ts'

/** `terminated` is `gone` for a closed service. */
export const activeCall = lookup('active', object({ terminated: optionalText }))
export const infoCall = lookup('info', object({ name: looseText, website: optionalText }), { keeps: true })
export const chatEnabledCall = lookup(
  'enableChatWidget',
  object({ enableChatWidget: v.fallback(v.boolean(), false) }),
  { keeps: true },
)
