import { activeBonusCall, bonusesCall } from '../../api/bonus.ts'
import { refundCheckCall } from '../../api/refund.ts'
import { readsOf, useRead } from '../../api/useRead.ts'

export const useBonuses = () => useRead(bonusesCall)

/** Undefined if the active bonus is not on the list. */
export const useCurrentBonus = () => useBonuses().data?.find(({ userBonus }) => userBonus?.isActive)

/** A filter for SWR's `mutate`. */
export const bonusReads = readsOf(bonusesCall, activeBonusCall, refundCheckCall)
