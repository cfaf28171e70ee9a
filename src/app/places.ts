import { House, ReceiptText, type LucideIcon } from 'lucide-react'
import { pages } from '../nav/addresses.ts'

/** A place in the bottom bar. */
export interface Place {
  readonly path: string
  readonly icon: LucideIcon
  readonly text: 'home' | 'statement'
}

/** Places of the signed-in shell, in the bar's order. A place joins in the change that builds its page. */
export const memberPlaces: readonly Place[] = [
  { path: pages.home, icon: House, text: 'home' },
  { path: pages.statement, icon: ReceiptText, text: 'statement' },
]
