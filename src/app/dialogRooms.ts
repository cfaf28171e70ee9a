import { lazyRoom } from '../ui/lazyRoom.tsx'

/** Every room's dialogs, each in a file of its own that is loaded when it is needed. */
export const AgreementDialog = lazyRoom('home', () => import('../features/home/AgreementDialog.tsx'), 'AgreementDialog')
export const TransferDialog = lazyRoom(
  'transfer shared',
  () => import('../features/transfer/TransferDialog.tsx'),
  'TransferDialog',
)
export const WithdrawDialog = lazyRoom(
  'withdraw shared',
  () => import('../features/withdraw/WithdrawDialog.tsx'),
  'WithdrawDialog',
)
export const ConditionsDialog = lazyRoom(
  'info',
  () => import('../features/info/ConditionsDialog.tsx'),
  'ConditionsDialog',
)
export const PasswordDialog = lazyRoom(
  'profile shared',
  () => import('../features/profile/PasswordDialog.tsx'),
  'PasswordDialog',
)
export const ProfileDialog = lazyRoom(
  'profile shared',
  () => import('../features/profile/ProfileDialog.tsx'),
  'ProfileDialog',
)
export const BankNameDialog = lazyRoom(
  'profile shared',
  () => import('../features/profile/BankNameDialog.tsx'),
  'BankNameDialog',
)
export const DepositDialog = lazyRoom(
  'deposit shared',
  () => import('../features/deposit/DepositDialog.tsx'),
  'DepositDialog',
)
export const QrDialog = lazyRoom('qr shared', () => import('../features/qr/QrDialog.tsx'), 'QrDialog')
export const GiftDialog = lazyRoom('gift shared', () => import('../features/gift/GiftDialog.tsx'), 'GiftDialog')
export const SlipDialog = lazyRoom('slip shared', () => import('../features/slip/SlipDialog.tsx'), 'SlipDialog')
export const SlipsDialog = lazyRoom('slip shared', () => import('../features/slip/SlipsDialog.tsx'), 'SlipsDialog')
export const GameDialog = lazyRoom('games shared', () => import('../features/games/GameDialog.tsx'), 'GameDialog')
export const BonusDialog = lazyRoom('bonus shared', () => import('../features/bonus/BonusDialog.tsx'), 'BonusDialog')
export const EndBonusDialog = lazyRoom(
  'bonus shared',
  () => import('../features/bonus/EndBonusDialog.tsx'),
  'EndBonusDialog',
)
export const PromotionDialog = lazyRoom(
  'bonus shared',
  () => import('../features/bonus/PromotionDialog.tsx'),
  'PromotionDialog',
)
export const InviteDialog = lazyRoom(
  'invite shared',
  () => import('../features/invite/InviteDialog.tsx'),
  'InviteDialog',
)
export const InviteBonusDialog = lazyRoom(
  'invite shared',
  () => import('../features/invite/InviteBonusDialog.tsx'),
  'InviteBonusDialog',
)
export const InviteQrDialog = lazyRoom(
  'invite',
  () => import('../features/invite/InviteQrDialog.tsx'),
  'InviteQrDialog',
)
export const RefundDialog = lazyRoom(
  'refund shared',
  () => import('../features/refund/RefundDialog.tsx'),
  'RefundDialog',
)
export const PreferencesDialog = lazyRoom(
  'preferences',
  () => import('../features/preferences/PreferencesDialog.tsx'),
  'PreferencesDialog',
)
export const CouponDialog = lazyRoom('spin shared', () => import('../features/spin/CouponDialog.tsx'), 'CouponDialog')
export const ChatDialog = lazyRoom(
  'chat shared',
  () => import('../features/chat/conversation/ChatDialog.tsx'),
  'ChatDialog',
)
export const ChatWidget = lazyRoom('chat', () => import('../features/chat/icon/ChatWidget.tsx'), 'ChatWidget')
