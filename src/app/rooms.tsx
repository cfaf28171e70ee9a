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
import type { DialogName } from '../nav/dialogNames.ts'
import { hasFeature } from '../lib/settings/settings.ts'
import { lazyRoom } from '../ui/layout/lazyRoom.tsx'
import { Skeleton } from '../ui/lists/Skeleton.tsx'
import type * as LaterRooms from './laterRooms.tsx'
import type { DialogRoom, PageRoom } from './room.ts'

const balanceAside = lazyRoom('home', () => import('../features/home/BalanceAside.tsx'), 'BalanceAside')

export const LazyDialogFailure = lazyRoom('', () => import('./DialogFailure.tsx'), 'DialogFailure')

const cardSkeleton = <Skeleton height={360} />

type RoomTable = Record<PageAddress | typeof anyOther, PageRoom> & Record<DialogName, DialogRoom>

const anyOther = '*'

const depositGate = lazyRoom('', () => import('./laterRooms.tsx'), 'DepositGate')

/** Its code is in the later file, loaded after the first screen. */
const laterDialog = (name: Exclude<keyof typeof LaterRooms, 'DepositGate'>) =>
  lazyRoom<typeof name>('', () => import('./laterRooms.tsx'), name)

export const rooms = {
  [pages.profile]: {
    page: lazyRoom('profile shared', () => import('../features/profile/ProfilePage.tsx'), 'ProfilePage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    aside: pages.statement,
    place: { bars: ['member'], icon: UserRound, text: 'profile' },
  },
  conditions: {
    dialog: lazyRoom('info', () => import('../features/info/ConditionsDialog.tsx'), 'ConditionsDialog'),
    place: { bars: ['member'], icon: BookOpenText, text: 'conditions' },
  },
  [pages.login]: {
    page: lazyRoom('login', () => import('../features/login/LoginPage.tsx'), 'LoginPage'),
    frame: 'Entrance',
    place: { bars: ['visitor'], icon: LogIn, text: 'login' },
  },
  [pages.home]: {
    page: lazyRoom('home', () => import('../features/home/HomePage.tsx'), 'HomePage'),
    frame: 'Member',
    place: { bars: ['member', 'signedIn'], icon: House, text: 'home' },
    skeleton: <HomeSkeleton />,
    aside: pages.statement,
  },
  [pages.statement]: {
    page: lazyRoom('statement shared', () => import('../features/statement/StatementPage.tsx'), 'StatementPage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    place: { bars: ['member'], icon: ReceiptText, text: 'statement' },
    aside: balanceAside,
  },
  [pages.register]: {
    page: lazyRoom('register shared', () => import('../features/register/RegisterPage.tsx'), 'RegisterPage'),
    frame: 'Public',
    place: { bars: ['signedIn', 'visitor'], icon: UserRoundPlus, text: 'register' },
  },
  [pages.howto]: {
    page: lazyRoom('info', () => import('../features/info/HowtoPage.tsx'), 'HowtoPage'),
    frame: 'Public',
    place: { bars: ['signedIn', 'visitor'], icon: PlayCircle, text: 'howto' },
  },
  [pages.contact]: {
    page: lazyRoom('info shared', () => import('../features/info/ContactPage.tsx'), 'ContactPage'),
    frame: 'Public',
    place: { bars: ['signedIn', 'visitor'], icon: MessageCircleQuestion, text: 'contact' },
  },
  [pages.memberContact]: {
    page: lazyRoom('info shared', () => import('../features/info/ContactPage.tsx'), 'ContactPage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    place: { bars: ['member'], icon: MessageCircleQuestion, text: 'contact' },
    aside: balanceAside,
  },
  [pages.bonus]: {
    page: lazyRoom('bonus shared', () => import('../features/bonus/BonusPage.tsx'), 'BonusPage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    within: pages.home,
    aside: pages.statement,
  },
  [pages.spin]: {
    page: lazyRoom('spin shared', () => import('../features/spin/SpinPage.tsx'), 'SpinPage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    within: pages.home,
    aside: pages.statement,
  },
  [pages.terminated]: {
    page: lazyRoom('shared', () => import('./TerminatedPage.tsx'), 'TerminatedPage'),
    frame: 'Bare',
  },
  [pages.root]: { page: () => <Redirect to={pages.user} replace />, frame: 'Bare' },
  [pages.user]: { page: () => <Redirect to={pages.home} replace />, frame: 'Bare' },

  agreement: { dialog: lazyRoom('home', () => import('../features/home/AgreementDialog.tsx'), 'AgreementDialog') },
  bankName: {
    dialog: lazyRoom('profile shared', () => import('../features/profile/BankNameDialog.tsx'), 'BankNameDialog'),
  },
  bonus: { dialog: lazyRoom('bonus shared', () => import('../features/bonus/BonusDialog.tsx'), 'BonusDialog') },
  depositLimits: { dialog: laterDialog('DepositLimitsDialog'), part: 'depositLimits' },
  chat: {
    dialog: lazyRoom('chat shared', () => import('../features/chat/conversation/ChatDialog.tsx'), 'ChatDialog'),
    isPublic: true,
  },
  coupon: { dialog: lazyRoom('spin shared', () => import('../features/spin/CouponDialog.tsx'), 'CouponDialog') },
  deposit: {
    dialog: lazyRoom('deposit shared', () => import('../features/deposit/DepositDialog.tsx'), 'DepositDialog'),
    gate: depositGate,
  },
  endBonus: {
    dialog: lazyRoom('bonus shared', () => import('../features/bonus/EndBonusDialog.tsx'), 'EndBonusDialog'),
  },
  game: { dialog: lazyRoom('games shared', () => import('../features/games/GameDialog.tsx'), 'GameDialog') },
  gift: {
    dialog: lazyRoom('gift shared', () => import('../features/gift/GiftDialog.tsx'), 'GiftDialog'),
    gate: depositGate,
  },
  invite: { dialog: lazyRoom('invite shared', () => import('../features/invite/InviteDialog.tsx'), 'InviteDialog') },
  inviteBonus: {
    dialog: lazyRoom('invite shared', () => import('../features/invite/InviteBonusDialog.tsx'), 'InviteBonusDialog'),
  },
  inviteQr: { dialog: lazyRoom('invite', () => import('../features/invite/InviteQrDialog.tsx'), 'InviteQrDialog') },
  kit: { dialog: laterDialog('KitDialog'), part: 'affiliateKit' },
  logout: { dialog: lazyRoom('profile shared', () => import('../features/profile/LogoutDialog.tsx'), 'LogoutDialog') },
  moneyMap: { dialog: laterDialog('MoneyMapDialog') },
  password: {
    dialog: lazyRoom('profile shared', () => import('../features/profile/PasswordDialog.tsx'), 'PasswordDialog'),
  },
  preferences: {
    dialog: lazyRoom('preferences', () => import('../features/preferences/PreferencesDialog.tsx'), 'PreferencesDialog'),
    isPublic: true,
  },
  profile: {
    dialog: lazyRoom('profile shared', () => import('../features/profile/ProfileDialog.tsx'), 'ProfileDialog'),
  },
  promotion: {
    dialog: lazyRoom('bonus shared', () => import('../features/bonus/PromotionDialog.tsx'), 'PromotionDialog'),
  },
  qr: { dialog: lazyRoom('qr shared', () => import('../features/qr/QrDialog.tsx'), 'QrDialog'), gate: depositGate },
  refund: { dialog: lazyRoom('refund shared', () => import('../features/refund/RefundDialog.tsx'), 'RefundDialog') },
  report: { dialog: laterDialog('ReportDialog'), part: 'statementReport' },
  sessionResult: { dialog: laterDialog('ResultDialog') },
  slip: {
    dialog: lazyRoom('slip shared', () => import('../features/slip/SlipDialog.tsx'), 'SlipDialog'),
    gate: depositGate,
  },
  slips: { dialog: lazyRoom('slip shared', () => import('../features/slip/SlipsDialog.tsx'), 'SlipsDialog') },
  transfer: {
    dialog: lazyRoom('transfer shared', () => import('../features/transfer/TransferDialog.tsx'), 'TransferDialog'),
  },
  withdraw: {
    dialog: lazyRoom('withdraw shared', () => import('../features/withdraw/WithdrawDialog.tsx'), 'WithdrawDialog'),
  },

  [anyOther]: {
    page: lazyRoom('shared', () => import('./NotFoundPage.tsx'), 'NotFoundPage'),
    frame: 'Bare',
  },
} satisfies RoomTable

export const rows = Object.entries<PageRoom | DialogRoom>(rooms)

/** Excludes dialogs of features left out of the build. */
export function isDialog(word: string): word is DialogName {
  const row: PageRoom | DialogRoom | null = Object.hasOwn(rooms, word) ? rooms[word as keyof RoomTable] : null
  return row !== null && 'dialog' in row && (row.part === undefined || hasFeature(row.part))
}
