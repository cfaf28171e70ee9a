import * as v from 'valibot'
import { send } from './client.ts'
import { listOf, looseText, optionalText } from './entities.ts'
import { lookup } from './lookup.ts'

export const noticeCall = lookup('notice', v.object({ notice: looseText }))
export const agreementsCall = lookup('agreements', listOf(v.string()))
export const conditionsCall = lookup('conditions', listOf(v.string()))
export const contactCall = lookup(
  'contact',
  v.object({ contactText: looseText, lineLink: optionalText, lineName: looseText, lineQR: optionalText }),
)

/** How to reach support; `contactText` is HTML, `lineQR` an image's address. */
export type Contact = v.InferOutput<typeof contactCall.answer>

/** The operator's notice as HTML; empty when there is none. */
export const readNotice = () => send(noticeCall)
/** The agreement's paragraphs as HTML. */
export const readAgreements = () => send(agreementsCall)
/** The conditions' paragraphs as HTML, for bonuses and for the invite bonus. */
export const readConditions = () => send(conditionsCall)
/** How support is reached. */
export const readContact = () => send(contactCall)
