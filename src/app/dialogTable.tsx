import { DepositGate } from '../features/depositLimits/DepositGate.tsx'
import { hasFeature } from '../lib/settings/settings.ts'
import type { DialogName } from '../nav/dialogNames.ts'
import { lazyFeature } from '../ui/layout/lazyFeature.tsx'
import type { DialogFeature } from './feature.ts'
import { features } from './features.tsx'

export const LazyDialogFailure = lazyFeature('', () => import('./DialogFailure.tsx'), 'DialogFailure')

/** Loaded behind the first screen. */
export const dialogs = {
  conditions: features.conditions,
  agreement: { dialog: lazyFeature('home', () => import('../features/home/AgreementDialog.tsx'), 'AgreementDialog') },
  bankName: {
    dialog: lazyFeature('profile shared', () => import('../features/profile/BankNameDialog.tsx'), 'BankNameDialog'),
  },
  bonus: { dialog: lazyFeature('bonus shared', () => import('../features/bonus/BonusDialog.tsx'), 'BonusDialog') },
  depositLimits: {
    dialog: lazyFeature(
      'depositLimits shared',
      () => import('../features/depositLimits/DepositLimitsDialog.tsx'),
      'DepositLimitsDialog',
    ),
    optionalFeature: 'depositLimits',
  },
  chat: {
    dialog: lazyFeature('chat shared', () => import('../features/chat/conversation/ChatDialog.tsx'), 'ChatDialog'),
    isPublic: true,
  },
  coupon: { dialog: lazyFeature('spin shared', () => import('../features/spin/CouponDialog.tsx'), 'CouponDialog') },
  deposit: {
    dialog: lazyFeature('deposit shared', () => import('../features/deposit/DepositDialog.tsx'), 'DepositDialog'),
    gate: DepositGate,
  },
  endBonus: {
    dialog: lazyFeature('bonus shared', () => import('../features/bonus/EndBonusDialog.tsx'), 'EndBonusDialog'),
  },
  findGame: {
    dialog: lazyFeature('games home shared', () => import('../features/games/FindGameDialog.tsx'), 'FindGameDialog'),
  },
  game: { dialog: lazyFeature('games shared', () => import('../features/games/GameDialog.tsx'), 'GameDialog') },
  gift: {
    dialog: lazyFeature('gift shared', () => import('../features/gift/GiftDialog.tsx'), 'GiftDialog'),
    gate: DepositGate,
  },
  invite: { dialog: lazyFeature('invite shared', () => import('../features/invite/InviteDialog.tsx'), 'InviteDialog') },
  inviteBonus: {
    dialog: lazyFeature('invite shared', () => import('../features/invite/InviteBonusDialog.tsx'), 'InviteBonusDialog'),
  },
  inviteQr: { dialog: lazyFeature('invite', () => import('../features/invite/InviteQrDialog.tsx'), 'InviteQrDialog') },
  kit: {
    dialog: lazyFeature('kit shared', () => import('../features/invite/affiliateKit/KitDialog.tsx'), 'KitDialog'),
    optionalFeature: 'affiliateKit',
  },
  lock: {
    dialog: lazyFeature('lock shared', () => import('../features/lock/LockDialog.tsx'), 'LockDialog'),
    optionalFeature: 'pinLock',
  },
  logout: {
    dialog: lazyFeature('profile shared', () => import('../features/profile/LogoutDialog.tsx'), 'LogoutDialog'),
  },
  moneyMap: {
    dialog: lazyFeature('moneyMap shared', () => import('../features/moneyMap/MoneyMapDialog.tsx'), 'MoneyMapDialog'),
  },
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
  qr: { dialog: lazyFeature('qr shared', () => import('../features/qr/QrDialog.tsx'), 'QrDialog'), gate: DepositGate },
  refund: { dialog: lazyFeature('refund shared', () => import('../features/refund/RefundDialog.tsx'), 'RefundDialog') },
  report: {
    dialog: lazyFeature(
      'report statement shared',
      () => import('../features/statement/report/ReportDialog.tsx'),
      'ReportDialog',
    ),
    optionalFeature: 'statementReport',
  },
  sessionResult: {
    dialog: lazyFeature('sessionResult', () => import('../features/sessionResult/ResultDialog.tsx'), 'ResultDialog'),
  },
  slip: {
    dialog: lazyFeature('slip shared', () => import('../features/slip/SlipDialog.tsx'), 'SlipDialog'),
    gate: DepositGate,
  },
  slips: {
    dialog: lazyFeature('slip shared statement', () => import('../features/slip/SlipsDialog.tsx'), 'SlipsDialog'),
  },
  transfer: {
    dialog: lazyFeature('transfer shared', () => import('../features/transfer/TransferDialog.tsx'), 'TransferDialog'),
  },
  withdraw: {
    dialog: lazyFeature('withdraw shared', () => import('../features/withdraw/WithdrawDialog.tsx'), 'WithdrawDialog'),
  },
} satisfies Record<DialogName, DialogFeature>

/** Excludes dialogs of features left out of the build. */
export function isDialog(word: string): word is DialogName {
  const row: DialogFeature | null = Object.hasOwn(dialogs, word) ? dialogs[word as DialogName] : null
  return row !== null && (row.optionalFeature === undefined || hasFeature(row.optionalFeature))
}
