import { problemsOf } from '../../lib/problemsOf.ts'
import { accountProblem, isEnglishName, joinBankName, needsEnglishName } from '../../operator/bankName.ts'

export interface PasswordForm {
  readonly old: string
  readonly next: string
  readonly confirm: string
}

type PasswordProblem = 'passwordRequired' | 'passwordsDiffer'

/** All required and the new one repeated; no other rules (product, validation). */
export function checkPasswords(form: PasswordForm): Partial<Record<keyof PasswordForm, PasswordProblem>> {
  const empty = (['old', 'next', 'confirm'] as const).filter((field) => form[field] === '')
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, 'passwordRequired']))
  return form.next === form.confirm ? {} : { confirm: 'passwordsDiffer' }
}

export interface ProfileForm {
  readonly name: string
  readonly bankCode: string
  readonly accountName: string
  readonly accountNo: string
}

export const checkProfileForm = ({ name, bankCode, accountName, accountNo }: ProfileForm) =>
  problemsOf({
    name: name.trim() === '' ? 'nameRequired' : null,
    bankCode: bankCode === '' ? 'bankRequired' : null,
    accountName: nameProblem(bankCode, accountName),
    accountNo: accountProblem(accountNo),
  })

export function nameProblem(bankCode: string, accountName: string) {
  const name = joinBankName(accountName, '')
  if (name === '') return 'nameRequired'
  return needsEnglishName(bankCode) && !isEnglishName(name) ? 'englishOnly' : null
}
