import * as v from 'valibot'
import { listOf, looseText, optionalText } from './entities.ts'
import { lookup } from './lookup.ts'

/** The operator's notice as HTML; empty when there is none. */
export const noticeCall = lookup('notice', v.object({ notice: looseText }), { keeps: true })
/** The agreement's paragraphs as HTML. */
export const agreementsCall = lookup('agreements', listOf(v.string()), { keeps: true })
/** The conditions' paragraphs as HTML, for bonuses and for the invite bonus. */
export const conditionsCall = lookup('conditions', listOf(v.string()), { keeps: true })
/** The contacts of support. */
export const contactCall = lookup(
  'contact',
  v.object({ contactText: looseText, lineLink: optionalText, lineName: looseText, lineQR: optionalText }),
  { keeps: true },
)

/** The contacts of support; `contactText` is HTML, `lineQR` an image's address. */
export type Contact = v.InferOutput<typeof contactCall.answer>
