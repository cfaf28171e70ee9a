import { problemsOf } from '../../lib/problemsOf.ts'
import { accountProblem, nameProblem } from '../../operator/bankName.ts'

export type PasswordForm = Readonly<Record<'old' | 'next' | 'confirm', string>>

type PasswordProblem = 'passwordRequired' | 'passwordsDiffer'

/** All required and the new one repeated; no other rules (product, validation). */
export function checkPasswords(form: PasswordForm): Partial<Record<keyof PasswordForm, PasswordProblem>> {
  const empty = (['old', 'next', 'confirm'] as const).filter((field) => form[field] === '')
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, 'passwordRequired']))
  return form.next === form.confirm ? {} : { confirm: 'passwordsDiffer' }
}

export type ProfileForm = Readonly<Record<'name' | 'bankCode' | 'accountName' | 'accountNo', string>>

export const checkProfileForm = ({ name, bankCode, accountName, accountNo }: ProfileForm) =>
  problemsOf({
    name: name.trim() === '' ? 'nameRequired' : null,
    bankCode: bankCode === '' ? 'bankRequired' : null,
    accountName: nameProblem(bankCode, accountName, 'nameRequired'),
    accountNo: accountProblem(accountNo),
  })
