import { useTranslation } from 'react-i18next'
import { banksCall } from '../api/banks.ts'
import type { BankAccount } from '../api/entities.ts'
import { useRead } from '../reads/useRead.ts'
import { bankCodeOf, bankLabel, dashed } from './bankName.ts'

/** A member's bank account for a screen: the bank's code ('' where it is not known) and name, and the number as it is read aloud. */
export function useBankAccount(account: BankAccount | null): { code: string; words: string } | null {
  const { i18n } = useTranslation()
  const { data: banks = [] } = useRead(account && banksCall)
  if (!account?.bankAccountNo) return null
  const code = bankCodeOf(account, banks)
  const bank = banks.find((one) => one.code === code) ?? { code, nameTH: account.bank.nameTH, nameEN: null }
  return { code, words: `${bankLabel(bank, i18n.language)} ${dashed(account.bankAccountNo)}`.trim() }
}
