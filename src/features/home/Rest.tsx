import type { ReactNode } from 'react'
import type { Wallet } from '../../api/wallet.ts'
import { Games } from './Games.tsx'
import { OpenCommands } from './OpenCommands.tsx'
import { Rewards } from './Rewards.tsx'
import { useAgreement } from './useAgreement.ts'

interface Props {
  wallet: Wallet
  notice: ReactNode
  loaded: boolean
  refreshing: boolean
  gamesAreStale: boolean
  wheelIsActive: boolean
  refresh(): void
}

/** Everything on home below the balance and the actions. */
export function Rest({ wallet, notice, loaded, refreshing, gamesAreStale, wheelIsActive, refresh }: Props) {
  useAgreement(loaded)
  return (
    <>
      <OpenCommands />
      <Rewards wallet={wallet} wheelIsActive={wheelIsActive} refreshing={refreshing} onRefreshAll={refresh} />
      {notice}
      <Games wallet={wallet} areStale={gamesAreStale} refreshing={refreshing} onRefresh={refresh} />
    </>
  )
}
