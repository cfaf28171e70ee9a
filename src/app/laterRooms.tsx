import { lazyRoom } from '../ui/layout/lazyRoom.tsx'

// Loaded together after the first screen.

export { DepositGate } from '../features/depositLimits/DepositGate.tsx'

export const DepositLimitsDialog = lazyRoom(
  'depositLimits shared',
  () => import('../features/depositLimits/DepositLimitsDialog.tsx'),
  'DepositLimitsDialog',
)

export const MoneyMapDialog = lazyRoom(
  'moneyMap shared',
  () => import('../features/moneyMap/MoneyMapDialog.tsx'),
  'MoneyMapDialog',
)

export const ReportDialog = lazyRoom(
  'report statement shared',
  () => import('../features/statement/report/ReportDialog.tsx'),
  'ReportDialog',
)

export const ResultDialog = lazyRoom(
  'sessionResult',
  () => import('../features/sessionResult/ResultDialog.tsx'),
  'ResultDialog',
)

export const KitDialog = lazyRoom('kit shared', () => import('../features/invite/kit/KitDialog.tsx'), 'KitDialog')
