import * as v from 'valibot'
import { lookup } from './client/call.ts'
import { textOrEmpty, recognisedObject, textOrNull } from './entities.ts'

/** `terminated` is `gone` for a closed service. */
export const activeCall = lookup('active', recognisedObject({ terminated: textOrNull }))
export const serviceInfoCall = lookup('info', recognisedObject({ name: textOrEmpty, website: textOrNull }), {
  isCachedForever: true,
})
export const chatEnabledCall = lookup(
  'enableChatWidget',
  recognisedObject({ enableChatWidget: v.fallback(v.boolean(), false) }),
  { isCachedForever: true },
)
