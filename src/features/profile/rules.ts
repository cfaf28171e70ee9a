import { accountProblem, isEnglishName, needsEnglishName } from '../../operator/bankName.ts'

export interface PasswordForm {
  readonly old: string
  readonly next: string
  readonly confirm: string
}

type PasswordProblem = 'passwordRequired' | 'passwordsDiffer'

/** All required and the new one repeated; no other rules (spec, section 5). */
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

type ProfileProblem = 'nameRequired' | 'bankRequired' | 'accountNoRequired' | 'accountNoDigits' | 'englishOnly'

export function checkProfileForm(form: ProfileForm): Partial<Record<keyof ProfileForm, ProfileProblem>> {
  const { name, bankCode, accountName, accountNo } = form
  const accountNoProblem = accountProblem(accountNo)
  const accountNameProblem = nameProblem(bankCode, accountName)
  return {
    ...(name.trim() === '' ? { name: 'nameRequired' } : {}),
    ...(bankCode === '' ? { bankCode: 'bankRequired' } : {}),
    ...(accountNameProblem ? { accountName: accountNameProblem } : {}),
    ...(accountNoProblem ? { accountNo: accountNoProblem } : {}),
  }
}

export function nameProblem(bankCode: string, accountName: string): ProfileProblem | null {
  if (accountName.trim() === '') return 'nameRequired'
  return needsEnglishName(bankCode) && !isEnglishName(accountName) ? 'englishOnly' : null
}
