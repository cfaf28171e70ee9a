import { useCallback } from 'react'
import useSWR from 'swr'
import { refreshGamesCall } from '../../api/wallet.ts'
import { wheelActiveCall } from '../../api/spin.ts'
import { firstReading, gamesRemainStale, takeFirstReading } from '../../wallet/firstReading.ts'
import { readKey } from '../../reads/readKey.ts'
import { useRead } from '../../reads/useRead.ts'
import { readFreshWallet, useWallet } from '../../wallet/useWallet.ts'

/** Entering home, or asking for it, refreshes the games; coming back to the window only reads the wallet. */
const onEntry = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateOnMount: true } as const

const readFirst = () => takeFirstReading()?.reading ?? readFreshWallet()

/**
 * Home's order of loading: every game account is refreshed, then the wallet is read, then whether the wheel runs. When the
 * games cannot be refreshed the wallet is read all the same, and `gamesAreStale` says so.
 */
export function useHome() {
  const begun = firstReading()?.wallet
  const options = { revalidateOnMount: false, ...(begun && { fallbackData: begun }) }
  const { data: wallet, error, mutate } = useWallet(options, readFirst)
  const entry = useSWR(
    readKey(refreshGamesCall),
    async () => {
      const gamesAreStale = await (firstReading()?.gamesAreStale ?? gamesRemainStale())
      // A failure stays in `error`; trying again is the player's or the read policy's.
      await mutate()
      // Whoever has read the wallet meanwhile: it is of the past.
      takeFirstReading()
      return { gamesAreStale }
    },
    onEntry,
  )
  const { mutate: enter } = entry
  const refresh = useCallback(() => void enter(), [enter])
  const wheel = useRead(entry.data ? wheelActiveCall : null)
  return {
    wallet,
    error: error as unknown,
    refreshing: entry.isValidating,
    loaded: entry.data !== undefined,
    gamesAreStale: entry.data?.gamesAreStale ?? false,
    refresh,
    wheelIsActive: wheel.data?.isActive ?? false,
  }
}
