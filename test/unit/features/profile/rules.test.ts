import { describe, expect, test } from 'vitest'
import { checkPasswords, checkProfileDraft } from '../../../../src/features/profile/rules.ts'
import { nameProblem } from '../../../../src/operator/bankName.ts'

describe('a new password', () => {
  test.each([
    [{ old: 'a', next: 'b', confirm: 'b' }, {}],
    [{ old: 'a', next: 'b', confirm: 'c' }, { confirm: 'passwordsDiffer' }],
    [{ old: '', next: 'b', confirm: 'c' }, { old: 'passwordRequired' }],
    [
      { old: 'a', next: '', confirm: '' },
      { next: 'passwordRequired', confirm: 'passwordRequired' },
    ],
    [
      { old: '', next: '', confirm: '' },
      { old: 'passwordRequired', next: 'passwordRequired', confirm: 'passwordRequired' },
    ],
    [{ old: 'a', next: ' ', confirm: ' ' }, {}],
  ])('%j has the problems %j', (form, problems) => {
    expect(checkPasswords(form)).toEqual(problems)
  })
})

describe('a profile', () => {
  const whole = { name: 'สมชาย', bankCode: 'SCB', bankAccountName: 'สมชาย ใจดี', bankAccountNo: '5550001234' }

  test.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'nameRequired' }],
    [{ bankCode: '' }, { bankCode: 'bankRequired' }],
    [{ bankAccountName: ' ' }, { bankAccountName: 'accountNameRequired' }],
    [{ bankAccountNo: ' ' }, { bankAccountNo: 'accountNoRequired' }],
    [{ bankAccountNo: '-' }, { bankAccountNo: 'accountNoRequired' }],
    [{ bankCode: 'KTB' }, { bankAccountName: 'englishOnly' }],
    [{ bankCode: 'KTB', bankAccountName: '\u200bSOMCHAI\u00a0JAIDEE\u200b' }, {}],
    [{ bankAccountName: '\u200b' }, { bankAccountName: 'accountNameRequired' }],
    [{ bankCode: 'KTB', bankAccountName: 'Somchai Jaidee' }, {}],
  ])('with %j has the problems %j', (part, problems) => {
    expect(checkProfileDraft({ ...whole, ...part })).toEqual(problems)
  })

  test('needs a name on the account, and an English one at some banks', () => {
    expect(nameProblem('SCB', '', 'nameRequired')).toBe('nameRequired')
    expect(nameProblem('SCB', 'สมชาย', 'nameRequired')).toBeNull()
    expect(nameProblem('KTB', 'สมชาย', 'nameRequired')).toBe('englishOnly')
    expect(nameProblem('KTB', 'Somchai', 'nameRequired')).toBeNull()
  })
})
