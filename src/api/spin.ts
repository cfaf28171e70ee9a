import * as v from 'valibot'
import { command, read } from './client/call.ts'
import { send } from './client/client.ts'
import {
  acknowledgement,
  idOrNull,
  numberOrNull,
  nonEmptyText,
  objectOrBlank,
  textOrEmpty,
  recognisedObject,
  textOrNull,
  listWithSomeReadable,
  rowListOf,
} from './entities.ts'

const slice = recognisedObject({
  code: nonEmptyText,
  label: textOrEmpty,
  bgColor: textOrEmpty,
  textColor: textOrEmpty,
  htmlDescription: textOrNull,
})

const coupons = rowListOf({
  prize: objectOrBlank({ name: textOrEmpty, slice: v.fallback(v.nullable(slice), null) }),
  amount: numberOrNull,
  code: idOrNull,
  _id: idOrNull,
})

export const wheelSetupCall = read(
  'GET',
  '/api/spinwheel/setup',
  recognisedObject({
    // Null means that no wheel is active.
    result: recognisedObject({
      activeSpinwheel: v.nullish(recognisedObject({ name: textOrEmpty, slice: listWithSomeReadable(slice) }), null),
      userCoin: numberOrNull,
    }),
  }),
)

export const spinCall = command(
  'POST',
  '/api/spinwheel/spin',
  v.pipe(
    recognisedObject({
      result: recognisedObject({ code: textOrEmpty, label: textOrEmpty, remainingCoin: numberOrNull }),
    }),
    v.transform(({ result }) => result),
  ),
  { hasOwnCodes: true },
)

export const couponsCall = read('GET', '/api/spinwheel/coupon', coupons)

export const claimCouponCall = command('POST', '/api/spinwheel/coupon/claim', acknowledgement, {
  body: (given: { coupon: string }) => given,
  hasOwnCodes: true,
})

/** Colours may be invalid; `htmlDescription` is HTML. */
export type Slice = v.InferOutput<typeof slice>
export type SpinResult = v.InferOutput<typeof spinCall.answer>
export type Coupon = v.InferOutput<typeof coupons>[number]

export async function readWheelSetup() {
  const { activeSpinwheel, userCoin } = (await send(wheelSetupCall)).result
  return { name: activeSpinwheel?.name ?? '', slices: activeSpinwheel?.slice ?? [], coins: userCoin }
}
