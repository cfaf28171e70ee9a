import { useTranslation } from 'react-i18next'
import type { Step } from '../messages/alerts.ts'

/** How far the server says that a withdrawal has come: in progress, paid, or returned to the wallet. */
export type WithdrawalStep = 'received' | 'paid' | 'returned'

/** Returns the steps of a withdrawal. */
export function useWithdrawalSteps() {
  const { t } = useTranslation('shared')
  return (step: WithdrawalStep): readonly Step[] => [
    { label: t('withdrawalReceived'), state: 'done' },
    { label: t('withdrawalInProgress'), state: step === 'received' ? 'now' : 'done' },
    step === 'returned'
      ? { label: t('withdrawalReturned'), state: 'back' }
      : step === 'paid'
        ? { label: t('withdrawalPaid'), state: 'done' }
        : { label: t('withdrawalToPay'), state: 'next' },
  ]
}
