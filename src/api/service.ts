import * as v from 'valibot'
import { send } from './client.ts'
import { looseText, optionalText } from './entities.ts'
import { lookup } from './lookup.ts'

/** Whether the operator closed the service: `terminated` is `gone` then. */
export const activeCall = lookup('active', v.object({ terminated: optionalText }))
/** The service's name and website. */
export const infoCall = lookup('info', v.object({ name: looseText, website: optionalText }), { keeps: true })
/** Whether the operator offers the chat now. */
export const chatEnabledCall = lookup(
  'enableChatWidget',
  v.object({ enableChatWidget: v.fallback(v.boolean(), false) }),
  { keeps: true },
)

/** Whether the service still exists: `terminated` is `gone` when it does not. */
export const readActive = () => send(activeCall)
