import { problemsOf } from '../../lib/problemsOf.ts'
import type { Region } from '../../lib/settings/schema.ts'
import { isDigits, plainText, typedCode, withoutSeparators } from '../../lib/typedDigits.ts'
import { validInviter } from '../../nav/startParam.ts'
import { accountProblem, nameProblem } from '../../operator/bankName.ts'
import { isPhone } from '../../operator/phoneRules.ts'
import type { RegistrationDraft } from './draft.ts'

export const wizardSteps = ['phone', 'code', 'profile', 'bank'] as const
export type WizardStep = (typeof wizardSteps)[number]

type ProfileDraft = Pick<RegistrationDraft, 'name' | 'inviteCode'> & Record<'password' | 'confirm', string>

export function checkProfile({ name, password, confirm, inviteCode }: ProfileDraft) {
  const code = typedCode(inviteCode)
  const isFull = name.trim() !== '' && password !== ''
  return problemsOf({
    name: name.trim() === '' ? 'nameRequired' : null,
    password: password === '' ? 'passwordRequired' : null,
    confirm: confirm === '' ? 'confirmRequired' : isFull && password !== confirm ? 'passwordsDiffer' : null,
    // Typed codes must have the format of links (contract, rules 8 and 15).
    inviteCode: code !== '' && validInviter(code) === null ? 'inviteCodeWrong' : null,
  })
}

type BankDraft = Pick<RegistrationDraft, 'bankCode' | 'bankAccountNo' | 'firstName' | 'lastName'>

export function checkBank({ bankCode, bankAccountNo, firstName, lastName }: BankDraft) {
  return problemsOf({
    bankCode: bankCode === '' ? 'bankRequired' : null,
    bankAccountNo: accountProblem(bankAccountNo),
    firstName: nameProblem(bankCode, firstName, 'firstNameRequired'),
    lastName: nameProblem(bankCode, lastName, 'lastNameRequired'),
  })
}

/** No step can be skipped, and a reload loses the password. */
export function reachable(
  wantedStep: WizardStep,
  draft: RegistrationDraft,
  needs: { code: boolean; region: Region },
  hasBankStep: boolean,
): WizardStep {
  if (wantedStep === 'phone' || !isPhone(draft.phone, needs.region)) return 'phone'
  if (wantedStep === 'code') return needs.code && draft.otpToken !== '' ? 'code' : 'phone'
  if (needs.code && draft.provedPhone !== draft.phone) return draft.otpToken === '' ? 'phone' : 'code'
  return wantedStep === 'bank' && hasBankStep ? 'bank' : 'profile'
}

/** Possible references, and numbers with what joins their parts: a date, an amount and a phone are each one. */
const words = /[a-z\d]*[a-z][a-z\d]*|\d+(?:[ .,:/\p{Pd}]\d+)*/giu

/** Six digits, also in halves; if there are none, four to eight. */
const codeForms = [/^\d{3}[ \p{Pd}]?\d{3}$/u, /^\d{4,8}$/]

/**
 * The only number of that form in typed or pasted text, outside the reference (`ref`).
 * @returns its digits, or the text if there is none or several.
 */
export function otpCodeIn(text: string, ref: string): string {
  const digits = withoutSeparators(text)
  if (digits === '' || isDigits(digits)) return digits
  const plain = plainText(text)
    .replaceAll(/(otp|code|pin)(?=\d)/gi, '$1 ')
    .replaceAll(/\s+/g, ' ')
  const numbers = plain.match(words) ?? []
  for (const form of codeForms) {
    const found = numbers
      .flatMap((number) => (form.test(number) ? [number] : number.split(' ').filter((part) => form.test(part))))
      .map(withoutSeparators)
    const [code, other] = new Set(found.filter((number) => number !== ref))
    if (code !== undefined) return other === undefined ? code : text
  }
  return text
}
