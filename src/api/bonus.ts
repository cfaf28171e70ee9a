import * as v from 'valibot'
import {
  banner,
  acknowledgement,
  figure,
  filledText,
  instant,
  listOf,
  object,
  optionalText,
  wholeListOf,
  looseText,
} from './entities.ts'
import { defineCall } from './client/call.ts'

export const findPromotionCall = defineCall({
  method: 'GET',
  path: '/api/promotion/find/{code}',
  kind: 'read',
  answer: object({ percentFail: figure, description: looseText }),
})

export const activatePromotionCall = defineCall({
  method: 'GET',
  path: '/api/promotion/activate/{code}',
  kind: 'command',
  answer: acknowledgement,
})

/** `percentFail`: null when not a number; `description` is HTML. */
export type Promotion = v.InferOutput<typeof findPromotionCall.answer>

const received = object({ updatedAt: instant })

const bonusSchema = object({
  code: filledText,
  type: v.fallback(v.nullable(v.picklist(['limit', 'day', 'week'])), null),
  maxReceived: figure,
  percentFail: figure,
  banners: v.fallback(listOf(banner), []),
  // Null would mean: never received.
  userBonus: v.nullish(
    v.fallback(
      object({ isActive: v.fallback(v.boolean(), false), received: v.fallback(v.nullable(v.array(received)), null) }),
      { isActive: false, received: null },
    ),
    null,
  ),
})

export const bonusesCall = defineCall({
  method: 'GET',
  path: '/api/bonus',
  kind: 'read',
  answer: wholeListOf(bonusSchema),
})

export const activateBonusCall = defineCall({
  method: 'GET',
  path: '/api/bonus/activate/{code}',
  kind: 'command',
  answer: acknowledgement,
})

export const activeBonusCall = defineCall({
  method: 'GET',
  path: '/api/bonus/check/active',
  kind: 'read',
  answer: object({ status: v.boolean(), type: optionalText }),
})

export const clearBonusCall = defineCall({
  method: 'GET',
  path: '/api/bonus/clear',
  kind: 'command',
  answer: acknowledgement,
})

/** `maxReceived` and `received` are null if unknown; `userBonus` is null if never received. */
export type Bonus = v.InferOutput<typeof bonusSchema>
