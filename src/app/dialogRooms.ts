import { lazyRoom } from '../ui/lazyRoom.tsx'

/** Every room's dialogs, each in a file of its own that is loaded when it is needed. */
export const AgreementDialog = lazyRoom(
  'home',
  async () => (await import('../features/home/AgreementDialog.tsx')).AgreementDialog,
)
export const TransferDialog = lazyRoom(
  'transfer shared',
  async () => (await import('../features/transfer/TransferDialog.tsx')).TransferDialog,
)
export const WithdrawDialog = lazyRoom(
  'withdraw shared',
  async () => (await import('../features/withdraw/WithdrawDialog.tsx')).WithdrawDialog,
)
export const ConditionsDialog = lazyRoom(
  'info',
  async () => (await import('../features/info/ConditionsDialog.tsx')).ConditionsDialog,
)
export const PasswordDialog = lazyRoom(
  'profile shared',
  async () => (await import('../features/profile/PasswordDialog.tsx')).PasswordDialog,
)
export const ProfileDialog = lazyRoom(
  'profile shared',
  async () => (await import('../features/profile/ProfileDialog.tsx')).ProfileDialog,
)
export const BankNameDialog = lazyRoom(
  'profile shared',
  async () => (await import('../features/profile/BankNameDialog.tsx')).BankNameDialog,
)
export const DepositDialog = lazyRoom(
  'deposit shared',
  async () => (await import('../features/deposit/DepositDialog.tsx')).DepositDialog,
)
export const QrDialog = lazyRoom('qr shared', async () => (await import('../features/qr/QrDialog.tsx')).QrDialog)
export const GiftDialog = lazyRoom(
  'gift shared',
  async () => (await import('../features/gift/GiftDialog.tsx')).GiftDialog,
)
export const SlipDialog = lazyRoom(
  'slip shared',
  async () => (await import('../features/slip/SlipDialog.tsx')).SlipDialog,
)
export const SlipsDialog = lazyRoom(
  'slip shared',
  async () => (await import('../features/slip/SlipsDialog.tsx')).SlipsDialog,
)
export const GameDialog = lazyRoom(
  'games shared',
  async () => (await import('../features/games/GameDialog.tsx')).GameDialog,
)
export const BonusDialog = lazyRoom(
  'bonus shared',
  async () => (await import('../features/bonus/BonusDialog.tsx')).BonusDialog,
)
export const EndBonusDialog = lazyRoom(
  'bonus shared',
  async () => (await import('../features/bonus/EndBonusDialog.tsx')).EndBonusDialog,
)
export const PromotionDialog = lazyRoom(
  'bonus shared',
  async () => (await import('../features/bonus/PromotionDialog.tsx')).PromotionDialog,
)
export const InviteDialog = lazyRoom(
  'invite shared',
  async () => (await import('../features/invite/InviteDialog.tsx')).InviteDialog,
)
export const InviteBonusDialog = lazyRoom(
  'invite shared',
  async () => (await import('../features/invite/InviteBonusDialog.tsx')).InviteBonusDialog,
)
export const InviteQrDialog = lazyRoom(
  'invite',
  async () => (await import('../features/invite/InviteQrDialog.tsx')).InviteQrDialog,
)
export const RefundDialog = lazyRoom(
  'refund shared',
  async () => (await import('../features/refund/RefundDialog.tsx')).RefundDialog,
)
export const PreferencesDialog = lazyRoom(
  'preferences',
  async () => (await import('../features/preferences/PreferencesDialog.tsx')).PreferencesDialog,
)
export const CouponDialog = lazyRoom(
  'spin shared',
  async () => (await import('../features/spin/CouponDialog.tsx')).CouponDialog,
)
export const ChatDialog = lazyRoom(
  'chat shared',
  async () => (await import('../features/chat/conversation/ChatDialog.tsx')).ChatDialog,
)
export const ChatWidget = lazyRoom(
  'chat',
  async () => (await import('../features/chat/icon/ChatWidget.tsx')).ChatWidget,
)
