import { activeBonusCall, bonusesCall } from '../../api/bonus.ts'
import { refundCheckCall } from '../../api/refund.ts'
import { rereads } from '../../reads/rereads.ts'
import { useRead } from '../../reads/useRead.ts'

/** The bonuses on offer, with what the member received of each. */
export const useBonuses = () => useRead(bonusesCall)

/** Whether the member holds a bonus, and of which type. */
export const useActiveBonus = () => useRead(activeBonusCall)

/** Whether a cached read tells what is held: it is read again after every command of this room. */
export const tellsBonus = rereads(bonusesCall, activeBonusCall, refundCheckCall)
