import { ArrowLeftRight, Check, Clock, ClockAlert, Minus, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { KindTile, type TileKind } from '../../ui/money/KindTile.tsx'
import type { headlineState } from './leg.ts'

type State = ReturnType<typeof headlineState>

const legTiles = {
  waiting: { icon: Clock, kind: 'out' },
  sending: { icon: ArrowLeftRight, kind: 'invite' },
  done: { icon: Check, kind: 'in' },
  failed: { icon: X, kind: 'danger' },
  partly: { icon: TriangleAlert, kind: 'wait' },
  unknown: { icon: ClockAlert, kind: 'wait' },
  notSent: { icon: Minus, kind: 'out' },
} as const satisfies Record<State, { icon: LucideIcon; kind: TileKind }>

export const LegTile = ({ state }: { state: State }) => <KindTile {...legTiles[state]} />
