import { useTranslation } from 'react-i18next'
import type { ReceiptStep } from '../../lib/alerts.ts'

export type WithdrawalStep = 'received' | 'paid' | 'failed'

export function useWithdrawalSteps() {
  const { t } = useTranslation('shared')
  return (step: WithdrawalStep): readonly ReceiptStep[] => [
    { label: t('withdrawalReceived'), state: 'done' },
    step === 'received'
      ? { label: t('withdrawalInProgress'), state: 'now' }
      : { label: t('withdrawalProcessed'), state: 'done' },
    step === 'failed'
      ? { label: t('withdrawalFailed'), state: 'failed' }
      : step === 'paid'
        ? { label: t('withdrawalPaid'), state: 'done' }
        : { label: t('withdrawalToPay'), state: 'next' },
  ]
}
