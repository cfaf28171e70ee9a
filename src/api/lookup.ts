import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import { looseText, optionalText } from './entities.ts'

/** A lookup: a read that everybody may make. */
export const lookup = <Answer>(name: string, answer: v.GenericSchema<unknown, Answer>) =>
  defineCall({ method: 'GET', path: `/api/lookup/${name}`, kind: 'read', answer })

export const activeCall = lookup('active', v.object({ terminated: optionalText }))
export const infoCall = lookup('info', v.object({ name: looseText, website: optionalText }))

/** Whether the service still exists: `terminated` is `gone` when it does not. */
export const readActive = () => send(activeCall)
/** The service's name and website. */
export const readInfo = () => send(infoCall)
