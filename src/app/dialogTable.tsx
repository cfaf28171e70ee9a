import type { FunctionComponent } from 'react'
import { DepositGate } from '../features/depositLimits/DepositGate.tsx'
import { hasFeature } from '../lib/settings/settings.ts'
import type { DialogName } from '../nav/dialogNames.ts'
import { lazyFeature } from '../ui/layout/lazyFeature.tsx'
import { pageTable } from './pageTable.tsx'
import type { DialogRow } from './tableRow.ts'

export const LazyDialogFailure = lazyFeature('', () => import('./DialogFailure.tsx'), 'DialogFailure')

const lazyDialog = <Name extends string>(
  texts: Parameters<typeof lazyFeature>[0],
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
  more?: Omit<DialogRow, 'dialog'>,
) => ({ dialog: lazyFeature(texts, load, name), ...more })

/** The table loads behind the first screen. */
export const dialogTable = {
  conditions: pageTable.conditions,
  affiliateKit: lazyDialog(
    'affiliateKit shared',
    () => import('../features/invite/affiliateKit/KitDialog.tsx'),
    'KitDialog',
    {
      optionalFeature: 'affiliateKit',
    },
  ),
  agreement: lazyDialog('home', () => import('../features/home/AgreementDialog.tsx'), 'AgreementDialog'),
  bankName: lazyDialog('profile shared', () => import('../features/profile/BankNameDialog.tsx'), 'BankNameDialog'),
  bonus: lazyDialog('bonus shared', () => import('../features/bonus/BonusDialog.tsx'), 'BonusDialog'),
  chat: lazyDialog('chat shared', () => import('../features/chat/conversation/ChatDialog.tsx'), 'ChatDialog', {
    isPublic: true,
  }),
  coupon: lazyDialog('spin shared', () => import('../features/spin/CouponDialog.tsx'), 'CouponDialog'),
  deposit: lazyDialog('deposit shared', () => import('../features/deposit/DepositDialog.tsx'), 'DepositDialog', {
    gate: DepositGate,
  }),
  depositLimits: lazyDialog(
    'depositLimits shared',
    () => import('../features/depositLimits/DepositLimitsDialog.tsx'),
    'DepositLimitsDialog',
    { optionalFeature: 'depositLimits' },
  ),
  endBonus: lazyDialog('bonus shared', () => import('../features/bonus/EndBonusDialog.tsx'), 'EndBonusDialog'),
  findGame: lazyDialog('games home shared', () => import('../features/games/FindGameDialog.tsx'), 'FindGameDialog'),
  game: lazyDialog('games shared', () => import('../features/games/GameDialog.tsx'), 'GameDialog'),
  gift: lazyDialog('gift shared', () => import('../features/gift/GiftDialog.tsx'), 'GiftDialog', { gate: DepositGate }),
  invite: lazyDialog('invite shared', () => import('../features/invite/InviteDialog.tsx'), 'InviteDialog'),
  inviteBonus: lazyDialog(
    'invite shared',
    () => import('../features/invite/InviteBonusDialog.tsx'),
    'InviteBonusDialog',
  ),
  inviteQr: lazyDialog('invite', () => import('../features/invite/InviteQrDialog.tsx'), 'InviteQrDialog'),
  lock: lazyDialog('lock shared', () => import('../features/lock/LockDialog.tsx'), 'LockDialog', {
    optionalFeature: 'pinLock',
  }),
  logout: lazyDialog('profile shared', () => import('../features/profile/LogoutDialog.tsx'), 'LogoutDialog'),
  moneyMap: lazyDialog('moneyMap shared', () => import('../features/moneyMap/MoneyMapDialog.tsx'), 'MoneyMapDialog'),
  password: lazyDialog('profile shared', () => import('../features/profile/PasswordDialog.tsx'), 'PasswordDialog'),
  preferences: lazyDialog(
    'preferences',
    () => import('../features/preferences/PreferencesDialog.tsx'),
    'PreferencesDialog',
    { isPublic: true },
  ),
  profile: lazyDialog('profile shared', () => import('../features/profile/ProfileDialog.tsx'), 'ProfileDialog'),
  promotion: lazyDialog('bonus shared', () => import('../features/bonus/PromotionDialog.tsx'), 'PromotionDialog'),
  qr: lazyDialog('qr shared', () => import('../features/qr/QrDialog.tsx'), 'QrDialog', { gate: DepositGate }),
  refund: lazyDialog('refund shared', () => import('../features/refund/RefundDialog.tsx'), 'RefundDialog'),
  sessionResult: lazyDialog(
    'sessionResult',
    () => import('../features/sessionResult/ResultDialog.tsx'),
    'ResultDialog',
  ),
  slip: lazyDialog('slip shared', () => import('../features/slip/SlipDialog.tsx'), 'SlipDialog', { gate: DepositGate }),
  slips: lazyDialog('slip shared statement', () => import('../features/slip/SlipsDialog.tsx'), 'SlipsDialog'),
  statementReport: lazyDialog(
    'statementReport statement shared',
    () => import('../features/statement/report/ReportDialog.tsx'),
    'ReportDialog',
    { optionalFeature: 'statementReport' },
  ),
  transfer: lazyDialog('transfer shared', () => import('../features/transfer/TransferDialog.tsx'), 'TransferDialog'),
  withdraw: lazyDialog('withdraw shared', () => import('../features/withdraw/WithdrawDialog.tsx'), 'WithdrawDialog'),
} satisfies Record<DialogName, DialogRow>

/** Excludes dialogs of features left out of the build. */
export function isDialog(word: string): word is DialogName {
  const row: DialogRow | null = Object.hasOwn(dialogTable, word) ? dialogTable[word as DialogName] : null
  return row !== null && (row.optionalFeature === undefined || hasFeature(row.optionalFeature))
}
