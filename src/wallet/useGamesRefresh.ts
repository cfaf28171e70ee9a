import { useCallback } from 'react'
import useSWR from 'swr'
import { dropPrefetched } from '../api/client/prefetched.ts'
import { readKey } from '../api/useRead.ts'
import { refreshGamesCall } from '../api/wallet.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { firstWalletRead, refreshGames, takeFirstWalletRead } from './firstWalletRead.ts'
import { readFreshWallet, useWallet } from './useWallet.ts'

/** A return from a game shows what it has changed. */
const onEntry = { revalidateOnReconnect: false, focusThrottleInterval: 30_000 } as const

/** The balances are then shown before the games are refreshed. */
const patienceMs = 4_000

const readFirst = () => takeFirstWalletRead()?.reading ?? readFreshWallet()

/** Refreshes the games, then reads the wallet. A failed refresh only sets `gamesAreStale`. */
export function useGamesRefresh(revalidateOnMount: boolean) {
  const begun = firstWalletRead()?.wallet
  const wallet = useWallet({ revalidateOnMount: false, ...(begun && { fallbackData: begun }) }, readFirst)
  const { mutate: readWallet } = wallet
  const entry = useSWR(
    readKey(refreshGamesCall),
    async () => {
      const refreshing = firstWalletRead()?.gamesAreStale ?? refreshGames()
      if ((await withTimeout(patienceMs, refreshing)) === undefined) {
        // The first reading waits for the games.
        takeFirstWalletRead()
        dropPrefetched()
        await readWallet()
      }
      const gamesAreStale = await refreshing
      // A failure stays in `error`; the player or read policy retries.
      await readWallet()
      // The first reading is outdated now, even if unused.
      takeFirstWalletRead()
      return { gamesAreStale }
    },
    { ...onEntry, revalidateOnMount },
  )
  const { mutate: enter } = entry
  return {
    wallet: wallet.data,
    error: wallet.error as unknown,
    isRefreshing: entry.isValidating,
    hasLoaded: entry.data !== undefined,
    gamesAreStale: entry.data?.gamesAreStale ?? false,
    refresh: useCallback(() => void enter(), [enter]),
  }
}
