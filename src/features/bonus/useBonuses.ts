import useSWR from 'swr'
import { readActiveBonus, readBonuses } from '../../api/bonus.ts'

/** The bonuses on offer, with what the member received of each. */
export const useBonuses = () => useSWR('bonuses', readBonuses)

/** Whether the member holds a bonus, and of which type. */
export const useActiveBonus = () => useSWR('activeBonus', readActiveBonus)

const told = new Set(['bonuses', 'activeBonus', 'refundCheck'])

/** Whether a cached read tells what is held: it is read again after every command of this room. */
export const tellsBonus = (key: unknown) => typeof key === 'string' && told.has(key)
