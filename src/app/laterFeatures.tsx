import { lazyFeature } from '../ui/layout/lazyFeature.tsx'

// Loaded together after the first screen.

export { DepositGate } from '../features/depositLimits/DepositGate.tsx'

export const DepositLimitsDialog = lazyFeature(
  'depositLimits shared',
  () => import('../features/depositLimits/DepositLimitsDialog.tsx'),
  'DepositLimitsDialog',
)

export const LockDialog = lazyFeature('lock shared', () => import('../features/lock/LockDialog.tsx'), 'LockDialog')

export const FindGameDialog = lazyFeature(
  'games home shared',
  () => import('../features/games/FindGameDialog.tsx'),
  'FindGameDialog',
)

export const MoneyMapDialog = lazyFeature(
  'moneyMap shared',
  () => import('../features/moneyMap/MoneyMapDialog.tsx'),
  'MoneyMapDialog',
)

export const ReportDialog = lazyFeature(
  'report statement shared',
  () => import('../features/statement/report/ReportDialog.tsx'),
  'ReportDialog',
)

export const ResultDialog = lazyFeature(
  'sessionResult',
  () => import('../features/sessionResult/ResultDialog.tsx'),
  'ResultDialog',
)

export const KitDialog = lazyFeature(
  'kit shared',
  () => import('../features/invite/affiliateKit/KitDialog.tsx'),
  'KitDialog',
)
