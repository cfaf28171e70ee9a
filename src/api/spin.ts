import * as v from 'valibot'
import { command, read } from './client/call.ts'
import { send } from './client/client.ts'
import {
  acknowledgement,
  figure,
  filledText,
  looseObject,
  looseText,
  object,
  optionalText,
  wholeListOf,
  rowListOf,
} from './entities.ts'

const slice = object({
  code: filledText,
  label: looseText,
  bgColor: looseText,
  textColor: looseText,
  htmlDescription: optionalText,
})

const coupons = rowListOf({
  prize: looseObject({ name: looseText, slice: v.fallback(v.nullable(slice), null) }),
  amount: figure,
  code: optionalText,
  _id: optionalText,
})

export const wheelSetupCall = read(
  'GET',
  '/api/spinwheel/setup',
  object({
    // Null while no wheel runs.
    result: object({
      activeSpinwheel: v.nullish(object({ name: looseText, slice: wholeListOf(slice) }), null),
      userCoin: figure,
    }),
  }),
)

export const spinCall = command(
  'POST',
  '/api/spinwheel/spin',
  v.pipe(
    object({ result: object({ code: looseText, label: looseText, remainingCoin: figure }) }),
    v.transform(({ result }) => result),
  ),
)

export const couponsCall = read('GET', '/api/spinwheel/coupon', coupons)

export const claimCouponCall = command('POST', '/api/spinwheel/coupon/claim', acknowledgement, {
  body: (given: { coupon: string }) => given,
})

/** Colours are unchecked; `htmlDescription` is HTML. */
export type Slice = v.InferOutput<typeof slice>
export type SpinResult = v.InferOutput<typeof spinCall.answer>
export type Coupon = v.InferOutput<typeof coupons>[number]

export async function readWheelSetup() {
  const { activeSpinwheel, userCoin } = (await send(wheelSetupCall)).result
  return { name: activeSpinwheel?.name ?? '', slices: activeSpinwheel?.slice ?? [], coins: userCoin }
}
