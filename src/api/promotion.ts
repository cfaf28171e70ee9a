import type * as v from 'valibot'
import { defineCall } from './call.ts'
import { acknowledgement, figure, looseText, object } from './entities.ts'

/** The promotion of a code; NO_PROMOTION when there is none. */
export const findPromotionCall = defineCall({
  method: 'GET',
  path: '/api/promotion/find/{code}',
  kind: 'read',
  answer: object({ percentFail: figure, description: looseText }),
})

/** Receives a promotion. A GET that changes state. */
export const activatePromotionCall = defineCall({
  method: 'GET',
  path: '/api/promotion/activate/{code}',
  kind: 'command',
  answer: acknowledgement,
})

/** The promotion of a code; `percentFail` is a percent, null when it was no number; `description` is HTML. */
export type Promotion = v.InferOutput<typeof findPromotionCall.answer>
