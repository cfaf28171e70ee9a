import { describe, expect, test } from 'vitest'
import { checkPasswords, checkProfileForm } from '../../../../src/features/profile/rules.ts'
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
  const whole = { name: 'สมชาย', bankCode: 'SCB', accountName: 'สมชาย ใจดี', accountNo: '5550001234' }

  test.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'nameRequired' }],
    [{ bankCode: '' }, { bankCode: 'bankRequired' }],
    [{ accountName: ' ' }, { accountName: 'nameRequired' }],
    [{ accountNo: ' ' }, { accountNo: 'accountNoRequired' }],
    [{ accountNo: '-' }, { accountNo: 'accountNoRequired' }],
    [{ bankCode: 'KTB' }, { accountName: 'englishOnly' }],
    [{ bankCode: 'KTB', accountName: '\u200bSOMCHAI\u00a0JAIDEE\u200b' }, {}],
    [{ accountName: '\u200b' }, { accountName: 'nameRequired' }],
    [{ bankCode: 'KTB', accountName: 'Somchai Jaidee' }, {}],
  ])('with %j has the problems %j', (part, problems) => {
    expect(checkProfileForm({ ...whole, ...part })).toEqual(problems)
  })

  test('needs a name on the account, and an English one at some banks', () => {
    expect(nameProblem('SCB', '', 'nameRequired')).toBe('nameRequired')
    expect(nameProblem('SCB', 'สมชาย', 'nameRequired')).toBeNull()
    expect(nameProblem('KTB', 'สมชาย', 'nameRequired')).toBe('englishOnly')
    expect(nameProblem('KTB', 'Somchai', 'nameRequired')).toBeNull()
  })
})
