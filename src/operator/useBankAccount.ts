import { useTranslation } from 'react-i18next'
import { type BankAccount, banksCall } from '../api/banks.ts'
import { useRead } from '../api/useRead.ts'
import { bankLabel, bankOf, dashed } from './bankName.ts'

export interface ShownAccount {
  /** '' if unknown. */
  readonly code: string
  readonly bank: string
  readonly number: string
  readonly words: string
}

export function useBankAccount(account: BankAccount | null): ShownAccount | null {
  const { i18n } = useTranslation()
  const { data: banks = [] } = useRead(account && banksCall)
  if (!account?.bankAccountNo) return null
  const bank = bankOf(account, banks)
  const [name, number] = [bankLabel(bank, i18n.language), dashed(account.bankAccountNo)]
  return { code: bank.code, bank: name, number, words: `${name} ${number}`.trim() }
}
