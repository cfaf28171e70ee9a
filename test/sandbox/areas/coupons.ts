import * as v from 'valibot'
import { memberCall } from '../call.ts'
import { prizeOf, sliceOf, wheelName, type Prize } from '../catalogue/wheelSlices.ts'
import type { Member, SandboxState } from '../state/state.ts'
import type { Coupon } from '../state/wheel.ts'
import { refusal, textSchema } from '../wire.ts'
import { rewardTo } from './reward.ts'

const readCoupons = memberCall({
  method: 'GET',
  path: '/api/spinwheel/coupon',
  answer: ({ context: { state }, member }) => couponsOf(state, member).map(onWire),
})

// One coupon a claim, also of those that are told as one row.
const claim = memberCall({
  method: 'POST',
  path: '/api/spinwheel/coupon/claim',
  body: v.strictObject({ coupon: textSchema }),
  answer({ context, body: { coupon: code }, member }) {
    const held = couponsOf(context.state, member)
    if (held.length === 0) throw refusal('NO_CLAIMABLE_COUPON')
    const coupon = held.find((candidate) => claimCode(candidate) === code)
    if (!coupon) throw refusal('INVALID_CODE')
    const prize = claimable(coupon, member)
    if (prize.credit > 0) {
      const description = `${wheelName} · ${prize.slice.label}`
      rewardTo(context, member, { kind: 'luckydraw', amount: prize.credit, description })
    }
    takeOne(context.state, coupon)
    return { message: prize.credit > 0 ? 'SUCCESS' : prize.name }
  },
})

/** What the coupon is good for, once it is sure that it is. */
function claimable({ slice }: Coupon, { heldBonus }: Member): Prize {
  const prize = prizeOf(slice)
  if (!prize) throw refusal('INVALID_PRIZE_CODE')
  if (prize.isGoods) throw refusal('INVALID_COUPON_TYPE')
  if (prize.isExpired) throw refusal('COUPON_EXPIRED')
  if (heldBonus && prize.credit > 0) throw refusal('BONUS_REMAINING')
  return prize
}

function takeOne(state: SandboxState, coupon: Coupon): void {
  coupon.amount -= 1
  if (coupon.amount === 0) state.coupons = state.coupons.filter((other) => other !== coupon)
}

function couponsOf({ coupons }: SandboxState, { id }: Member): Coupon[] {
  return coupons.filter(({ memberId }) => memberId === id)
}

const namedBy = ({ slice }: Coupon) => prizeOf(slice)?.named ?? 'slice'

/** What names the coupon in a claim: its code, its identity, or, without either, its slice. */
function claimCode(coupon: Coupon): string {
  return { code: `CP-${coupon.slice}`, id: `coupon-${coupon.slice}`, slice: coupon.slice }[namedBy(coupon)]
}

function onWire(coupon: Coupon) {
  const slice = sliceOf(coupon.slice)
  const name = namedBy(coupon)
  return {
    prize: { name: prizeOf(coupon.slice)?.name ?? slice.label, slice },
    amount: coupon.amount,
    ...(name === 'code' && { code: claimCode(coupon) }),
    ...(name === 'id' && { _id: claimCode(coupon) }),
  }
}

export const couponCalls = [readCoupons, claim]
