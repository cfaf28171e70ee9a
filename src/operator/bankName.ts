import type { BankAccount, Bank } from '../api/banks.ts'
import { isDigits, withoutInvisible, withoutSeparators } from '../lib/typedDigits.ts'

/** These banks accept English names only (product, validation). */
const englishOnly = new Set(['KTB', 'TMB', 'BBL'])

export const needsEnglishName = (bankCode: string) => englishOnly.has(bankCode)

const isEnglishName = (name: string) => /^[A-Za-z ]+$/.test(name) && name.trim() !== ''

/** Drops separators; '' if nothing else was typed. */
export const accountNumber = withoutSeparators

export function accountProblem(typed: string) {
  const number = accountNumber(typed)
  return number === '' ? 'accountNoRequired' : isDigits(number) ? null : 'accountNoDigits'
}

/** Sent in this form, and so checked in it. */
export const joinBankName = (firstName: string, lastName: string) =>
  withoutInvisible(`${firstName} ${lastName}`).trim().replaceAll(/\s+/g, ' ').toUpperCase()

/** `missing` is the problem of an empty name. */
export function nameProblem<Missing extends string>(bankCode: string, typed: string, missing: Missing) {
  const name = joinBankName(typed, '')
  if (name === '') return missing
  return needsEnglishName(bankCode) && !isEnglishName(name) ? 'englishOnly' : null
}

export const dashed = (accountNo: string) =>
  /^\d{10}$/.test(accountNo) ? accountNo.replace(/^(\d{3})(\d{3})/, '$1-$2-') : accountNo

export const bankChoices = (banks: readonly Bank[], language: string, none: string) => [
  { value: '', label: none },
  ...banks.map((bank) => ({ value: bank.code, label: bankLabel(bank, language) })),
]

/** Prefers the Thai name for Thai, the English one otherwise. */
export const bankLabel = ({ code, nameTH, nameEN }: Bank, language: string) =>
  (language === 'th' ? nameTH || nameEN : nameEN || nameTH) || code

/** The server's code, else by Thai name, else ''. */
export const bankCodeOf = (account: BankAccount | null, banks: readonly Bank[]): string =>
  account?.bank.code || banks.find(({ nameTH }) => nameTH !== '' && nameTH === account?.bank.nameTH)?.code || ''

/** The list may lack the bank of an older account. */
export function bankOf(account: BankAccount | null, banks: readonly Bank[]): Bank {
  const code = bankCodeOf(account, banks)
  return banks.find((one) => one.code === code) ?? { code, nameTH: account?.bank.nameTH ?? '', nameEN: null }
}

/** An unknown bank may accept English names only. Without banks, as while they load, no name is wanted. */
export function needsNewName(account: BankAccount, banks: readonly Bank[]): boolean {
  const code = bankCodeOf(account, banks)
  return (code === '' ? banks.length > 0 : needsEnglishName(code)) && !isEnglishName(account.bankAccountName)
}

/** Next to a mark only a Thai name fits; in other languages a list shows the banks’ codes. */
export const fitsBankName = (language: string) => language === 'th'

/** Leaves out the word for bank, to save space. */
export const shortBank = (name: string): string => name.replace(/^(ธนาคาร|ທະນາຄານ)\s*(?=.)/, '')
