import type { ReactNode } from 'react'
import { mutexKey } from '../commands/kinds.ts'
import { useMemberHash, useOwnCommands } from '../commands/useOpenCommands.ts'
import { BlockedDeposit } from './BlockedDeposit.tsx'
import { blockOf } from './rules.ts'
import { UnknownMember } from './UnknownMember.tsx'
import { useBrakes } from './useBrakes.ts'

interface Props {
  slot: string | null
  children: ReactNode
}

/** A room in which money is paid in, unless a brake is on. A command of unknown outcome keeps its room, which then has no form. */
export function Braked({ slot, children }: Props) {
  const { brakes, now } = useBrakes()
  const member = useMemberHash()
  const isOpen = useOwnCommands().some((one) => mutexKey(one.kind, one.parameters) === slot)
  if (member === '') return <UnknownMember />
  const block = blockOf(brakes, now)
  return block === null || isOpen ? children : <BlockedDeposit {...block} />
}
