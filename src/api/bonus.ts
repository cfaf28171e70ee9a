import * as v from 'valibot'
import { command, read } from './client/call.ts'
import {
  banner,
  acknowledgement,
  numberOrNull,
  nonEmptyText,
  listOf,
  readableInstant,
  recognisedObject,
  textOrNull,
  listWithSomeReadable,
  textOrEmpty,
} from './entities.ts'

export const findPromotionCall = read(
  'GET',
  '/api/promotion/find/{code}',
  recognisedObject({ percentFail: numberOrNull, description: textOrEmpty }),
)

export const activatePromotionCall = command('GET', '/api/promotion/activate/{code}', acknowledgement)

/** `description` is HTML. */
export type Promotion = v.InferOutput<typeof findPromotionCall.answer>

const received = v.object({ updatedAt: readableInstant })

const bonusSchema = recognisedObject({
  code: nonEmptyText,
  type: v.fallback(v.nullable(v.picklist(['limit', 'day', 'week'])), null),
  maxReceived: numberOrNull,
  percentFail: numberOrNull,
  banners: v.fallback(listOf(banner), []),
  // Null would mean that the bonus was never received.
  userBonus: v.nullish(
    v.fallback(
      recognisedObject({
        isActive: v.fallback(v.boolean(), false),
        received: v.fallback(v.nullable(v.array(received)), null),
      }),
      { isActive: false, received: null },
    ),
    null,
  ),
})

export const bonusesCall = read('GET', '/api/bonus', listWithSomeReadable(bonusSchema))

export const activateBonusCall = command('GET', '/api/bonus/activate/{code}', acknowledgement)

export const activeBonusCall = read(
  'GET',
  '/api/bonus/check/active',
  recognisedObject({ status: v.boolean(), type: textOrNull }),
)

export const clearBonusCall = command('GET', '/api/bonus/clear', acknowledgement)

/** `maxReceived` and `received` are null if unknown; `userBonus` is null if never received. */
export type Bonus = v.InferOutput<typeof bonusSchema>
