import { useTranslation } from 'react-i18next'
import type { RowProgress } from '../../api/entities.ts'
import type { ReceiptStep } from '../../lib/alerts.ts'

/** `underWay`: perhaps already sent to the bank. */
export function useWithdrawalSteps() {
  const { t } = useTranslation('shared')
  return (progress: RowProgress): readonly ReceiptStep[] => [
    { label: t('withdrawalReceived'), state: 'done' },
    progress === 'underWay'
      ? { label: t('withdrawalInProgress'), state: 'now' }
      : { label: t('withdrawalProcessed'), state: 'done' },
    progress === 'failed'
      ? { label: t('withdrawalFailed'), state: 'failed' }
      : progress === 'success'
        ? { label: t('withdrawalPaid'), state: 'done' }
        : { label: t('withdrawalToPay'), state: 'next' },
  ]
}
