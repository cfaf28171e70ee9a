import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import { exactMoney } from '../../../src/i18n/money.ts'
import { settings } from '../../../src/lib/settings/settings.ts'
import { accountIconOf } from '../../../src/wallet/accountIcon.ts'
import { currencyOf, totals, walletValue, transferAccounts } from '../../../src/wallet/accounts.ts'
import { game, minor, wallet } from '../../fakes/wallets.ts'

describe('the total balance', () => {
  test.each([
    ['nothing but the main wallet', wallet(5), { main: 500, games: 0, all: 500 }],
    ['floats that do not add up in binary', wallet(0.1, [game({ amount: 0.2 })]), { main: 10, games: 20, all: 30 }],
    [
      'several games',
      wallet(1_250_000, [game({ amount: 8420.5 }), game({ amount: 125.75 })]),
      { main: 125_000_000, games: 854_625, all: 125_854_625 },
    ],
    ['a main wallet that is no number', wallet(null, [game({ amount: 1 })]), { main: null, games: 100, all: null }],
    ['an open game that is no number', wallet(1, [game({ amount: null })]), { main: 100, games: null, all: null }],
    [
      'a game that is not open and holds no number',
      wallet(1, [game({ isActive: false, amount: null })]),
      { main: 100, games: 0, all: 100 },
    ],
    [
      'a game that is not open and yet holds something',
      wallet(1, [game({ isActive: false, amount: 2 })]),
      { main: 100, games: 200, all: 300 },
    ],
  ])('is right with %s', (_, held, expected) => {
    expect(totals(held)).toEqual(expected)
  })

  it('is exact to the last satang whatever the games hold', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e11 }), { maxLength: 50 })
    fc.assert(
      fc.property(amounts, (counts) => {
        const sum = counts.reduce((total, count) => total + count, 0)
        expect(
          totals(
            wallet(
              0,
              counts.map((count) => game({ amount: count / 100 })),
            ),
          ).all,
        ).toBe(sum)
      }),
    )
  })
})

describe("a game's worth in the wallet", () => {
  test.each([
    [842_050, 1, 842_050],
    [100_00, 10, 100_000],
    [50, 0.5, 25],
    [10, 3, 30],
    [115, 100, 11_500],
    [1, 0.5, 1],
    [null, 1, null],
    [1, null, null],
    [Number.MAX_SAFE_INTEGER, 10, null],
  ])('of %s minor units at a factor of %s is %s minor units', (amount, ftWalletSlot, worth) => {
    expect(walletValue({ amount: minor(amount), ftWalletSlot })).toBe(worth)
  })
})

describe('accounts to transfer between', () => {
  it('are the main wallet and the open games, in the order of the server', () => {
    const held = wallet(1, [
      game({ code: 'koi', name: '', amount: null }),
      game({ code: 'comet', isActive: false }),
      // Nothing could say where the money goes.
      game({ code: '', name: 'Lucky' }),
      game({ code: 'neko', amount: 2, logo: '/art/neko.svg' }),
    ])
    expect(transferAccounts(held)).toEqual([
      { code: 'wallet', name: null, logo: null, amount: 1_00 },
      { code: 'koi', name: 'koi', logo: null, amount: null },
      { code: 'neko', name: 'Neko Fortune', logo: '/art/neko.svg', amount: 2_00 },
    ])
  })
})

describe('the currency', () => {
  afterEach(() => void Object.assign(settings, { VITE_REGION: 'th' }))

  test.each([
    ['th', null, 'BAHT'],
    ['th', 'LAK', 'BAHT'],
    ['la', null, 'LAK'],
    ['la', 'LAK', 'LAK'],
    ['la', 'BAHT', 'BAHT'],
  ] as const)('in a %s build of a member with %s is %s', (region, currency, expected) => {
    Object.assign(settings, { VITE_REGION: region })
    expect(currencyOf(wallet(1, [], currency))).toBe(expected)
  })

  it('of an unread wallet is the one of the build; in Laos it is not known, so amounts have no sign', () => {
    expect(currencyOf(undefined)).toBe('BAHT')
    Object.assign(settings, { VITE_REGION: 'la' })
    expect(exactMoney(minor(5_00), currencyOf(undefined))).toBe('5.00')
  })
})

test.each([
  ['wallet', { of: 'main' }],
  ['neko', { of: 'game', logo: 'neko.png' }],
  ['gone', { of: 'game', logo: null }],
])('the picture of the account %s is %j', (code, icon) => {
  const [koi, neko] = [game({ code: 'koi', logo: null }), game({ code: 'neko', logo: 'neko.png' })]
  expect(accountIconOf(code, [koi, neko])).toEqual(icon)
})
