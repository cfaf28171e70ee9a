import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'
import { readWheelActive } from '../../api/spinwheel.ts'
import { refreshGames } from '../../api/wallet.ts'
import { useWallet } from '../../member/useWallet.ts'

/**
 * Home's order of loading: every game account is refreshed, then the wallet is read, then whether the wheel runs. When the
 * games cannot be refreshed the wallet is read all the same, and `gamesAreStale` says so.
 */
export function useHome() {
  const { data: wallet, error, mutate } = useWallet({ revalidateOnMount: false })
  const [refreshing, setRefreshing] = useState(true)
  const [loaded, setLoaded] = useState(false)
  const [gamesAreStale, setStale] = useState(false)

  const refreshAll = useCallback(async () => {
    setRefreshing(true)
    setStale(
      await refreshGames().then(
        () => false,
        () => true,
      ),
    )
    // A failure stays in `error`; the retry is the player's or the read policy's.
    await mutate().catch(() => undefined)
    setRefreshing(false)
    setLoaded(true)
  }, [mutate])

  const refresh = useCallback(() => void refreshAll(), [refreshAll])

  useEffect(refresh, [refresh])

  const wheel = useSWR(loaded ? 'wheelActive' : null, readWheelActive)
  return {
    wallet,
    error: error as unknown,
    refreshing,
    loaded,
    gamesAreStale,
    refresh,
    wheelIsActive: wheel.data?.isActive ?? false,
  }
}
