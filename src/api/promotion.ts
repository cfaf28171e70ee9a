import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import { acknowledgement, figure, looseText } from './entities.ts'

/** What a code stands for, or NO_PROMOTION when there is none of it. */
export const findPromotionCall = defineCall({
  method: 'GET',
  path: '/api/promotion/find/{code}',
  kind: 'read',
  keeps: true,
  answer: v.object({ percentFail: figure, description: looseText }),
})

/** Takes a promotion. A GET that changes state. */
export const activatePromotionCall = defineCall({
  method: 'GET',
  path: '/api/promotion/activate/{code}',
  kind: 'command',
  answer: acknowledgement,
})

/** What a promotion code stands for; `percentFail` is a percent, null when it was no number; `description` is HTML. */
export type Promotion = v.InferOutput<typeof findPromotionCall.answer>

/** Takes a promotion, once. @throws ApiError; `noAnswer` means that it may be held. */
export const activatePromotion = (code: string) => send(activatePromotionCall, { parameters: { code } })
