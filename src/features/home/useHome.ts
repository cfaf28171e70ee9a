import { useCallback, useEffect } from 'react'
import useSWR from 'swr'
import { refreshGamesCall } from '../../api/wallet.ts'
import { wheelActiveCall } from '../../api/wheelActive.ts'
import { persistent } from '../../platform/storage.ts'
import { firstWalletRead, gamesRemainStale, takeFirstWalletRead } from '../../wallet/firstWalletRead.ts'
import { readKey, useRead } from '../../api/useRead.ts'
import { readFreshWallet, useWallet } from '../../wallet/useWallet.ts'

/** A return to the window rereads only the wallet. */
const onEntry = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateOnMount: true } as const

const readFirst = () => takeFirstWalletRead()?.reading ?? readFreshWallet()

/** Refreshes the games, reads the wallet, then the wheel. A failed refresh only sets `gamesAreStale`. */
export function useHome() {
  const begun = firstWalletRead()?.wallet
  const options = { revalidateOnMount: false, ...(begun && { fallbackData: begun }) }
  const { data: wallet, error, mutate } = useWallet(options, readFirst)
  const entry = useSWR(
    readKey(refreshGamesCall),
    async () => {
      const gamesAreStale = await (firstWalletRead()?.gamesAreStale ?? gamesRemainStale())
      // A failure stays in `error`; the player or read policy retries.
      await mutate()
      // The first reading is outdated now, even if unused.
      takeFirstWalletRead()
      return { gamesAreStale }
    },
    onEntry,
  )
  const { mutate: enter } = entry
  const refresh = useCallback(() => void enter(), [enter])
  const wheel = useRead(entry.data ? wheelActiveCall : null)
  const wheelIsActive = wheel.data?.isActive ?? null
  useEffect(() => {
    if (wheelIsActive) persistent.set('wheel', 'active')
    else if (wheelIsActive === false) persistent.remove('wheel')
  }, [wheelIsActive])
  return {
    wallet,
    error: error as unknown,
    refreshing: entry.isValidating,
    loaded: entry.data !== undefined,
    gamesAreStale: entry.data?.gamesAreStale ?? false,
    refresh,
    /** Null until known; a failed read counts as none. */
    wheelIsActive: wheelIsActive ?? (wheel.error ? false : null),
  }
}
