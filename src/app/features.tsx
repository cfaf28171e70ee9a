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
import { lazyFeature } from '../ui/layout/lazyFeature.tsx'
import { Skeleton } from '../ui/lists/Skeleton.tsx'
import type * as LaterFeatures from './laterFeatures.tsx'
import type { DialogFeature, PageFeature } from './feature.ts'

const balanceAside = lazyFeature('home', () => import('../features/home/BalanceAside.tsx'), 'BalanceAside')

export const LazyDialogFailure = lazyFeature('', () => import('./DialogFailure.tsx'), 'DialogFailure')

const cardSkeleton = <Skeleton height={360} />

type FeatureTable = Record<PageAddress | typeof anyOther, PageFeature> & Record<DialogName, DialogFeature>

const anyOther = '*'

const depositGate = lazyFeature('', () => import('./laterFeatures.tsx'), 'DepositGate')

/** Its code is in the later file, loaded after the first screen. */
const laterDialog = (name: Exclude<keyof typeof LaterFeatures, 'DepositGate'>) =>
  lazyFeature<typeof name>('', () => import('./laterFeatures.tsx'), name)

/** The bars keep this order. */
export const features = {
  [pages.profile]: {
    page: lazyFeature('profile shared', () => import('../features/profile/ProfilePage.tsx'), 'ProfilePage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    aside: pages.statement,
    place: { bars: ['member'], icon: UserRound, text: 'profile' },
  },
  conditions: {
    dialog: lazyFeature('info', () => import('../features/info/ConditionsDialog.tsx'), 'ConditionsDialog'),
    place: { bars: ['member'], icon: BookOpenText, text: 'conditions' },
  },
  [pages.login]: {
    page: lazyFeature('login', () => import('../features/login/LoginPage.tsx'), 'LoginPage'),
    frame: 'Entrance',
    place: { bars: ['visitor'], icon: LogIn, text: 'login' },
  },
  [pages.home]: {
    page: lazyFeature('home', () => import('../features/home/HomePage.tsx'), 'HomePage'),
    frame: 'Member',
    place: { bars: ['member', 'signedIn'], icon: House, text: 'home' },
    skeleton: <HomeSkeleton />,
    aside: pages.statement,
  },
  [pages.statement]: {
    page: lazyFeature('statement shared', () => import('../features/statement/StatementPage.tsx'), 'StatementPage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    place: { bars: ['member'], icon: ReceiptText, text: 'statement' },
    aside: balanceAside,
  },
  [pages.register]: {
    page: lazyFeature('register shared', () => import('../features/register/RegisterPage.tsx'), 'RegisterPage'),
    frame: 'Public',
    place: { bars: ['signedIn', 'visitor'], icon: UserRoundPlus, text: 'register' },
  },
  [pages.howto]: {
    page: lazyFeature('info', () => import('../features/info/HowtoPage.tsx'), 'HowtoPage'),
    frame: 'Public',
    place: { bars: ['signedIn', 'visitor'], icon: PlayCircle, text: 'howto' },
  },
  [pages.contact]: {
    page: lazyFeature('info shared', () => import('../features/info/ContactPage.tsx'), 'ContactPage'),
    frame: 'Public',
    place: { bars: ['signedIn', 'visitor'], icon: MessageCircleQuestion, text: 'contact' },
  },
  [pages.memberContact]: {
    page: lazyFeature('info shared', () => import('../features/info/ContactPage.tsx'), 'ContactPage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    place: { bars: ['member'], icon: MessageCircleQuestion, text: 'contact' },
    aside: balanceAside,
  },
  [pages.bonus]: {
    page: lazyFeature('bonus shared', () => import('../features/bonus/BonusPage.tsx'), 'BonusPage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    within: pages.home,
    aside: pages.statement,
  },
  [pages.spin]: {
    page: lazyFeature('spin shared', () => import('../features/spin/SpinPage.tsx'), 'SpinPage'),
    frame: 'Member',
    skeleton: cardSkeleton,
    within: pages.home,
    aside: pages.statement,
  },
  [pages.terminated]: {
    page: lazyFeature('shared', () => import('./TerminatedPage.tsx'), 'TerminatedPage'),
    frame: 'Bare',
  },
  [pages.root]: { page: () => <Redirect to={pages.user} replace />, frame: 'Bare' },
  [pages.user]: { page: () => <Redirect to={pages.home} replace />, frame: 'Bare' },

  agreement: { dialog: lazyFeature('home', () => import('../features/home/AgreementDialog.tsx'), 'AgreementDialog') },
  bankName: {
    dialog: lazyFeature('profile shared', () => import('../features/profile/BankNameDialog.tsx'), 'BankNameDialog'),
  },
  bonus: { dialog: lazyFeature('bonus shared', () => import('../features/bonus/BonusDialog.tsx'), 'BonusDialog') },
  depositLimits: { dialog: laterDialog('DepositLimitsDialog'), optionalFeature: 'depositLimits' },
  chat: {
    dialog: lazyFeature('chat shared', () => import('../features/chat/conversation/ChatDialog.tsx'), 'ChatDialog'),
    isPublic: true,
  },
  coupon: { dialog: lazyFeature('spin shared', () => import('../features/spin/CouponDialog.tsx'), 'CouponDialog') },
  deposit: {
    dialog: lazyFeature('deposit shared', () => import('../features/deposit/DepositDialog.tsx'), 'DepositDialog'),
    gate: depositGate,
  },
  endBonus: {
    dialog: lazyFeature('bonus shared', () => import('../features/bonus/EndBonusDialog.tsx'), 'EndBonusDialog'),
  },
  findGame: { dialog: laterDialog('FindGameDialog') },
  game: { dialog: lazyFeature('games shared', () => import('../features/games/GameDialog.tsx'), 'GameDialog') },
  gift: {
    dialog: lazyFeature('gift shared', () => import('../features/gift/GiftDialog.tsx'), 'GiftDialog'),
    gate: depositGate,
  },
  invite: { dialog: lazyFeature('invite shared', () => import('../features/invite/InviteDialog.tsx'), 'InviteDialog') },
  inviteBonus: {
    dialog: lazyFeature('invite shared', () => import('../features/invite/InviteBonusDialog.tsx'), 'InviteBonusDialog'),
  },
  inviteQr: { dialog: lazyFeature('invite', () => import('../features/invite/InviteQrDialog.tsx'), 'InviteQrDialog') },
  kit: { dialog: laterDialog('KitDialog'), optionalFeature: 'affiliateKit' },
  lock: { dialog: laterDialog('LockDialog'), optionalFeature: 'pinLock' },
  logout: {
    dialog: lazyFeature('profile shared', () => import('../features/profile/LogoutDialog.tsx'), 'LogoutDialog'),
  },
  moneyMap: { dialog: laterDialog('MoneyMapDialog') },
  password: {
    dialog: lazyFeature('profile shared', () => import('../features/profile/PasswordDialog.tsx'), 'PasswordDialog'),
  },
  preferences: {
    dialog: lazyFeature(
      'preferences',
      () => import('../features/preferences/PreferencesDialog.tsx'),
      'PreferencesDialog',
    ),
    isPublic: true,
  },
  profile: {
    dialog: lazyFeature('profile shared', () => import('../features/profile/ProfileDialog.tsx'), 'ProfileDialog'),
  },
  promotion: {
    dialog: lazyFeature('bonus shared', () => import('../features/bonus/PromotionDialog.tsx'), 'PromotionDialog'),
  },
  qr: { dialog: lazyFeature('qr shared', () => import('../features/qr/QrDialog.tsx'), 'QrDialog'), gate: depositGate },
  refund: { dialog: lazyFeature('refund shared', () => import('../features/refund/RefundDialog.tsx'), 'RefundDialog') },
  report: { dialog: laterDialog('ReportDialog'), optionalFeature: 'statementReport' },
  sessionResult: { dialog: laterDialog('ResultDialog') },
  slip: {
    dialog: lazyFeature('slip shared', () => import('../features/slip/SlipDialog.tsx'), 'SlipDialog'),
    gate: depositGate,
  },
  slips: { dialog: lazyFeature('slip shared', () => import('../features/slip/SlipsDialog.tsx'), 'SlipsDialog') },
  transfer: {
    dialog: lazyFeature('transfer shared', () => import('../features/transfer/TransferDialog.tsx'), 'TransferDialog'),
  },
  withdraw: {
    dialog: lazyFeature('withdraw shared', () => import('../features/withdraw/WithdrawDialog.tsx'), 'WithdrawDialog'),
  },

  [anyOther]: {
    page: lazyFeature('shared', () => import('./NotFoundPage.tsx'), 'NotFoundPage'),
    frame: 'Bare',
  },
} satisfies FeatureTable

export const rows = Object.entries<PageFeature | DialogFeature>(features)

/** Excludes dialogs of features left out of the build. */
export function isDialog(word: string): word is DialogName {
  const row: PageFeature | DialogFeature | null = Object.hasOwn(features, word)
    ? features[word as keyof FeatureTable]
    : null
  return row !== null && 'dialog' in row && (row.optionalFeature === undefined || hasFeature(row.optionalFeature))
}
