import { withPlainDigits } from '../../i18n/digits.ts'
import { isEnglishName, needsEnglishName } from '../../service/bankName.ts'
import { validInviter } from '../../nav/startParam.ts'

/** The wizard's steps in their order; the code step is left out where no code is asked for. */
export const steps = ['phone', 'code', 'profile', 'bank'] as const
export type Step = (typeof steps)[number]

/** What a new member has filled in so far. Passwords are no part of it: they are never stored. */
export interface Draft {
  readonly phone: string
  /** The token that a code is verified with, and the reference printed beside the code. */
  readonly otpToken: string
  readonly otpRef: string
  /** When the last code was sent, epoch milliseconds; 0 for never. */
  readonly sentAt: number
  /** The phone that was proved by a code, or needs none. */
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

/** A phone as it is dialled at home: Thai and Lao digits are digits, separators go, +66 becomes 0. */
export const normalisePhone = (typed: string) =>
  withPlainDigits(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(?:\+|00)66/, '0')

/** A number as a messenger gives it, international and mostly without its plus, as it is dialled at home; abroad it has its plus. */
export function dialledAtHome(given: string): string {
  const phone = normalisePhone(given)
  return /^[1-9]/.test(phone) ? normalisePhone(`+${phone}`) : phone
}

/** Whether a phone can be registered: 10 digits; in the Laos build any digits (spec, section 5). */
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

/** What is wrong in the profile step, by field; nothing when it can be sent. */
export function checkProfile(form: ProfileForm): Partial<Record<keyof ProfileForm, ProfileProblem>> {
  const { name, password, confirm } = form
  const inviteCode = form.inviteCode.trim()
  const isFull = name.trim() !== '' && password !== '' && confirm !== ''
  return {
    ...(name.trim() === '' ? { name: 'nameRequired' } : {}),
    ...(password === '' ? { password: 'passwordRequired' } : {}),
    ...(confirm === '' ? { confirm: 'confirmRequired' } : {}),
    ...(isFull && password !== confirm ? { confirm: 'passwordsDiffer' } : {}),
    // A typed code has the form of one that comes by a link (contract, readings 8 and 15).
    ...(inviteCode !== '' && validInviter(inviteCode) === null ? { inviteCode: 'inviteCodeWrong' } : {}),
  }
}

export type BankProblem =
  'bankRequired' | 'accountNoRequired' | 'firstNameRequired' | 'lastNameRequired' | 'englishOnly'

type BankForm = Pick<Draft, 'bankCode' | 'accountNo' | 'firstName' | 'lastName'>

/** What is wrong in the bank step, by field. Banks of the English-only list refuse names in other letters. */
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

/** The step that can be shown when one is asked for: nobody skips what a later step needs, a reload loses the password. */
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
