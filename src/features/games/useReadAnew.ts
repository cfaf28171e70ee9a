import { useState } from 'react'
import { refreshGames, type Wallet } from '../../api/wallet.ts'
import { readFreshWallet, useWallet } from '../../wallet/useWallet.ts'

/** Reads the wallet now, past the cache and into it. The returned function rejects with the ApiError of a failed reading. */
export function useReadAnew(): () => Promise<Wallet> {
  const { mutate } = useWallet({ revalidateOnMount: false })
  return async () => {
    const reading = readFreshWallet()
    await mutate(reading, { revalidate: false })
    return reading
  }
}

/** Lets the server ask the games for their balances, then reads the wallet; `stale` when one of the two did not succeed. */
export function useRefresh() {
  const readAnew = useReadAnew()
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
    const isRead = await succeeds(readAnew())
    setState(areRefreshed && isRead ? 'fresh' : 'stale')
  }
  return { refresh: () => void refresh(), isRefreshing: state === 'busy', isStale: state === 'stale' }
}
