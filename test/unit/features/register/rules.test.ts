import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { emptyDraft, type RegistrationDraft } from '../../../../src/features/register/draft.ts'
import {
  checkBank,
  checkProfile,
  otpCodeIn,
  reachable,
  type WizardStep,
} from '../../../../src/features/register/rules.ts'
import { accountNumber, accountProblem, joinBankName } from '../../../../src/operator/bankName.ts'
import { nationalPhone, isPhone, normalisePhone, usernameOf } from '../../../../src/operator/phoneRules.ts'

const decorations = [
  ...' \u00a0\u2009\u202f\u3000\t-‐‑‒–—−－.·()[]（）/／',
  ...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f\u202a\u202c\u2066\u2069\ufe0f',
]

/** Digits, and the same with something around and between them, in any script. */
const decorated = (digits: string) =>
  fc
    .tuple(
      fc.array(fc.array(fc.constantFrom(...decorations), { maxLength: 3 }), {
        minLength: digits.length + 1,
        maxLength: digits.length + 1,
      }),
      fc.constantFrom('0', '๐', '໐', '０', '٠', '၀', '០', '०', '𝟘'),
    )
    .map(([between, zero]) => {
      const write = (digit: string) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))
      const typed = [...digits].map((digit, at) => (between[at] ?? []).join('') + write(digit)).join('')
      return [digits, typed + (between.at(-1) ?? []).join('')] as const
    })

describe('a phone', () => {
  test.each([
    ['0812345678', '0812345678'],
    ['081-234-5678', '0812345678'],
    [' 081 234 5678 ', '0812345678'],
    ['(081) 234.5678', '0812345678'],
    ['+66812345678', '0812345678'],
    ['+66 (0)81 234 5678', '0812345678'],
    ['0066 81 234 5678', '0812345678'],
    ['66 81 234 5678', '0812345678'],
    ['660812345678', '0812345678'],
    ['812345678', '0812345678'],
    ['\u202a+66 81 234 5678\u202c', '0812345678'],
    ['\u2066081\u2011234\u20105678\u2069', '0812345678'],
    ['０８１－２３４－５６７８', '0812345678'],
    ['0810066123', '0810066123'],
    ['6612345678', '6612345678'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['໐໘໑໒໓໔໕໖໗໘', '0812345678'],
    ['၀၈၁၂၃၄၅၆၇၈', '0812345678'],
    ['+856 20 55 123 456', '+8562055123456'],
  ])('typed as %j is sent as %j', (typed, phone) => {
    expect(normalisePhone(typed, 'th')).toBe(phone)
  })

  test.each([
    ['+856 20 55 123 456', '02055123456'],
    ['00856 (0)20 55 123 456', '02055123456'],
    ['8562055123456', '02055123456'],
    ['856 30 512 3456', '0305123456'],
    ['020 55 123 456', '02055123456'],
    ['2055123456', '2055123456'],
    ['+66 81 234 5678', '0812345678'],
    ['+65 8123 4567', '+6581234567'],
    ['8561234', '8561234'],
  ])('typed in Laos as %j is sent as %j', (typed, phone) => {
    expect(normalisePhone(typed, 'la')).toBe(phone)
  })

  const digits = fc.stringMatching(/^0[1-9]\d{8}$/)
  const letter = fc.constantFrom('a', 'Z', 'ก', 'ກ', 'е')

  it('is sent with the same digits, whatever is between and around them', () => {
    fc.assert(
      fc.property(digits.chain(decorated), ([phone, typed]) => {
        expect(usernameOf(typed, 'th')).toBe(phone)
        expect(accountNumber(typed)).toBe(phone)
        expect(otpCodeIn(typed, '')).toBe(phone)
      }),
    )
  })

  it('with a letter in it stays as it was typed', () => {
    fc.assert(
      fc.property(
        digits.chain(decorated),
        letter,
        fc.nat(),
        fc.constantFrom('th', 'la'),
        ([, typed], sign, at, region) => {
          const cut = at % (typed.length + 1)
          const name = typed.slice(0, cut) + sign + typed.slice(cut)
          expect(usernameOf(name, region)).toBe(name.trim())
          expect(accountProblem(name)).toBe('accountNoDigits')
        },
      ),
    )
  })

  test.each([
    ['66812345678', '0812345678'],
    ['+66812345678', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['0812345678', '0812345678'],
    ['8562055123456', '+8562055123456'],
    ['+8562055123456', '+8562055123456'],
    ['6581234567', '+6581234567'],
    ['1 (660) 555-0123', '+16605550123'],
    ['+88801234567', '+88801234567'],
  ])('given by a messenger as %j is filled in as %j', (given, phone) => {
    expect(nationalPhone(given, 'th')).toBe(phone)
  })

  test.each([
    ['8562055123456', '02055123456'],
    ['+856 20 55 123 456', '02055123456'],
    ['02055123456', '02055123456'],
    ['66812345678', '0812345678'],
    ['6581234567', '+6581234567'],
  ])('given by a messenger in Laos as %j is filled in the local form, %j', (given, phone) => {
    expect(nationalPhone(given, 'la')).toBe(phone)
  })

  test.each<[string, boolean, boolean]>([
    ['0812345678', true, true],
    ['081234567', false, true],
    ['08123456789', false, true],
    ['', false, false],
    ['08x2345678', false, false],
    ['+8562055123456', false, true],
  ])('%j is valid in Thailand: %s, in Laos: %s', (phone, th, la) => {
    expect([isPhone(phone, 'th'), isPhone(phone, 'la')]).toEqual([th, la])
  })
})

describe('the profile', () => {
  const whole = { name: 'สมชาย', password: 'a', confirm: 'a', inviteCode: '' }
  test.each([
    [whole, {}],
    [{ ...whole, name: ' ' }, { name: 'nameRequired' }],
    [
      { name: '', password: '', confirm: '', inviteCode: '' },
      { name: 'nameRequired', password: 'passwordRequired', confirm: 'confirmRequired' },
    ],
    [{ ...whole, confirm: 'b' }, { confirm: 'passwordsDiffer' }],
    [{ ...whole, confirm: '' }, { confirm: 'confirmRequired' }],
    // That two passwords differ is said once nothing is missing.
    [{ ...whole, password: '' }, { password: 'passwordRequired' }],
    [{ ...whole, name: '', confirm: 'b' }, { name: 'nameRequired' }],
    [{ ...whole, name: ' ', confirm: 'b' }, { name: 'nameRequired' }],
    [{ ...whole, inviteCode: ' PR64-f0_c1 ' }, {}],
    [{ ...whole, inviteCode: '\u200bPR64f0c1\ufeff' }, {}],
    [{ ...whole, inviteCode: '64 12' }, {}],
    [{ ...whole, inviteCode: 'PR 64' }, { inviteCode: 'inviteCodeWrong' }],
    [{ ...whole, inviteCode: 'ชวน' }, { inviteCode: 'inviteCodeWrong' }],
    [{ ...whole, inviteCode: 'a'.repeat(65) }, { inviteCode: 'inviteCodeWrong' }],
  ])('%j has the problems %j', (form, problems) => {
    expect(checkProfile(form)).toEqual(problems)
  })
})

describe('the bank account', () => {
  const whole = { bankCode: 'SCB', bankAccountNo: '1', firstName: 'สมชาย', lastName: 'ใจดี' }
  test.each([
    [whole, {}],
    [
      { bankCode: '', bankAccountNo: ' ', firstName: '', lastName: ' ' },
      {
        bankCode: 'bankRequired',
        bankAccountNo: 'accountNoRequired',
        firstName: 'firstNameRequired',
        lastName: 'lastNameRequired',
      },
    ],
    [{ ...whole, bankAccountNo: ' - ' }, { bankAccountNo: 'accountNoRequired' }],
    [{ ...whole, bankAccountNo: 'xxx-x-x1234-x' }, { bankAccountNo: 'accountNoDigits' }],
    [{ ...whole, bankAccountNo: '+5550001234' }, { bankAccountNo: 'accountNoDigits' }],
    [{ ...whole, bankAccountNo: '12²' }, { bankAccountNo: 'accountNoDigits' }],
    [
      { ...whole, bankCode: 'KTB' },
      { firstName: 'englishOnly', lastName: 'englishOnly' },
    ],
    [{ ...whole, bankCode: 'TMB', firstName: 'MARY\u00a0ANN\u200b', lastName: 'JAIDEE' }, {}],
    [{ ...whole, firstName: '\u200b' }, { firstName: 'firstNameRequired' }],
    [{ ...whole, bankCode: 'TMB', firstName: 'SOMCHAI' }, { lastName: 'englishOnly' }],
    [{ ...whole, bankCode: 'TMB', firstName: 'a', lastName: 'A1' }, { lastName: 'englishOnly' }],
    [{ ...whole, bankCode: 'BBL', firstName: 'MARY ANN', lastName: "O'NEIL" }, { lastName: 'englishOnly' }],
    [{ ...whole, bankCode: 'BBL', firstName: 'Mary Ann', lastName: 'Neil' }, {}],
    // As it is pasted.
    [{ ...whole, bankCode: 'BBL', firstName: 'Mary\t', lastName: '\u00a0Neil' }, {}],
  ])('%j has the problems %j', (form, problems) => {
    expect(checkBank(form)).toEqual(problems)
  })

  test('has a name of its parts, trimmed, with one space, in capitals', () => {
    expect(joinBankName('  somchai ', ' jai  dee ')).toBe('SOMCHAI JAI DEE')
    expect(joinBankName('\u200bsomchai\u00a0', 'jai\u200b')).toBe('SOMCHAI JAI')
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, last) => {
        const joined = joinBankName(first, last)
        expect(joined).toBe(joined.trim())
        expect(joined).not.toMatch(/\s\s/)
      }),
    )
  })

  test.each([
    ['555-000 1234', '5550001234'],
    ['๕๕๕๐๐๐๑๒๓๔', '5550001234'],
    ['໕໕໕໐໐໐໑໒໓໔', '5550001234'],
    ['555.000.1234', '5550001234'],
    ['\u2066555\u2011000\u20131234\u2069', '5550001234'],
    [' - ', ''],
  ])('with the number typed as %j is sent as %j', (typed, sent) => {
    expect(accountNumber(typed)).toBe(sent)
  })
})

describe('the one-time code in its field', () => {
  test.each([
    ['123456', '123456'],
    ['๑๒๓๔๕๖', '123456'],
    ['123 456', '123456'],
    ['1234', '1234'],
    ['รหัส OTP ของคุณคือ 123456 ใช้ได้ 5 นาที', '123456'],
    ['รหัสOTP123456ห้ามบอกใคร', '123456'],
    ['รหัส123456ห้ามบอกใคร', '123456'],
    ['OTP: 123-456 (Ref: AB12CD)', '123456'],
    ['OTP:123‑456, Ref 654321', '123456'],
    ['<#> Your code is 123 456. Valid 10 minutes.', '123456'],
    ['G-123456 is your code', '123456'],
    ['ລະຫັດ ໑໒໓໔໕໖ ໝົດອາຍຸ 14:30 27/11/2026', '123456'],
    ['OTP 123456\n\n@wallet.example #123456', '123456'],
    ['OTP 123456 5 min, call 02-123-4567 or 081 234 5678', '123456'],
    ['\u2068OTP\u2069 123456', '123456'],
    ['Your PIN is 1234', '1234'],
    ['Pay 1,234,560 with 123456', '123456'],
  ])('pasted as %j is %j', (text, code) => {
    expect(otpCodeIn(text, '654321')).toBe(code)
  })

  test.each(['12345x', 'OTP 111111 or 222222', 'Ref AB123456', 'call 0812345678'])('is not guessed from %j', (text) => {
    expect(otpCodeIn(text, '')).toBe(text)
  })
})

describe('a registration', () => {
  const phone = { ...emptyDraft, phone: '0812345678' }
  const sent = { ...phone, otpToken: 'token' }
  const proved = { ...sent, provedPhone: '0812345678' }
  test.each<[string, WizardStep, RegistrationDraft, boolean, boolean, WizardStep]>([
    ['starts with the phone', 'bank', emptyDraft, true, true, 'phone'],
    ['asks for the code that was sent', 'code', sent, true, false, 'code'],
    ['has no code step where none was sent', 'code', phone, true, false, 'phone'],
    ['has no code step where none is asked for', 'code', sent, false, false, 'phone'],
    ['does not skip the code', 'profile', sent, true, false, 'code'],
    ['does not skip the phone', 'profile', phone, true, false, 'phone'],
    ['goes on without a code', 'profile', phone, false, false, 'profile'],
    ['goes on with a proved phone', 'profile', proved, true, false, 'profile'],
    ['asks again for a phone that was changed', 'profile', { ...proved, phone: '0899999999' }, true, false, 'code'],
    ['asks for the password again after a reload', 'bank', proved, true, false, 'profile'],
    ['ends with the bank', 'bank', proved, true, true, 'bank'],
    ['goes back to the profile with the password still there', 'profile', proved, true, true, 'profile'],
    ['goes back to a phone that was proved, as it may be changed', 'phone', proved, true, true, 'phone'],
  ])('%s', (_, asked, draft, code, hasBankStep, step) => {
    expect(reachable(asked, draft, { code, region: 'th' }, hasBankStep)).toBe(step)
  })
})
