import type { ReactNode } from 'react'
import { lazyFeature } from '../../ui/layout/lazyFeature.tsx'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { someoneHasLimits, useStoredLimits } from './store.ts'

const LimitedDeposit = lazyFeature('depositLimits shared', () => import('./LimitedDeposit.tsx'), 'LimitedDeposit')

/** Without stored limits nothing more is loaded. If anyone has some, no account is shown until the member is known. */
export function DepositGate({ children }: { children: ReactNode }) {
  const member = useMemberHash()
  const isFree = useStoredLimits(member) === '' && !(member === '' && someoneHasLimits())
  return isFree ? children : <LimitedDeposit>{children}</LimitedDeposit>
}
