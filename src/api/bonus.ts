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
import { command, read } from './client/call.ts'

export const findPromotionCall = read(
  'GET',
  '/api/promotion/find/{code}',
  object({ percentFail: figure, description: looseText }),
)

export const activatePromotionCall = command('GET', '/api/promotion/activate/{code}', acknowledgement)

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

export const bonusesCall = read('GET', '/api/bonus', wholeListOf(bonusSchema))

export const activateBonusCall = command('GET', '/api/bonus/activate/{code}', acknowledgement)

export const activeBonusCall = read(
  'GET',
  '/api/bonus/check/active',
  object({ status: v.boolean(), type: optionalText }),
)

export const clearBonusCall = command('GET', '/api/bonus/clear', acknowledgement)

/** `maxReceived` and `received` are null if unknown; `userBonus` is null if never received. */
export type Bonus = v.InferOutput<typeof bonusSchema>
