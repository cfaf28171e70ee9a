/** Prizes of one kind that a member won and has not claimed. */
export interface Coupon {
  memberId: string
  /** The slice that they were won on, by its code. */
  slice: string
  /** How many there are; at least 1. */
  amount: number
}

/** The part of the state that the wheel adds. */
export interface WheelState {
  coupons: Coupon[]
  wheel: {
    /** How often the wheel was turned, over all members. */
    spins: number
    /** The slice that the next spin lands on, whether the wheel has it or not; null lets chance decide. */
    nextPrize: string | null
    /** The code that the next spin fails with, as an error on status 200; null for none. */
    nextError: string | null
  }
}

/** Adds coupons to those of the same slice that the member has. */
export function addCoupon({ coupons }: WheelState, memberId: string, slice: string, amount = 1): void {
  const held = coupons.find((coupon) => coupon.memberId === memberId && coupon.slice === slice)
  if (held) held.amount += amount
  else coupons.push({ memberId, slice, amount })
}
