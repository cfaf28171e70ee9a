import useSWR from 'swr'
import { refreshGamesCall } from '../../api/wallet.ts'
import { wheelActiveCall } from '../../api/spinwheel.ts'
import { firstReading, gamesRemainStale, takeFirstReading } from '../../member/firstReading.ts'
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
  const begun = firstReading()?.wallet
  const { data: wallet, error, mutate } = useWallet({ revalidateOnMount: false, ...(begun && { fallbackData: begun }) })
  const entry = useSWR(
    readKey(refreshGamesCall),
    async () => {
      const first = takeFirstReading()
      const gamesAreStale = await (first?.gamesAreStale ?? gamesRemainStale())
      const read = await first?.reading.catch(() => undefined)
      // A failure stays in `error`; trying again is the player's or the read policy's.
      await (read ? mutate(read, { revalidate: false }) : mutate())
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
