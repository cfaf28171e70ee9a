import * as v from 'valibot'
import { looseText, object, optionalText } from './entities.ts'
import { lookup } from './client/call.ts'

/** The state of the service: `terminated` is `gone` when the operator closed it. */
export const activeCall = lookup('active', object({ terminated: optionalText }))
/** The service's name and website. */
export const infoCall = lookup('info', object({ name: looseText, website: optionalText }), { keeps: true })
/** Whether the operator offers the chat now. */
export const chatEnabledCall = lookup(
  'enableChatWidget',
  object({ enableChatWidget: v.fallback(v.boolean(), false) }),
  { keeps: true },
)
