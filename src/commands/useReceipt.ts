import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../i18n/dates.ts'
import type { Receipt, Step } from '../messages/alerts.ts'

/** What was moved, as far as the room knows it. */
interface Moved {
  readonly from?: string
  readonly to?: string
  /** The bank's code and the holder of the account that is paid to. */
  readonly bank?: string
  readonly holder?: string
  /** The main wallet's balance is part of what happened; it stands once a newer read tells it. */
  readonly movesMain?: boolean
  readonly steps?: readonly Step[]
}

/**
 * Makes the receipt of a command that has just come to its outcome, with the time of it. `said`: the server's own words; null without
 * any. Rows that are '' are left out.
 */
export function useReceipt() {
  const { t } = useTranslation('shared')
  return (amount: string, said: string | null, moved: Moved): Receipt => {
    const { from = '', to = '', bank = '', holder = '', movesMain, steps } = moved
    return {
      amount,
      note: said,
      ...(steps && { steps }),
      rows: [
        { label: t('receiptFrom'), value: from },
        { label: t('receiptTo'), value: to, detail: holder, bank },
        ...(movesMain ? [{ label: t('receiptBalance'), value: '', isBalance: true as const }] : []),
        { label: t('receiptTime'), value: formatDateTime(Date.now()) },
      ],
    }
  }
}
