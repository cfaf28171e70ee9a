import useSWR, { useSWRConfig } from 'swr'
import { couponsCall, readWheelSetup, wheelSetupCall } from '../../api/spin.ts'
import { readKey, readsOf, useRead } from '../../api/useRead.ts'
import { withTime } from '../../lib/clock.ts'
import { currentSession } from '../../session/session.ts'
import { useSession } from '../../session/useSession.ts'

/** A read during the turn would reveal the prize. */
const revalidationWhile = (isTurning: boolean) => ({ revalidateOnFocus: !isTurning, revalidateOnReconnect: !isTurning })

export const useWheelSetup = (isTurning: boolean) =>
  useSWR(readKey(wheelSetupCall), () => withTime(readWheelSetup), revalidationWhile(isTurning))

export const useCoupons = (isTurning = false) => useRead(couponsCall, {}, revalidationWhile(isTurning))

export function useReadAgain(): () => void {
  const { mutate } = useSWRConfig()
  const session = useSession()
  return () => {
    // Skip after log-out: the cache is gone.
    if (session === currentSession()) void mutate(readsOf(wheelSetupCall, couponsCall))
  }
}
