import { useTranslation } from 'react-i18next'
import { mainWallet } from '../api/entities.ts'
import { formatDateTime } from '../i18n/dates.ts'
import { exactMoney } from '../i18n/money.ts'
import type { AccountIcon, Receipt, ReceiptRow, ReceiptStep } from '../lib/alerts.ts'
import { minorOf } from '../lib/money/minor.ts'
import { useBankAccount } from '../operator/useBankAccount.ts'
import { accountIconOf } from '../wallet/accountIcon.ts'
import { currencyOf } from '../wallet/accounts.ts'
import { useWithdrawalSteps } from '../wallet/receipts/useWithdrawalSteps.ts'
import { useWallet } from '../wallet/useWallet.ts'
import type { CommandKind, CommandParameters } from './kinds.ts'

interface Party {
  readonly name: string
  readonly account?: AccountIcon | null
  readonly holder?: string
}

interface Movement {
  readonly from?: Party | 'main'
  readonly to?: Party | 'main'
  readonly movesMain?: boolean
  readonly balance?: string | undefined
  /** In ISO 8601; defaults to now. */
  readonly at?: string | undefined
  readonly steps?: readonly ReceiptStep[]
}

export function useReceipt() {
  const { t } = useTranslation(['shared', 'common'])
  const row = (label: string, party: Party | 'main' = { name: '' }): ReceiptRow => {
    if (party === 'main') return { label, value: t('common:mainWallet'), account: { of: 'main' } }
    const { name, account = null, holder = '' } = party
    return { label, value: name, detail: holder, account }
  }
  return (
    amount: string,
    serverText: string | null,
    { from, to, movesMain, balance, at, steps }: Movement,
  ): Receipt => ({
    amount,
    caption: serverText,
    ...(steps && { steps }),
    rows: [
      row(t('receiptFrom'), from),
      row(t('receiptTo'), to),
      ...(movesMain ? [{ label: t('receiptBalance'), value: balance ?? '', isBalance: true as const }] : []),
      { label: t('receiptTime'), value: formatDateTime(at ?? Date.now()) },
    ],
  })
}

interface MoneyFacts extends Pick<Movement, 'at' | 'balance'> {
  readonly serverText?: string | null
  /** A withdrawal has arrived. */
  readonly isPaid?: boolean
}

/** Both accounts with names and pictures, as far as the wallet is read. */
export function useMoneyReceipt(kind: CommandKind) {
  const receiptOf = useReceipt()
  const stepsOf = useWithdrawalSteps()
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  const isWithdrawal = kind === 'withdraw'
  const bank = useBankAccount((isWithdrawal && wallet?.bankAccount) || null)
  const slots = wallet?.slots ?? []
  const endOf = (code: string) =>
    code === mainWallet
      ? ('main' as const)
      : { name: slots.find((game) => game.code === code)?.name || code, account: accountIconOf(code, slots) }
  const paidTo = (): Party => ({
    name: bank?.words ?? '',
    holder: wallet?.bankAccount?.bankAccountName ?? '',
    account: bank?.code ? { of: 'bank', code: bank.code } : null,
  })
  return (
    amountMinor: number | null,
    { from = mainWallet, to = '' }: CommandParameters,
    { serverText = null, isPaid = false, at, balance }: MoneyFacts,
  ) =>
    receiptOf(exactMoney(minorOf(amountMinor), currencyOf(wallet)), serverText, {
      from: endOf(from),
      to: isWithdrawal ? paidTo() : endOf(to),
      movesMain: from === mainWallet || to === mainWallet,
      ...(isWithdrawal && { steps: stepsOf(isPaid ? 'success' : 'underWay') }),
      at,
      balance,
    })
}
