import type { ReactNode } from 'react'
import { useMemberHash } from '../commands/useOpenCommands.ts'
import { lazyRoom } from '../ui/lazyRoom.tsx'
import { hasBrakes, useBrakesText } from './store.ts'

interface Props {
  /** The command of the room, as its slot names it; null for a room without one. */
  slot: string | null
  children: ReactNode
}

const Braked = lazyRoom('brakes shared', () => import('./Braked.tsx'), 'Braked')

/** Stands before every room in which money is paid in. Without brakes it loads nothing; a member who is not known yet sees no account. */
export function DepositGate({ slot, children }: Props) {
  const member = useMemberHash()
  const isFree = useBrakesText(member) === '' && !(member === '' && hasBrakes())
  return isFree ? children : <Braked slot={slot}>{children}</Braked>
}
