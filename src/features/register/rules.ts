import { withPlainDigits } from '../../i18n/digits.ts'
import { isEnglishName, needsEnglishName } from '../../service/bankName.ts'
import { validInviter } from '../../nav/startParam.ts'

/** The wizard's steps in order. The code step is skipped if no code is needed. */
export const steps = ['phone', 'code', 'profile', 'bank'] as const
export type Step = (typeof steps)[number]

/** The input of a new member so far. It has no password, as passwords are never stored. */
export interface Draft {
  readonly phone: string
  /** The token to verify a code with, and the reference that comes with the code. */
  readonly otpToken: string
  readonly otpRef: string
  /** When the last code was sent, epoch milliseconds; 0 for never. */
  readonly sentAt: number
  /** The phone that was verified by a code, or that needs none. */
  readonly provedPhone: string
  readonly name: string
  readonly sourceCode: string
  readonly inviteCode: string
  readonly bankCode: string
  readonly accountNo: string
  readonly firstName: string
  readonly lastName: string
  readonly currency: 'LAK' | 'BAHT'
}

export const emptyDraft: Draft = {
  phone: '',
  otpToken: '',
  otpRef: '',
  sentAt: 0,
  provedPhone: '',
  name: '',
  sourceCode: '',
  inviteCode: '',
  bankCode: '',
  accountNo: '',
  firstName: '',
  lastName: '',
  currency: 'LAK',
}

/** Normalises a phone number: Thai and Lao digits become ASCII, separators are removed, +66 becomes 0. */
export const normalisePhone = (typed: string) =>
  withPlainDigits(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(?:\+|00)66/, '0')

/** Turns a messenger's international number, mostly without its plus, into a national one. A foreign number gets its plus. */
export function dialledAtHome(given: string): string {
  const phone = normalisePhone(given)
  return /^[1-9]/.test(phone) ? normalisePhone(`+${phone}`) : phone
}

/** True if a phone can be registered: 10 digits; in the Laos build any digits (spec, section 5). */
export const isPhone = (phone: string, region: 'th' | 'la') => (region === 'th' ? /^\d{10}$/ : /^\+?\d+$/).test(phone)

export type ProfileProblem =
  'nameRequired' | 'passwordRequired' | 'confirmRequired' | 'passwordsDiffer' | 'inviteCodeWrong'

interface ProfileForm {
  readonly name: string
  readonly password: string
  readonly confirm: string
  /** The inviter's, '' for none. */
  readonly inviteCode: string
}

/** The problems of the profile step by field; empty if it can be sent. */
export function checkProfile(form: ProfileForm): Partial<Record<keyof ProfileForm, ProfileProblem>> {
  const { name, password, confirm } = form
  const inviteCode = form.inviteCode.trim()
  const isFull = name.trim() !== '' && password !== '' && confirm !== ''
  return {
    ...(name.trim() === '' ? { name: 'nameRequired' } : {}),
    ...(password === '' ? { password: 'passwordRequired' } : {}),
    ...(confirm === '' ? { confirm: 'confirmRequired' } : {}),
    ...(isFull && password !== confirm ? { confirm: 'passwordsDiffer' } : {}),
    // A typed code has the same form as one of a link (contract, readings 8 and 15).
    ...(inviteCode !== '' && validInviter(inviteCode) === null ? { inviteCode: 'inviteCodeWrong' } : {}),
  }
}

export type BankProblem =
  'bankRequired' | 'accountNoRequired' | 'firstNameRequired' | 'lastNameRequired' | 'englishOnly'

type BankForm = Pick<Draft, 'bankCode' | 'accountNo' | 'firstName' | 'lastName'>

/** The problems of the bank step by field. Some banks accept English names only. */
export function checkBank(form: BankForm): Partial<Record<keyof BankForm, BankProblem>> {
  const { bankCode, accountNo, firstName, lastName } = form
  const isOther = (name: string) => needsEnglishName(bankCode) && !isEnglishName(name.trim())
  return {
    ...(bankCode === '' ? { bankCode: 'bankRequired' } : {}),
    ...(accountNo.trim() === '' ? { accountNo: 'accountNoRequired' } : {}),
    ...problemOf('firstName', firstName, 'firstNameRequired', isOther),
    ...problemOf('lastName', lastName, 'lastNameRequired', isOther),
  }
}

function problemOf(
  field: 'firstName' | 'lastName',
  name: string,
  required: BankProblem,
  isOther: (name: string) => boolean,
): Partial<Record<'firstName' | 'lastName', BankProblem>> {
  if (name.trim() === '') return { [field]: required }
  return isOther(name) ? { [field]: 'englishOnly' } : {}
}

/** The step to show when `asked` is in the address: no step can be skipped, and a reload loses the password. */
export function reachable(
  asked: Step,
  draft: Draft,
  needs: { code: boolean; region: 'th' | 'la' },
  hasPassword: boolean,
): Step {
  if (asked === 'phone' || !isPhone(draft.phone, needs.region)) return 'phone'
  if (asked === 'code') return needs.code && draft.otpToken !== '' ? 'code' : 'phone'
  if (needs.code && draft.provedPhone !== draft.phone) return draft.otpToken === '' ? 'phone' : 'code'
  return asked === 'bank' && hasPassword ? 'bank' : 'profile'
}
