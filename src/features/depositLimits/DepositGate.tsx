import type { ReactNode } from 'react'
import { useMemberHash } from '../../commands/useOpenCommands.ts'
import { lazyRoom } from '../../ui/layout/lazyRoom.tsx'
import { someoneHasLimits, useStoredLimits } from './store.ts'

const LimitedDeposit = lazyRoom('depositLimits shared', () => import('./LimitedDeposit.tsx'), 'LimitedDeposit')

/** Guards the dialogs in which money is paid in. Without limits it loads nothing; a member who is not known yet sees no account. */
export function DepositGate({ children }: { children: ReactNode }) {
  const member = useMemberHash()
  const isFree = useStoredLimits(member) === '' && !(member === '' && someoneHasLimits())
  return isFree ? children : <LimitedDeposit>{children}</LimitedDeposit>
}
