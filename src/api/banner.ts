import type * as v from 'valibot'
import { object, optionalText } from './entities.ts'

/** The operator's banner before a room opens: an image's address and HTML, null where there is none. */
export const banner = object({ image: optionalText, html: optionalText })
export type Banner = v.InferOutput<typeof banner>
