import * as v from 'valibot'
import { lookup } from './client/call.ts'
import { textOrEmpty, textIfPresent, recognisedObject, textOrNull } from './entities.ts'

/** One unreadable paragraph makes all unreadable, so no condition goes missing. */
const paragraphs = v.array(v.string())

/** HTML; empty without a notice. */
export const noticeCall = lookup('notice', recognisedObject({ notice: textOrEmpty }), { isCachedForever: true })
export const agreementsCall = lookup('agreements', paragraphs, { isCachedForever: true })
export const conditionsCall = lookup('conditions', paragraphs)
export const contactCall = lookup(
  'contact',
  recognisedObject({ contactText: textIfPresent, lineLink: textOrNull, lineName: textOrEmpty, lineQR: textOrNull }),
  { isCachedForever: true },
)

/** `contactText` is HTML, `lineQR` an image's address. */
export type Contact = v.InferOutput<typeof contactCall.answer>
