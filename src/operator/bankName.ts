import type { BankAccount, Bank } from '../api/banks.ts'
import { isDigits, withoutSeparators } from '../lib/typedDigits.ts'

/** Banks whose account names are known in English only (spec, section 9). */
const englishOnly = new Set(['KTB', 'TMB', 'BBL'])

/** True if a bank accepts account names of English letters and spaces alone. */
export const needsEnglishName = (bankCode: string) => englishOnly.has(bankCode)

/** True for English letters and spaces with at least one letter. */
export const isEnglishName = (name: string) => /^[A-Za-z ]+$/.test(name) && name.trim() !== ''

/** An account number as it is sent, if it has digits alone; '' if nothing but separators was typed. */
export const accountNumber = withoutSeparators

/** Why an account number cannot be sent; null for none. */
export function accountProblem(typed: string) {
  const number = accountNumber(typed)
  return number === '' ? 'accountNoRequired' : isDigits(number) ? null : 'accountNoDigits'
}

/** The name on an account from its parts: each trimmed, joined by one space, in capitals. */
export const joinBankName = (firstName: string, lastName: string) =>
  `${firstName.trim()} ${lastName.trim()}`.trim().replaceAll(/\s+/g, ' ').toUpperCase()

/** An account number as it is read aloud: exactly 10 digits as 3-3-rest, anything else as it is. */
export const dashed = (accountNo: string) =>
  /^\d{10}$/.test(accountNo) ? accountNo.replace(/^(\d{3})(\d{3})/, '$1-$2-') : accountNo

/** The banks to choose from, by name; `none` stands for no choice yet. */
export const bankChoices = (banks: readonly Bank[], language: string, none: string) => [
  { value: '', label: none },
  ...banks.map((bank) => ({ value: bank.code, label: bankLabel(bank, language) })),
]

/** A bank's name for a player of a language: Thai names for Thai, English ones elsewhere, where there is one. */
export const bankLabel = ({ code, nameTH, nameEN }: Bank, language: string) =>
  (language === 'th' ? nameTH || nameEN : nameEN || nameTH) || code

/** The code of an account's bank: the server's, else that of the bank of the same Thai name; empty when there is none. */
export const bankCodeOf = (account: BankAccount | null, banks: readonly Bank[]): string =>
  account?.bank.code || banks.find(({ nameTH }) => nameTH !== '' && nameTH === account?.bank.nameTH)?.code || ''

/**
 * True if an account's name must be corrected: its bank accepts English names alone, and it has other letters. An unknown bank may be one
 * of them, so it counts.
 */
export const needsNewName = (account: BankAccount, bankCode: string) =>
  (bankCode === '' || needsEnglishName(bankCode)) && !isEnglishName(account.bankAccountName)

/** A bank's name without the word for bank, which no row has room for. */
export const shortBank = (name: string): string => name.replace(/^(ธนาคาร|ທະນາຄານ)\s*(?=.)/, '')
