import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  CircleHelp,
  Gift,
  PackageCheck,
  type LucideIcon,
} from 'lucide-react'
import type { RowKind, StatementRow } from '../../api/statement.ts'
import type { TileKind } from '../../ui/money/KindTile.tsx'

export const movementKinds = {
  deposit: { icon: ArrowDownLeft, text: 'deposit', tile: 'in', verb: 'deposited' },
  bonus: { icon: Gift, text: 'bonus', tile: 'bonus', verb: null },
  finishBonus: { icon: PackageCheck, text: 'finishBonus', tile: 'bonus', verb: null },
  withdraw: { icon: ArrowUpRight, text: 'withdraw', tile: 'out', verb: 'withdrawn' },
  transfer: { icon: ArrowLeftRight, text: 'transfer', tile: 'invite', verb: 'transferred' },
  other: { icon: CircleHelp, text: 'other', tile: 'out', verb: null },
} as const satisfies Record<RowKind, { icon: LucideIcon; text: string; tile: TileKind; verb: string | null }>

/** An unknown kind has the server's own word. */
export const serverWordOf = ({ kind, word }: Pick<StatementRow, 'kind' | 'word'>) => (kind === 'other' ? word : '')
