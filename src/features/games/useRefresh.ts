import { useState } from 'react'
import { send } from '../../api/client.ts'
import { refreshGamesCall } from '../../api/wallet.ts'
import { useReadWallet } from '../../wallet/useReadWallet.ts'

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
    const areRefreshed = await succeeds(send(refreshGamesCall))
    const isRead = await succeeds(readWallet())
    setState(areRefreshed && isRead ? 'fresh' : 'stale')
  }
  return { refresh: () => void refresh(), isRefreshing: state === 'busy', isStale: state === 'stale' }
}
