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

/** Places of the signed-in shell, in the bar's order. */
export const memberPlaces: readonly Place[] = [
  { to: { page: pages.profile }, icon: UserRound, text: 'profile' },
  { to: { dialog: 'conditions' }, icon: BookOpenText, text: 'conditions' },
  { to: { page: pages.home }, icon: House, text: 'home' },
  { to: { page: pages.statement }, icon: ReceiptText, text: 'statement' },
  { to: { page: pages.memberContact }, icon: MessageCircleQuestion, text: 'contact' },
]

const visitorPlaces: readonly Place[] = [
  { to: { page: pages.register }, icon: UserRoundPlus, text: 'register' },
  { to: { page: pages.howto }, icon: PlayCircle, text: 'howto' },
  { to: { page: pages.contact }, icon: MessageCircleQuestion, text: 'contact' },
]

/** Places of the public shell: who is signed in finds the way back to the wallet where others find the login. */
export const publicPlaces = (signedIn: boolean): readonly Place[] => [
  signedIn
    ? { to: { page: pages.home }, icon: House, text: 'home' }
    : { to: { page: pages.login }, icon: LogIn, text: 'login' },
  ...visitorPlaces,
]
