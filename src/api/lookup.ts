import * as v from 'valibot'
import { defineCall, type Call } from './call.ts'
import { send } from './client.ts'
import { looseText, optionalText } from './entities.ts'

/** A lookup: a read that everybody may make. The operator's texts and lists hold for as long as the app is open: `keeps`. */
export const lookup = <Answer>(
  name: string,
  answer: v.GenericSchema<unknown, Answer>,
  policy: Pick<Call<Answer>, 'keeps'> = {},
) => defineCall({ method: 'GET', path: `/api/lookup/${name}`, kind: 'read', answer, ...policy })

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
