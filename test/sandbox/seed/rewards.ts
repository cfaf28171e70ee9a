import { createRandom } from '../random.ts'
import type { RefundState } from '../state/refund.ts'
import type { Profile } from './members.ts'

const hour = 60 * 60 * 1000

const friends = ['สมชาย', 'สมหญิง', 'มะลิ', 'ปิติ', 'ชูใจ', 'วีระ', 'Khamla', 'Noy', 'บุญมี', 'เพชร'] as const

/** Invents the friends and refunds of the past months, oldest first; what they brought is part of the opening balances. */
export function seedRewards(state: RefundState, memberId: string, profile: Profile, at: number): void {
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
