import useSWR from 'swr'
import { activeBonusCall } from '../api/bonus.ts'
import { send } from '../api/client.ts'
import { readKey } from '../reads/readKey.ts'
import { nextTurn } from '../web/turns.ts'

/** Reads the active bonus. `asked` is the turn of the request (`endings.ts`): it shows which commands the answer can include. */
async function readActiveBonus() {
  const asked = nextTurn()
  return { ...(await send(activeBonusCall)), asked }
}

/** The active bonus and its type, or none. */
export const useActiveBonus = () => useSWR(readKey(activeBonusCall), readActiveBonus)
