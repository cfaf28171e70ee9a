import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../i18n/dates.ts'
import type { Receipt } from '../messages/alerts.ts'

type Row = 'from' | 'to' | 'step'

/**
 * Makes the receipt of a command that has just come to its outcome, with the time of it. `said`: the server's own words; null without
 * any. Rows that are '' are left out.
 */
export function useReceipt() {
  const { t } = useTranslation('shared')
  return (amount: string, said: string | null, rows: Partial<Record<Row, string>>): Receipt => ({
    amount,
    note: said,
    rows: [
      { label: t('receiptFrom'), value: rows.from ?? '' },
      { label: t('receiptTo'), value: rows.to ?? '' },
      { label: t('receiptStep'), value: rows.step ?? '' },
      { label: t('receiptTime'), value: formatDateTime(Date.now()) },
    ],
  })
}
