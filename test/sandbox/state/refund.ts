/** A friend who joined by a member's link, and what that brought. */
export interface Invite {
  memberId: string
  name: string
  /** Minor units. */
  amount: number
  createdAt: number
}

/** What a member can receive of what was lost; a member without one has nothing to receive. */
export interface RefundOffer {
  memberId: string
  /** Minor units; 0 is offered and too little to be received. */
  amount: number
  /** Percents. */
  success: number
  fail: number
}

/** A refund that a member received. */
export interface Refund {
  memberId: string
  /** Minor units. */
  amount: number
  createdAt: number
}

/** The part of the state that inviting and refunds add. What was received and not yet added is the ledger's. */
export interface RefundState {
  invites: Invite[]
  refundOffers: RefundOffer[]
  refunds: Refund[]
  /** Whether there is something to show before the dialogs. */
  banners: { invite: boolean; refund: boolean }
}
