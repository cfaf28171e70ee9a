import { useTranslation } from 'react-i18next'
import { type BankAccount, banksCall } from '../api/banks.ts'
import { useRead } from '../api/useRead.ts'
import { bankCodeOf, bankLabel, dashed } from './bankName.ts'

/** A bank account for a screen. */
export interface ShownAccount {
  /** The bank's code; '' where it is not known. */
  readonly code: string
  readonly bank: string
  /** As it is read aloud. */
  readonly number: string
  /** The bank and the number. */
  readonly words: string
}

/** A member's bank account, with the bank's name in the player's language; null without one. */
export function useBankAccount(account: BankAccount | null): ShownAccount | null {
  const { i18n } = useTranslation()
  const { data: banks = [] } = useRead(account && banksCall)
  if (!account?.bankAccountNo) return null
  const code = bankCodeOf(account, banks)
  const bank = banks.find((one) => one.code === code) ?? { code, nameTH: account.bank.nameTH, nameEN: null }
  const [name, number] = [bankLabel(bank, i18n.language), dashed(account.bankAccountNo)]
  return { code, bank: name, number, words: `${name} ${number}`.trim() }
}
