import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  CircleHelp,
  Gift,
  PackageCheck,
  type LucideIcon,
} from 'lucide-react'
import type { Kind } from '../../ui/KindTile.tsx'

const kinds = {
  deposit: { icon: ArrowDownLeft, text: 'deposit', tile: 'in' },
  bonus: { icon: Gift, text: 'bonus', tile: 'bonus' },
  finish_bonus: { icon: PackageCheck, text: 'finishBonus', tile: 'bonus' },
  withdraw: { icon: ArrowUpRight, text: 'withdraw', tile: 'out' },
  transfer: { icon: ArrowLeftRight, text: 'transfer', tile: 'invite' },
} as const satisfies Record<string, { icon: LucideIcon; text: string; tile: Kind }>

/** How movements between two accounts are called where the name of an account follows. */
const verbs = { deposit: 'deposited', withdraw: 'withdrawn', transfer: 'transferred' } as const

const isKnown = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type)

/** The icon, the tile and the name of a type of movement. One that is not known has no name in the texts. */
export const kindOf = (type: string) =>
  isKnown(type) ? kinds[type] : ({ icon: CircleHelp, text: null, tile: 'out' } as const)

const isBetween = (type: string): type is keyof typeof verbs => Object.hasOwn(verbs, type)

/** The name of a type of movement, short, before the name of an account; null for what is not between two accounts. */
export const verbOf = (type: string) => (isBetween(type) ? verbs[type] : null)
