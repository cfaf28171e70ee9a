import { problemsOf } from '../../lib/problemsOf.ts'
import { accountProblem, nameProblem } from '../../operator/bankName.ts'

export type PasswordDraft = Readonly<Record<'old' | 'next' | 'confirm', string>>

type PasswordProblem = 'passwordRequired' | 'passwordsDiffer'

/** All required and the new one repeated; no other rules (product, validation). */
export function checkPasswords(form: PasswordDraft): Partial<Record<keyof PasswordDraft, PasswordProblem>> {
  const empty = (['old', 'next', 'confirm'] as const).filter((field) => form[field] === '')
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, 'passwordRequired']))
  return form.next === form.confirm ? {} : { confirm: 'passwordsDiffer' }
}

export type ProfileDraft = Readonly<Record<'name' | 'bankCode' | 'bankAccountName' | 'bankAccountNo', string>>

export const checkProfileDraft = ({ name, bankCode, bankAccountName, bankAccountNo }: ProfileDraft) =>
  problemsOf({
    name: name.trim() === '' ? 'nameRequired' : null,
    bankCode: bankCode === '' ? 'bankRequired' : null,
    bankAccountName: nameProblem(bankCode, bankAccountName, 'accountNameRequired'),
    bankAccountNo: accountProblem(bankAccountNo),
  })
