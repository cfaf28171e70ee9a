import useSWR from 'swr'
import { refreshGames, refreshGamesCall } from '../../api/wallet.ts'
import { wheelActiveCall } from '../../api/spinwheel.ts'
import { readKey } from '../../member/readKey.ts'
import { useRead } from '../../member/useRead.ts'
import { useWallet } from '../../member/useWallet.ts'

/** Entering home, or asking for it, refreshes the games; coming back to the window only reads the wallet. */
const onEntry = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateOnMount: true } as const

/**
 * Home's order of loading: every game account is refreshed, then the wallet is read, then whether the wheel runs. When the
 * games cannot be refreshed the wallet is read all the same, and `gamesAreStale` says so.
 */
export function useHome() {
  const { data: wallet, error, mutate } = useWallet({ revalidateOnMount: false })
  const entry = useSWR(
    readKey(refreshGamesCall),
    async () => {
      const gamesAreStale = await refreshGames().then(
        () => false,
        () => true,
      )
      // A failure stays in `error`; trying again is the player's or the read policy's.
      await mutate()
      return { gamesAreStale }
    },
    onEntry,
  )
  const wheel = useRead(entry.data ? wheelActiveCall : null)
  return {
    wallet,
    error: error as unknown,
    refreshing: entry.isValidating,
    loaded: entry.data !== undefined,
    gamesAreStale: entry.data?.gamesAreStale ?? false,
    refresh: () => void entry.mutate(),
    wheelIsActive: wheel.data?.isActive ?? false,
  }
}
