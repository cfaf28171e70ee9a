import { useState } from 'react'
import { refreshGames, type Wallet } from '../../api/wallet.ts'
import { readFreshWallet, useWallet } from '../../wallet/useWallet.ts'

/** Returns a function that reads the wallet now and updates the cache. It rejects with the ApiError of a failed read. */
export function useReadWallet(): () => Promise<Wallet> {
  const { mutate } = useWallet({ revalidateOnMount: false })
  return async () => {
    const reading = readFreshWallet()
    await mutate(reading, { revalidate: false })
    return reading
  }
}

/** Refreshes the balances of all games, then reads the wallet. `isStale`: one of the two failed. */
export function useRefresh() {
  const readWallet = useReadWallet()
  const [state, setState] = useState<'fresh' | 'busy' | 'stale'>('fresh')
  const succeeds = (promise: Promise<unknown>) =>
    promise.then(
      () => true,
      () => false,
    )
  const refresh = async () => {
    if (state === 'busy') return
    setState('busy')
    const areRefreshed = await succeeds(refreshGames())
    const isRead = await succeeds(readWallet())
    setState(areRefreshed && isRead ? 'fresh' : 'stale')
  }
  return { refresh: () => void refresh(), isRefreshing: state === 'busy', isStale: state === 'stale' }
}
