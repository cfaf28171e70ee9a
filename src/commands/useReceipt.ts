import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../i18n/dates.ts'
import type { AccountFace, Receipt, ReceiptRow, Step } from '../messages/alerts.ts'

/** One end of a movement of money. A name of '' leaves its row out. */
interface End {
  readonly name: string
  readonly account?: AccountFace | null
  /** Whom the account belongs to. */
  readonly holder?: string
}

/** What was moved, as far as the room knows it. `main` is the member's main wallet. */
interface Moved {
  readonly from?: End | 'main'
  readonly to?: End | 'main'
  /** The main wallet's balance is part of what happened; it is shown once a newer read tells it. */
  readonly movesMain?: boolean
  /** The main wallet's balance, where it has been read already. */
  readonly balance?: string
  /** When it happened (ISO); now by default. */
  readonly at?: string
  readonly steps?: readonly Step[]
}

/**
 * Makes the receipt of a command that has just come to its outcome, with the time of it. `said`: the server's own words; null without
 * any.
 */
export function useReceipt() {
  const { t } = useTranslation(['shared', 'common'])
  const row = (label: string, end: End | 'main' = { name: '' }): ReceiptRow => {
    if (end === 'main') return { label, value: t('common:mainWallet'), account: { of: 'main' } }
    const { name, account = null, holder = '' } = end
    return { label, value: name, detail: holder, account }
  }
  return (amount: string, said: string | null, { from, to, movesMain, balance, at, steps }: Moved): Receipt => ({
    amount,
    note: said,
    ...(steps && { steps }),
    rows: [
      row(t('receiptFrom'), from),
      row(t('receiptTo'), to),
      ...(movesMain ? [{ label: t('receiptBalance'), value: '', isBalance: true as const }] : []),
      ...(balance === undefined ? [] : [{ label: t('receiptBalance'), value: balance }]),
      { label: t('receiptTime'), value: formatDateTime(at ?? Date.now()) },
    ],
  })
}
