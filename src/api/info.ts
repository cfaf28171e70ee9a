import * as v from 'valibot'
import { looseText, mainText, object, optionalText } from './entities.ts'
import { lookup } from './client/call.ts'

/** Texts that a member agrees to are read whole, or not at all. */
const paragraphs = v.array(v.string())

/** The operator's notice as HTML; empty when there is none. */
export const noticeCall = lookup('notice', object({ notice: looseText }), { keeps: true })
/** The agreement's paragraphs as HTML. */
export const agreementsCall = lookup('agreements', paragraphs, { keeps: true })
/** The conditions' paragraphs as HTML, for bonuses and for the invite bonus. */
export const conditionsCall = lookup('conditions', paragraphs, { keeps: true })
/** The contacts of support. */
export const contactCall = lookup(
  'contact',
  object({ contactText: mainText, lineLink: optionalText, lineName: looseText, lineQR: optionalText }),
  { keeps: true },
)

/** The contacts of support; `contactText` is HTML, `lineQR` an image's address. */
export type Contact = v.InferOutput<typeof contactCall.answer>
