import { describe, expect, test } from 'vitest'
import {
  bankChoices,
  bankCodeOf,
  bankLabel,
  dashed,
  needsEnglishName,
  needsNewName,
} from '../../../src/operator/bankName.ts'

const banks = [
  { code: 'SCB', nameTH: 'ไทยพาณิชย์', nameEN: 'Siam Commercial' },
  { code: 'KTB', nameTH: 'กรุงไทย', nameEN: null },
  { code: 'X', nameTH: '', nameEN: null },
]
const account = (code: string, nameTH: string, bankAccountName = 'สมชาย') =>
  ({ bank: { code, nameTH }, bankAccountName }) as Parameters<typeof needsNewName>[0]

test('banks are offered after an empty choice, by their names in the language', () => {
  expect(bankChoices(banks, 'th', 'เลือก')).toEqual([
    { value: '', label: 'เลือก' },
    { value: 'SCB', label: 'ไทยพาณิชย์' },
    { value: 'KTB', label: 'กรุงไทย' },
    { value: 'X', label: 'X' },
  ])
  expect(banks.map((bank) => bankLabel(bank, 'lo'))).toEqual(['Siam Commercial', 'กรุงไทย', 'X'])
})

test.each([
  [account('SCB', 'อื่น'), 'SCB'],
  [account('', 'กรุงไทย'), 'KTB'],
  [account('', ''), ''],
  [account('', 'อื่น'), ''],
  [null, ''],
])('the bank of %j is %j', (held, code) => {
  expect(bankCodeOf(held, banks)).toBe(code)
})

describe('an account’s name must be corrected', () => {
  test.each([
    ['KTB', 'สมชาย', true],
    ['KTB', 'Somchai', false],
    ['KTB', ' ', true],
    ['SCB', 'สมชาย', false],
    ['', 'สมชาย', true],
    ['', 'Somchai', false],
  ])('at %j in the name of %s: %s', (code, name, must) => {
    expect(needsNewName(account(code, '', name), banks)).toBe(must)
    expect(needsNewName(account('', 'กรุงไทย', name), [])).toBe(false)
  })
})

test('only KTB, TMB and BBL insist on English names', () => {
  expect(['KTB', 'TMB', 'BBL', 'SCB', 'KBANK', 'BAY'].filter(needsEnglishName)).toEqual(['KTB', 'TMB', 'BBL'])
})

test.each([
  ['1234567890', '123-456-7890'],
  ['123456789', '123456789'],
  ['12345678901', '12345678901'],
  ['12345 7890', '12345 7890'],
])('the account number %s is shown as %s', (number, read) => {
  expect(dashed(number)).toBe(read)
})
