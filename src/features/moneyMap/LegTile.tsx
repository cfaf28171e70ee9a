import { ArrowLeftRight, Check, Clock, ClockAlert, Minus, X, type LucideIcon } from 'lucide-react'
import { KindTile, type Kind } from '../../ui/KindTile.tsx'
import type { Leg } from './leg.ts'

const tiles = {
  waiting: { icon: Clock, kind: 'out' },
  sending: { icon: ArrowLeftRight, kind: 'invite' },
  done: { icon: Check, kind: 'in' },
  failed: { icon: X, kind: 'danger' },
  unknown: { icon: ClockAlert, kind: 'wait' },
  notSent: { icon: Minus, kind: 'out' },
} as const satisfies Record<Leg['state'], { icon: LucideIcon; kind: Kind }>

/** How far a transfer home has come. Decoration: words stand beside it. */
export const LegTile = ({ state }: Pick<Leg, 'state'>) => <KindTile {...tiles[state]} />
