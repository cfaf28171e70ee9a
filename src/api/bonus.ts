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

const received = object({ updatedAt: instant })

const bonus = object({
  code: filledText,
  // An unknown period limits nothing here; the server decides anyway.
  type: v.fallback(v.nullable(v.picklist(['limit', 'day', 'week'])), null),
  maxReceived: figure,
  percentFail: figure,
  banners: v.fallback(listOf(banner), []),
  // Null would say that the member never received it.
  userBonus: v.nullish(
    v.fallback(
      object({ isActive: v.fallback(v.boolean(), false), received: v.fallback(v.nullable(v.array(received)), null) }),
      { isActive: false, received: null },
    ),
    null,
  ),
})

/** The bonuses on offer, with what the member received of each. */
export const bonusesCall = defineCall({ method: 'GET', path: '/api/bonus', kind: 'read', answer: wholeListOf(bonus) })

/** Receives a bonus. A GET that changes state. */
export const activateBonusCall = defineCall({
  method: 'GET',
  path: '/api/bonus/activate/{code}',
  kind: 'command',
  answer: acknowledgement,
})

/** The type of the held bonus, if there is one; withdrawals may break its conditions, refunds wait for its end. */
export const activeBonusCall = defineCall({
  method: 'GET',
  path: '/api/bonus/check/active',
  kind: 'read',
  answer: object({ status: v.boolean(), type: optionalText }),
})

/** Ends the bonus that is held. A GET that changes state. */
export const clearBonusCall = defineCall({
  method: 'GET',
  path: '/api/bonus/clear',
  kind: 'command',
  answer: acknowledgement,
})

/**
 * A bonus on offer. It can be received `maxReceived` times (null: no number came) in all, a day or a week, as `type` says;
 * `percentFail` is a percent, null when it was no number; `userBonus` is null for members who never received it, its `received` where
 * nobody can tell how often they did.
 */
export type Bonus = v.InferOutput<typeof bonus>
