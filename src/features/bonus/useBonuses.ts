import useSWR from 'swr'
import { activeBonusCall, bonusesCall } from '../../api/bonus.ts'
import { send } from '../../api/client.ts'
import { refundCheckCall } from '../../api/refund.ts'
import { readKey } from '../../reads/readKey.ts'
import { rereads } from '../../reads/rereads.ts'
import { useRead } from '../../reads/useRead.ts'
import { nextTurn } from '../../web/turns.ts'

/** The bonuses on offer, with the member's receipts of each. */
export const useBonuses = () => useRead(bonusesCall)

/** The active bonus as the list has it; undefined where it is not on the list. */
export const useCurrentBonus = () => useBonuses().data?.find(({ userBonus }) => userBonus?.isActive)

/** Reads the active bonus. `asked` is the turn of the request (`endings.ts`): it shows which commands the answer can include. */
async function readActiveBonus() {
  const asked = nextTurn()
  return { ...(await send(activeBonusCall)), asked }
}

/** The active bonus and its type, or none. */
export const useActiveBonus = () => useSWR(readKey(activeBonusCall), readActiveBonus)

/** The reads that a command of this room may change, as a filter for SWR's `mutate`. */
export const bonusReads = rereads(bonusesCall, activeBonusCall, refundCheckCall)
