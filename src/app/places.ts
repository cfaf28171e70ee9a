import {
  BookOpenText,
  House,
  LogIn,
  MessageCircleQuestion,
  PlayCircle,
  ReceiptText,
  UserRound,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react'
import { pages, type DialogName } from '../nav/addresses.ts'

/** A place in the bottom bar: a page, or a dialog on the current one. */
export interface Place {
  readonly to: { readonly page: string } | { readonly dialog: DialogName }
  readonly icon: LucideIcon
  readonly text: 'conditions' | 'contact' | 'home' | 'howto' | 'login' | 'profile' | 'register' | 'statement'
}

/** Who sees the bar: a member inside, a member on a page for everybody, somebody else. */
export type Visitor = 'member' | 'signedIn' | 'visitor'

const inside: readonly Place[] = [
  { to: { page: pages.profile }, icon: UserRound, text: 'profile' },
  { to: { dialog: 'conditions' }, icon: BookOpenText, text: 'conditions' },
  { to: { page: pages.home }, icon: House, text: 'home' },
  { to: { page: pages.statement }, icon: ReceiptText, text: 'statement' },
  { to: { page: pages.memberContact }, icon: MessageCircleQuestion, text: 'contact' },
]
const outside: readonly Place[] = [
  { to: { page: pages.register }, icon: UserRoundPlus, text: 'register' },
  { to: { page: pages.howto }, icon: PlayCircle, text: 'howto' },
  { to: { page: pages.contact }, icon: MessageCircleQuestion, text: 'contact' },
]
const login: Place = { to: { page: pages.login }, icon: LogIn, text: 'login' }
const home: Place = { to: { page: pages.home }, icon: House, text: 'home' }

const places: Record<Visitor, readonly Place[]> = {
  member: inside,
  // The way back to the wallet stands where others find the login.
  signedIn: [home, ...outside],
  visitor: [login, ...outside],
}

/** The bar's places, in its order. */
export const placesOf = (visitor: Visitor) => places[visitor]
