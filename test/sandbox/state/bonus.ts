/** A bonus or a promotion that a member received. */
export interface Receipt {
  memberId: string
  code: string
  at: number
}

/** The part of the state that bonuses add; which one a member holds is the member's own. */
export interface BonusState {
  bonusReceipts: Receipt[]
  promotionReceipts: Receipt[]
}

/** Nothing received yet. */
export function bonusAtStart(): BonusState {
  return { bonusReceipts: [], promotionReceipts: [] }
}

const day = 24 * 60 * 60 * 1000

/** Notes what a member received in the past: how many days ago by the bonus's code, one number for each time. */
export function seedReceipts(
  { bonusReceipts }: BonusState,
  memberId: string,
  received: Record<string, readonly number[]>,
  at: number,
): void {
  for (const [code, ages] of Object.entries(received))
    for (const age of ages) bonusReceipts.push({ memberId, code, at: at - age * day })
}
