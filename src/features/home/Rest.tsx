import { lazy, type ReactNode } from 'react'
import type { Wallet } from '../../api/wallet.ts'
import { Besides } from '../../ui/RoomBoundary.tsx'
import { Games } from './Games.tsx'
import { OpenCommands } from './OpenCommands.tsx'
import { Rewards } from './Rewards.tsx'
import { useAgreement } from './useAgreement.ts'

// The statement is read for it, which home does not wait for.
const Withdrawals = lazy(async () => ({ default: (await import('./Withdrawals.tsx')).Withdrawals }))

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
      {loaded && (
        <Besides>
          <Withdrawals wallet={wallet} />
        </Besides>
      )}
      <Rewards wallet={wallet} wheelIsActive={wheelIsActive} refreshing={refreshing} onRefreshAll={refresh} />
      {notice}
      <Games wallet={wallet} areStale={gamesAreStale} refreshing={refreshing} onRefresh={refresh} />
    </>
  )
}
