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

/** The icon, the tile and the name of each kind of movement, and how it is called before the name of an account, where one follows. */
export const kinds = {
  deposit: { icon: ArrowDownLeft, text: 'deposit', tile: 'in', verb: 'deposited' },
  bonus: { icon: Gift, text: 'bonus', tile: 'bonus', verb: null },
  finishBonus: { icon: PackageCheck, text: 'finishBonus', tile: 'bonus', verb: null },
  withdraw: { icon: ArrowUpRight, text: 'withdraw', tile: 'out', verb: 'withdrawn' },
  transfer: { icon: ArrowLeftRight, text: 'transfer', tile: 'invite', verb: 'transferred' },
  other: { icon: CircleHelp, text: 'other', tile: 'out', verb: null },
} as const satisfies Record<RowKind, { icon: LucideIcon; text: string; tile: TileKind; verb: string | null }>

/** The names of a row's kind: one that the app does not know is called by the server's own word. */
export const ownWordOf = ({ kind, word }: Pick<StatementRow, 'kind' | 'word'>) => (kind === 'other' ? word : '')
