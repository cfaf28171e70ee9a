import { lazyRoom } from './lazyRoom.ts'

/** Every room's dialogs, each in a file of its own that is loaded when it is needed. */
export const AgreementDialog = lazyRoom(
  'home',
  async () => (await import('../features/home/AgreementDialog.tsx')).AgreementDialog,
)
export const TransferDialog = lazyRoom(
  'transfer',
  async () => (await import('../features/transfer/TransferDialog.tsx')).TransferDialog,
)
export const WithdrawDialog = lazyRoom(
  'withdraw',
  async () => (await import('../features/withdraw/WithdrawDialog.tsx')).WithdrawDialog,
)
export const ConditionsDialog = lazyRoom(
  'info',
  async () => (await import('../features/info/ConditionsDialog.tsx')).ConditionsDialog,
)
export const PasswordDialog = lazyRoom(
  'profile',
  async () => (await import('../features/profile/PasswordDialog.tsx')).PasswordDialog,
)
export const ProfileDialog = lazyRoom(
  'profile',
  async () => (await import('../features/profile/ProfileDialog.tsx')).ProfileDialog,
)
export const BankNameDialog = lazyRoom(
  'profile',
  async () => (await import('../features/profile/BankNameDialog.tsx')).BankNameDialog,
)
