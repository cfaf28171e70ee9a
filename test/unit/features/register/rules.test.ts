import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDraft, type Draft } from '../../../../src/features/register/draft.ts'
import { nationalPhone, isPhone, normalisePhone } from '../../../../src/operator/phoneRules.ts'
import { checkBank, checkProfile, reachable, type WizardStep } from '../../../../src/features/register/rules.ts'
import {
  accountNumber,
  bankLabel,
  dashed,
  isEnglishName,
  joinBankName,
  needsEnglishName,
} from '../../../../src/operator/bankName.ts'

describe('a phone', () => {
  test.each([
    ['0812345678', '0812345678'],
    ['081-234-5678', '0812345678'],
    [' 081 234 5678 ', '0812345678'],
    ['+66812345678', '0812345678'],
    ['0066 81 234 5678', '0812345678'],
    ['0810066123', '0810066123'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['໐໘໑໒໓໔໕໖໗໘', '0812345678'],
    ['+856 20 55 123 456', '+8562055123456'],
  ])('typed as %j is dialled as %j', (typed, phone) => {
    expect(normalisePhone(typed)).toBe(phone)
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
  ])('given by a messenger as %j is put in as %j', (given, phone) => {
    expect(nationalPhone(given, 'th')).toBe(phone)
  })

  test.each([
    ['8562055123456', '02055123456'],
    ['+856 20 55 123 456', '02055123456'],
    ['02055123456', '02055123456'],
    ['66812345678', '0812345678'],
    ['6581234567', '+6581234567'],
  ])('given by a messenger in Laos as %j is put in as it is dialled there, %j', (given, phone) => {
    expect(nationalPhone(given, 'la')).toBe(phone)
  })

  test.each<[string, boolean, boolean]>([
    ['0812345678', true, true],
    ['081234567', false, true],
    ['08123456789', false, true],
    ['', false, false],
    ['08x2345678', false, false],
    ['+8562055123456', false, true],
  ])('%j is one in Thailand: %s, in Laos: %s', (phone, th, la) => {
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
    [{ ...whole, inviteCode: 'PR 64' }, { inviteCode: 'inviteCodeWrong' }],
    [{ ...whole, inviteCode: 'ชวน' }, { inviteCode: 'inviteCodeWrong' }],
    [{ ...whole, inviteCode: 'a'.repeat(65) }, { inviteCode: 'inviteCodeWrong' }],
  ])('%j has the problems %j', (form, problems) => {
    expect(checkProfile(form)).toEqual(problems)
  })
})

describe('the bank account', () => {
  const whole = { bankCode: 'SCB', accountNo: '1', firstName: 'สมชาย', lastName: 'ใจดี' }
  test.each([
    [whole, {}],
    [
      { bankCode: '', accountNo: ' ', firstName: '', lastName: ' ' },
      {
        bankCode: 'bankRequired',
        accountNo: 'accountNoRequired',
        firstName: 'firstNameRequired',
        lastName: 'lastNameRequired',
      },
    ],
    [{ ...whole, accountNo: ' - ' }, { accountNo: 'accountNoRequired' }],
    [
      { ...whole, bankCode: 'KTB' },
      { firstName: 'englishOnly', lastName: 'englishOnly' },
    ],
    [{ ...whole, bankCode: 'TMB', firstName: 'SOMCHAI' }, { lastName: 'englishOnly' }],
    [{ ...whole, bankCode: 'BBL', firstName: 'MARY ANN', lastName: "O'NEIL" }, { lastName: 'englishOnly' }],
    [{ ...whole, bankCode: 'BBL', firstName: 'Mary Ann', lastName: 'Neil' }, {}],
    // As it is pasted.
    [{ ...whole, bankCode: 'BBL', firstName: 'Mary\t', lastName: '\u00a0Neil' }, {}],
  ])('%j has the problems %j', (form, problems) => {
    expect(checkBank(form)).toEqual(problems)
  })

  test('asks for English at KTB, TMB and BBL alone', () => {
    expect(['KTB', 'TMB', 'BBL', 'SCB', 'KBANK', ''].filter(needsEnglishName)).toEqual(['KTB', 'TMB', 'BBL'])
  })

  test('has a name of its parts, trimmed, with one space, in capitals', () => {
    expect(joinBankName('  somchai ', ' jai  dee ')).toBe('SOMCHAI JAI DEE')
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, last) => {
        const joined = joinBankName(first, last)
        expect(joined).toBe(joined.trim())
        expect(joined).not.toMatch(/\s\s/)
      }),
    )
  })

  test.each([
    ['A b', true],
    ['a', true],
    ['', false],
    ['  ', false],
    ['สมชาย', false],
    ['A1', false],
  ])('the name %j is English: %s', (name, english) => {
    expect(isEnglishName(name)).toBe(english)
  })

  test.each([
    ['1234567890', '123-456-7890'],
    ['123456789', '123456789'],
    ['12345678901', '12345678901'],
    ['12345-6789', '12345-6789'],
    ['', ''],
  ])('the number %j is read as %j', (number, shown) => {
    expect(dashed(number)).toBe(shown)
  })

  test.each([
    ['555-000 1234', '5550001234'],
    ['๕๕๕๐๐๐๑๒๓๔', '5550001234'],
    ['໕໕໕໐໐໐໑໒໓໔', '5550001234'],
    [' - ', ''],
  ])('the number typed as %j is sent as %j', (typed, sent) => {
    expect(accountNumber(typed)).toBe(sent)
  })

  test('is at a bank with a name in the player’s language, as far as there is one', () => {
    const bank = { code: 'SCB', nameTH: 'ไทยพาณิชย์', nameEN: 'Siam Commercial' }
    expect([bankLabel(bank, 'th'), bankLabel(bank, 'lo'), bankLabel({ ...bank, nameEN: null }, 'en')]).toEqual([
      'ไทยพาณิชย์',
      'Siam Commercial',
      'ไทยพาณิชย์',
    ])
    expect(bankLabel({ code: 'X', nameTH: '', nameEN: null }, 'th')).toBe('X')
  })
})

describe('the wizard', () => {
  const phone = { ...emptyDraft, phone: '0812345678' }
  const sent = { ...phone, otpToken: 'token' }
  const proved = { ...sent, provedPhone: '0812345678' }
  test.each<[string, WizardStep, Draft, boolean, boolean, WizardStep]>([
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
  ])('%s', (_, asked, draft, code, hasPassword, step) => {
    expect(reachable(asked, draft, { code, region: 'th' }, hasPassword)).toBe(step)
  })
})
