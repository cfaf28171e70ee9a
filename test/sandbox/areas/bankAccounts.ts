import * as v from 'valibot'
import { banks } from '../catalogue/lookupTexts.ts'
import type { BankAccount, SandboxState } from '../state/state.ts'
import { refusal, textSchema } from '../wire.ts'

/** Banks that take an account name of English letters and spaces only (product, validation). */
const englishOnly = new Set(['KTB', 'TMB', 'BBL'])

const isTidy = (name: string) => name === name.trim().replaceAll(/\s+/g, ' ').toUpperCase()

/** First and last name as the contract joins them (product, entities). */
export const accountNameSchema = v.pipe(
  textSchema,
  v.check(isTidy, 'a bank account name is upper case, trimmed and single-spaced'),
)

/** The fields of a bank account as a member gives them. */
export const bankSchema = v.strictObject({
  bankCode: textSchema,
  bankAccountName: accountNameSchema,
  bankAccountNo: textSchema,
})

type Given = v.InferOutput<typeof bankSchema>
type PerhapsGiven = { [Field in keyof Given]?: Given[Field] | undefined }

/** The code of an account's bank, found by its Thai name where the account has none. */
export function bankCodeOf({ bank }: BankAccount): string | undefined {
  return bank.code ?? banks.find(({ nameTH }) => nameTH === bank.nameTH)?.code
}

/**
 * Checks what is there of a bank account. `owner` is the id of the member whose account it becomes, null for a new one.
 * Refuses with INVALID_BANK, BANK_ACCOUNT_NAME_ENG or EXISTING_BANK.
 */
export function checkBank(state: SandboxState, owner: string | null, given: PerhapsGiven): void {
  const { bankCode, bankAccountName, bankAccountNo } = given
  if (bankCode === undefined) return
  if (!banks.some(({ code }) => code === bankCode)) throw refusal('INVALID_BANK')
  if (bankAccountName !== undefined) checkAccountName(bankCode, bankAccountName)
  const isTaken = state.members.some(
    ({ id, bankAccount: other }) =>
      id !== owner && other !== null && other.bankAccountNo === bankAccountNo && bankCodeOf(other) === bankCode,
  )
  if (isTaken) throw refusal('EXISTING_BANK')
}

/** Refuses with BANK_ACCOUNT_NAME_ENG. */
export function checkAccountName(bankCode: string, name: string): void {
  if (englishOnly.has(bankCode) && !/^[A-Z ]+$/.test(name)) throw refusal('BANK_ACCOUNT_NAME_ENG')
}

/** The account of fields that were checked. */
export function bankAccountOf({ bankCode, bankAccountName, bankAccountNo }: Given): BankAccount {
  const nameTH = banks.find(({ code }) => code === bankCode)?.nameTH ?? bankCode
  return { bankAccountName, bankAccountNo, bank: { code: bankCode, nameTH } }
}
