import { useEffect, useEffectEvent, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { everyWhileVisible } from '../lib/visibility.ts'
import { isMoneyRead } from './useWallet.ts'

/** Reads what is under way again, also on return to the page, and all money once it ended. */
export function useReadAgain(isUnderWay: boolean, read: () => unknown, pauseMs: number): void {
  const { mutate } = useSWRConfig()
  const wasUnderWay = useRef(false)
  const again = useEffectEvent(() => void read())
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) void mutate(isMoneyRead)
    wasUnderWay.current = isUnderWay
    return isUnderWay ? everyWhileVisible(() => again(), pauseMs) : undefined
  }, [isUnderWay, mutate, pauseMs])
}
