import { afterEach, describe, expect, it, test } from 'vitest'
import type { DepositAccount, WalletAccount } from '../../../../src/api/deposit.ts'
import {
  displayOf,
  displayOfWallet,
  groupOf,
  methodsOf,
  shownAndCollapsed,
  type Display,
} from '../../../../src/features/deposit/rules.ts'
import { isLink } from '../../../../src/features/gift/rules.ts'
import { settings } from '../../../../src/lib/settings/settings.ts'

const account = (part: Partial<DepositAccount>): DepositAccount => ({
  bankCode: 'SCB',
  bankType: 'bank',
  mode: 'AUTO',
  bank: { nameTH: 'ธนาคาร', nameEN: null },
  bankAccountName: 'OPERATOR',
  bankAccountNo: '1234567890',
  image: null,
  ...part,
})

describe('how an account is paid into', () => {
  afterEach(() => void Object.assign(settings, { VITE_BCEL_IMAGE: '' }))

  test.each([
    ['SCB', 'bank', 'AUTO', 'account'],
    ['SCB', 'bank', 'SMS', 'account'],
    ['GSB', 'bank', 'SMS', 'account'],
    ['KBANK', 'bank', 'AUTO', 'nameEdit'],
    ['KBANK', 'bank', 'SMS', 'qr'],
    ['KBANK', 'bank', '', 'qr'],
    ['KBANK', 'PAYMENT', 'QR', 'qr'],
    ['WW', 'PAYMENT', 'AUTO', 'qr'],
    ['PAYTIMZ', 'PAYMENT', 'AUTO', 'qr'],
    ['PAYONEX', 'PAYMENT', 'AUTO', 'qr'],
    ['FP', 'PAYMENT', '', 'qr'],
    ['WW', 'bank', 'AUTO', 'account'],
    ['NEWPAY', 'PAYMENT', 'AUTO', 'account'],
    ['KTB', 'bank', 'AUTO', 'account'],
    ['', '', '', 'account'],
    ['kbank', 'bank', 'SMS', 'account'],
  ] as const)(
    '%s of type %j in mode %j is shown as %s; manually as an account',
    (bankCode, bankType, mode, display) => {
      expect(displayOf(account({ bankCode, bankType, mode }), false)).toBe(display)
      expect(displayOf(account({ bankCode, bankType, mode }), true)).toBe('account')
    },
  )

  test.each([
    [null, '', 'account'],
    ['/bcel.png', '', 'image'],
    [null, '/bcel.png', 'image'],
    ['', '/bcel.png', 'image'],
  ])('BCEL with the image %j, and %j in the settings, is shown as %s', (image, VITE_BCEL_IMAGE, display) => {
    Object.assign(settings, { VITE_BCEL_IMAGE })
    expect(displayOf(account({ bankCode: 'BCEL', image }), false)).toBe(display)
    expect(displayOf(account({ bankCode: 'BCEL', image }), true)).toBe('account')
  })

  test.each([
    ['AUTO', 'account'],
    ['SMS', 'gift'],
    ['', 'gift'],
    ['auto', 'gift'],
  ])('a wallet in mode %j is shown as %s; manually as an account', (mode, display) => {
    const wallet: WalletAccount = { walletAccountName: 'W', mode }
    expect(displayOfWallet(wallet, false)).toBe(display)
    expect(displayOfWallet(wallet, true)).toBe('account')
  })
})

describe('the ways of paying in', () => {
  it('have distinct addresses: accounts by number, QR channels by bank, wallets by name', () => {
    const banks = [
      account({}),
      account({ bankCode: 'KBANK', bankAccountNo: '2' }),
      account({ bankCode: 'KBANK', mode: 'SMS' }),
      account({ bankCode: 'NEWPAY', bankType: 'PAYMENT', bankAccountNo: '' }),
      account({ bankCode: 'KTB', bankAccountNo: '5' }),
      account({ bankCode: 'GSB', bankAccountNo: '5' }),
      account({ bankCode: 'BAY', bankAccountNo: '6' }),
    ]
    const wallets = [
      { walletAccountName: 'GIFT', mode: 'SMS' },
      { walletAccountName: '6', mode: 'AUTO' },
    ]
    expect(methodsOf({ banks, wallets, isManual: false }).map(({ display, code }) => [display, code])).toEqual([
      ['account', '1234567890'],
      ['nameEdit', '2'],
      ['qr', 'KBANK'],
      ['account', 'NEWPAY'],
      ['account', '5 KTB'],
      ['account', '5 GSB'],
      ['account', '6 BAY'],
      ['gift', 'GIFT'],
      ['account', '6'],
    ])
  })

  test.each<[Display, string]>([
    ['account', 'account'],
    ['nameEdit', 'account'],
    ['image', 'account'],
    ['qr', 'qr'],
  ])('shown as %s are among those of the kind %s', (display, group) => {
    expect(groupOf({ display, code: 'X', account: null, wallet: null })).toBe(group)
  })

  it('are none if the server names none', () => {
    expect(methodsOf({ banks: [], wallets: [], isManual: false })).toEqual([])
  })
})

describe('a gift link in the rules for deposits', () => {
  test.each([
    'https://gift.truemoney.com/campaign/?v=abcdef123456',
    '  https://gift.example/x  ',
    'HTTPS://gift.example/?a=1&b=2#c',
    `https://gift.example/${'x'.repeat(1_979)}`,
  ])('is recognised in %j', (text) => {
    expect(isLink(text)).toBe(true)
  })

  test.each([
    '',
    '   ',
    'gift.example/x',
    'http://gift.example/x',
    'javascript:alert(1)',
    'https://gift.example/<script>alert(1)</script>',
    'https://gift.example/a b',
    'a gift for you https://gift.example/x',
    'https://gift.example/x|SOMEBODY ELSE',
    'https://gift.example/x"onload="y',
    'https://',
    'https://[',
    'http://a.example/?to=https://gift.example/x',
    `https://gift.example/${'x'.repeat(1_980)}`,
  ])('is not recognised in %j', (text) => {
    expect(isLink(text)).toBe(false)
  })
})

describe('accounts shown at once or behind a row', () => {
  const banksOf = (methods: ReturnType<typeof methodsOf>) => methods.map((method) => method.account?.bankCode)
  test.each([
    ['SCB', ['SCB', 'GSB', 'KTB'], ['SCB'], ['GSB', 'KTB']],
    ['SCB', ['GSB', 'SCB', 'KTB', 'SCB'], ['SCB', 'SCB'], ['GSB', 'KTB']],
    // One row behind a row would gain nothing.
    ['SCB', ['SCB', 'GSB'], ['SCB', 'GSB'], []],
    ['SCB', ['SCB'], ['SCB'], []],
    // None is nearer than the others.
    ['BBL', ['SCB', 'GSB', 'KTB'], ['SCB', 'GSB', 'KTB'], []],
    ['', ['SCB', 'GSB', 'KTB'], ['SCB', 'GSB', 'KTB'], []],
    ['SCB', [], [], []],
  ])('of a member with an account at %j, of %j, are %j and %j', (own, banks, near, far) => {
    const lookup = { banks: banks.map((bankCode) => account({ bankCode })), wallets: [], isManual: true }
    const methods = methodsOf(lookup)
    const parted = shownAndCollapsed('account', methods, own)
    expect(parted.map((some) => banksOf([...some]))).toEqual([near, far])
  })

  test.each([
    [['KBANK', 'WW', 'PAYTIMZ', 'FP'], ['KBANK'], ['WW', 'PAYTIMZ', 'FP']],
    // Two stand beside each other, in as much room as the row.
    [['WW', 'PAYTIMZ', 'FP'], ['WW', 'PAYTIMZ', 'FP'], []],
    [['WW'], ['WW'], []],
    [[], [], []],
  ])('of QR channels %j, whatever the member’s bank, are %j and %j', (codes, near, far) => {
    const banks = codes.map((bankCode) => account({ bankCode, bankType: 'PAYMENT', mode: 'QR' }))
    const parted = shownAndCollapsed('qr', methodsOf({ banks, wallets: [], isManual: false }), 'WW')
    expect(parted.map((some) => banksOf([...some]))).toEqual([near, far])
  })

  it('of QR channels all collapse below the one used last', () => {
    const banks = ['WW', 'PAYTIMZ', 'FP'].map((bankCode) => account({ bankCode, bankType: 'PAYMENT', mode: 'QR' }))
    const parted = shownAndCollapsed('qr', methodsOf({ banks, wallets: [], isManual: false }), 'WW', true)
    expect(parted.map((some) => banksOf([...some]))).toEqual([[], ['WW', 'PAYTIMZ', 'FP']])
  })

  it('are all shown at once if they are wallets or gift links', () => {
    const wallets = ['AUTO', 'AUTO', 'SMS', 'SMS'].map((mode) => ({ walletAccountName: 'PAY', mode }))
    const methods = methodsOf({ banks: [], wallets, isManual: false })
    expect(shownAndCollapsed('wallet', methods, 'SCB')).toEqual([methods, []])
  })
})
