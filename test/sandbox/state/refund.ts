import { createRandom } from '../random.ts'

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

/** Nobody invited, nothing to receive, banners shown. */
export function refundAtStart(): RefundState {
  return { invites: [], refundOffers: [], refunds: [], banners: { invite: true, refund: true } }
}

/** What a member is seeded with: so many friends and past refunds, and the one that can be received. */
export interface RewardProfile {
  invites?: number
  refunds?: number
  refund?: Omit<RefundOffer, 'memberId'>
}

const hour = 60 * 60 * 1000

const friends = ['สมชาย', 'สมหญิง', 'มะลิ', 'ปิติ', 'ชูใจ', 'วีระ', 'Khamla', 'Noy', 'บุญมี', 'เพชร'] as const

/** Invents the friends and refunds of the past months, oldest first; what they brought is part of the opening balances. */
export function seedRewards(state: RefundState, memberId: string, profile: RewardProfile, at: number): void {
  const random = createRandom((profile.invites ?? 0) + (profile.refunds ?? 0))
  for (let age = profile.invites ?? 0; age > 0; age -= 1) {
    const name = `${random.pick(friends)} ${random.integer(100, 999)}`
    // Every fourth friend has joined and not played yet.
    const amount = age % 4 === 0 ? 0 : random.integer(1, 500) * 1_00 + random.integer(0, 3) * 25
    state.invites.push({ memberId, name, amount, createdAt: at - age * 31 * hour })
  }
  for (let age = profile.refunds ?? 0; age > 0; age -= 1)
    state.refunds.push({ memberId, amount: random.integer(500, 90_000), createdAt: at - age * 168 * hour })
  if (profile.refund) state.refundOffers.push({ memberId, ...profile.refund })
}
