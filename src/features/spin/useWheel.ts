import useSWR, { useSWRConfig } from 'swr'
import { couponsCall, readWheelSetup, wheelSetupCall } from '../../api/spin.ts'
import { nextTurn } from '../../web/turns.ts'
import { readKey } from '../../reads/readKey.ts'
import { rereads } from '../../reads/rereads.ts'
import { currentSession } from '../../session/session.ts'
import { useRead } from '../../reads/useRead.ts'
import { useSession } from '../../session/useSession.ts'

/** Reads the wheel; `asked` is when (`endings.ts`), so that it is known what the coins can tell of. */
async function readSetup() {
  const asked = nextTurn()
  return { ...(await readWheelSetup()), asked }
}

/** Nothing is read behind a turning wheel: it would tell the prize before the wheel does. */
const readingWhile = (isTurning: boolean) => ({ revalidateOnFocus: !isTurning, revalidateOnReconnect: !isTurning })

/** The wheel that runs and the member's coins. */
export const useWheelSetup = (isTurning: boolean) => useSWR(readKey(wheelSetupCall), readSetup, readingWhile(isTurning))

/** The member's coupons. */
export const useCoupons = (isTurning = false) => useRead(couponsCall, {}, readingWhile(isTurning))

/** Reads coins and coupons again, wherever they are shown. */
export function useReadAgain(): () => void {
  const { mutate } = useSWRConfig()
  const session = useSession()
  return () => {
    // With the session its list of reads is gone.
    if (session === currentSession()) void mutate(rereads(wheelSetupCall, couponsCall))
  }
}
