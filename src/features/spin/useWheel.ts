import useSWR, { useSWRConfig } from 'swr'
import { couponsCall, readWheelSetup, wheelSetupCall } from '../../api/spinwheel.ts'
import { nextTurn } from '../../commands/turns.ts'
import { readKey } from '../../member/readKey.ts'
import { rereads } from '../../member/rereads.ts'
import { currentSession } from '../../member/session.ts'
import { useRead } from '../../member/useRead.ts'
import { useSession } from '../../member/useSession.ts'

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
