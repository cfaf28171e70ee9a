import useSWR, { useSWRConfig } from 'swr'
import { couponsCall, readWheelSetup, wheelSetupCall } from '../../api/spin.ts'
import { withTime } from '../../lib/clock.ts'
import { readKey, readsOf, useRead } from '../../api/useRead.ts'
import { currentSession } from '../../session/session.ts'
import { useSession } from '../../session/useSession.ts'

/** Nothing is read again while the wheel turns: the result would show the prize too early. */
const revalidationWhile = (isTurning: boolean) => ({ revalidateOnFocus: !isTurning, revalidateOnReconnect: !isTurning })

/** The active wheel and the member's coins. */
export const useWheelSetup = (isTurning: boolean) =>
  useSWR(readKey(wheelSetupCall), () => withTime(readWheelSetup), revalidationWhile(isTurning))

/** The member's coupons. */
export const useCoupons = (isTurning = false) => useRead(couponsCall, {}, revalidationWhile(isTurning))

/** Returns a function that reads coins and coupons again, wherever they are shown. */
export function useReadAgain(): () => void {
  const { mutate } = useSWRConfig()
  const session = useSession()
  return () => {
    // After a sign-out there is no cache of reads.
    if (session === currentSession()) void mutate(readsOf(wheelSetupCall, couponsCall))
  }
}
