import { activeBonusCall, bonusesCall } from '../../api/bonus.ts'
import { refundCheckCall } from '../../api/refund.ts'
import { readsOf, useRead } from '../../api/useRead.ts'

/** The bonuses on offer, with the member's receipts of each. */
export const useBonuses = () => useRead(bonusesCall)

/** The active bonus as the list has it; undefined where it is not on the list. */
export const useCurrentBonus = () => useBonuses().data?.find(({ userBonus }) => userBonus?.isActive)

/** The reads that a command of this room may change, as a filter for SWR's `mutate`. */
export const bonusReads = readsOf(bonusesCall, activeBonusCall, refundCheckCall)
