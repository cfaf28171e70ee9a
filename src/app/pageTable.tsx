import {
  BookOpenText,
  House,
  LogIn,
  MessageCircleQuestion,
  PlayCircle,
  ReceiptText,
  UserRound,
  UserRoundPlus,
} from 'lucide-react'
import { Redirect } from 'wouter'
import { HomeSkeleton } from '../features/home/HomeSkeleton.tsx'
import { pages, type PageAddress } from '../nav/addresses.ts'
import { lazyFeature } from '../ui/layout/lazyFeature.tsx'
import type { BarDialogRow, PageRow } from './tableRow.ts'

const balanceAside = lazyFeature('home', () => import('../features/home/BalanceAside.tsx'), 'BalanceAside')

type PageTable = Record<PageAddress | typeof anyOther, PageRow> & Record<'conditions', BarDialogRow>

const anyOther = '*'

/** Rows in the order of the bars; conditions is the bars' only dialog. */
export const pageTable = {
  [pages.profile]: {
    page: lazyFeature('profile shared', () => import('../features/profile/ProfilePage.tsx'), 'ProfilePage'),
    frame: 'Member',
    aside: pages.statement,
    bar: { bars: ['member'], icon: UserRound, text: 'profile' },
  },
  conditions: {
    dialog: lazyFeature('info', () => import('../features/info/ConditionsDialog.tsx'), 'ConditionsDialog'),
    bar: { bars: ['member'], icon: BookOpenText, text: 'conditions' },
  },
  [pages.login]: {
    page: lazyFeature('login', () => import('../features/login/LoginPage.tsx'), 'LoginPage'),
    frame: 'Auth',
    bar: { bars: ['visitor'], icon: LogIn, text: 'login' },
  },
  [pages.home]: {
    page: lazyFeature('home', () => import('../features/home/HomePage.tsx'), 'HomePage'),
    frame: 'Member',
    bar: { bars: ['member', 'loggedIn'], icon: House, text: 'home' },
    skeleton: <HomeSkeleton />,
    aside: pages.statement,
  },
  [pages.statement]: {
    page: lazyFeature('statement shared', () => import('../features/statement/StatementPage.tsx'), 'StatementPage'),
    frame: 'Member',
    bar: { bars: ['member'], icon: ReceiptText, text: 'statement' },
    aside: balanceAside,
  },
  [pages.register]: {
    page: lazyFeature('register shared', () => import('../features/register/RegisterPage.tsx'), 'RegisterPage'),
    frame: 'Public',
    bar: { bars: ['loggedIn', 'visitor'], icon: UserRoundPlus, text: 'register' },
  },
  [pages.howto]: {
    page: lazyFeature('info', () => import('../features/info/HowtoPage.tsx'), 'HowtoPage'),
    frame: 'Public',
    bar: { bars: ['loggedIn', 'visitor'], icon: PlayCircle, text: 'howto' },
  },
  [pages.contact]: {
    page: lazyFeature('info shared', () => import('../features/info/ContactPage.tsx'), 'ContactPage'),
    frame: 'Public',
    bar: { bars: ['loggedIn', 'visitor'], icon: MessageCircleQuestion, text: 'contact' },
  },
  [pages.memberContact]: {
    page: lazyFeature('info shared', () => import('../features/info/ContactPage.tsx'), 'ContactPage'),
    frame: 'Member',
    bar: { bars: ['member'], icon: MessageCircleQuestion, text: 'contact' },
    aside: balanceAside,
  },
  [pages.bonus]: {
    page: lazyFeature('bonus shared', () => import('../features/bonus/BonusPage.tsx'), 'BonusPage'),
    frame: 'Member',
    within: pages.home,
    aside: pages.statement,
  },
  [pages.spin]: {
    page: lazyFeature('spin shared', () => import('../features/spin/SpinPage.tsx'), 'SpinPage'),
    frame: 'Member',
    within: pages.home,
    aside: pages.statement,
  },
  [pages.terminated]: {
    page: lazyFeature('shared', () => import('./TerminatedPage.tsx'), 'TerminatedPage'),
    frame: 'Blank',
  },
  [pages.root]: { page: () => <Redirect to={pages.user} replace />, frame: 'Blank' },
  [pages.user]: { page: () => <Redirect to={pages.home} replace />, frame: 'Blank' },

  [anyOther]: {
    page: lazyFeature('shared', () => import('./NotFoundPage.tsx'), 'NotFoundPage'),
    frame: 'Blank',
  },
} satisfies PageTable

export const pageTableRows = Object.entries<PageRow | BarDialogRow>(pageTable)
