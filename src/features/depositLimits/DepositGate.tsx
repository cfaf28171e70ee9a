import type { ReactNode } from 'react'
import { lazyFeature } from '../../ui/layout/lazyFeature.tsx'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { someoneHasLimits, useStoredLimits } from './store.ts'

const LimitedDeposit = lazyFeature('depositLimits shared', () => import('./LimitedDeposit.tsx'), 'LimitedDeposit')

/** Loads nothing without stored limits. An unknown member sees no account. */
export function DepositGate({ children }: { children: ReactNode }) {
  const member = useMemberHash()
  const isFree = useStoredLimits(member) === '' && !(member === '' && someoneHasLimits())
  return isFree ? children : <LimitedDeposit>{children}</LimitedDeposit>
}
