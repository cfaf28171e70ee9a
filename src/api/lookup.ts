import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import { listOf, looseText, optionalText } from './entities.ts'

const lookup = <Answer>(name: string, answer: v.GenericSchema<unknown, Answer>) =>
  defineCall({ method: 'GET', path: `/api/lookup/${name}`, kind: 'read', answer })

export const activeCall = lookup('active', v.object({ terminated: optionalText }))
export const infoCall = lookup('info', v.object({ name: looseText, website: optionalText }))
export const noticeCall = lookup('notice', v.object({ notice: looseText }))
export const agreementsCall = lookup('agreements', listOf(v.string()))
export const conditionsCall = lookup('conditions', listOf(v.string()))
export const contactCall = lookup(
  'contact',
  v.object({ contactText: looseText, lineLink: optionalText, lineName: looseText, lineQR: optionalText }),
)

/** How to reach support; `contactText` is HTML, `lineQR` an image's address. */
export type Contact = v.InferOutput<typeof contactCall.answer>

/** Whether the service still exists: `terminated` is `gone` when it does not. */
export const readActive = () => send(activeCall)
/** The service's name and website. */
export const readInfo = () => send(infoCall)
/** The operator's notice as HTML; empty when there is none. */
export const readNotice = () => send(noticeCall)
/** The agreement's paragraphs as HTML. */
export const readAgreements = () => send(agreementsCall)
/** The conditions' paragraphs as HTML, for bonuses and for the invite bonus. */
export const readConditions = () => send(conditionsCall)
/** How support is reached. */
export const readContact = () => send(contactCall)
