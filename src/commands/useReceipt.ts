import { useTranslation } from 'react-i18next'
import { mainWallet } from '../api/entities.ts'
import { formatDateTime } from '../i18n/dates.ts'
import { exactMoney } from '../i18n/money.ts'
import type { AccountFace, Receipt, ReceiptRow, Step } from '../lib/alerts.ts'
import { minorOf } from '../lib/money/minor.ts'
import { useBankAccount } from '../operator/useBankAccount.ts'
import { useWithdrawalSteps } from '../wallet/receipts/useWithdrawalSteps.ts'
import { currencyOf } from '../wallet/accounts.ts'
import { faceOf } from '../wallet/accountFace.ts'
import { useWallet } from '../wallet/useWallet.ts'
import type { Kind, Parameters } from './kinds.ts'

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
  /** That balance, where it has been read already. */
  readonly balance?: string | undefined
  /** When it happened (ISO); now by default. */
  readonly at?: string | undefined
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
      ...(movesMain ? [{ label: t('receiptBalance'), value: balance ?? '', isBalance: true as const }] : []),
      { label: t('receiptTime'), value: formatDateTime(at ?? Date.now()) },
    ],
  })
}

/** What a receipt needs to know of an outcome. `isPaid`: of a withdrawal that has reached its account. */
interface Told extends Pick<Moved, 'at' | 'balance'> {
  readonly said?: string | null
  readonly isPaid?: boolean
}

/** Makes the receipt of a transfer or a withdrawal, whether an answer or a row of the statement has told its outcome. */
export function useMoneyReceipt(kind: Kind) {
  const receiptOf = useReceipt()
  const stepsOf = useWithdrawalSteps()
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const isWithdrawal = kind === 'withdraw'
  const bank = useBankAccount((isWithdrawal && wallet?.bankAccount) || null)
  const slots = wallet?.slots ?? []
  const endOf = (code: string) =>
    code === mainWallet
      ? ('main' as const)
      : { name: slots.find((game) => game.code === code)?.name || code, account: faceOf(code, slots) }
  const paidTo = (): End => ({
    name: bank?.words ?? '',
    holder: wallet?.bankAccount?.bankAccountName ?? '',
    account: bank?.code ? { of: 'bank', code: bank.code } : null,
  })
  return (
    amountMinor: number | null,
    { from = mainWallet, to = '' }: Parameters,
    { said = null, isPaid = false, at, balance }: Told,
  ) =>
    receiptOf(exactMoney(minorOf(amountMinor), currencyOf(wallet)), said, {
      from: endOf(from),
      to: isWithdrawal ? paidTo() : endOf(to),
      movesMain: from === mainWallet || to === mainWallet,
      ...(isWithdrawal && { steps: stepsOf(isPaid ? 'paid' : 'received') }),
      at,
      balance,
    })
}
