import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  headlineState,
  placesOf,
  shareOf,
  shareText,
  type Leg,
  type MoneyPlace,
} from '../../../../src/features/moneyMap/rules.ts'
import { minorOf, type Minor } from '../../../../src/lib/money/minor.ts'

const place = fc.record({
  code: fc.uuid(),
  name: fc.constant('Game'),
  logo: fc.constant(null),
  amount: fc.option(fc.integer({ min: -1e6, max: 1e12 })).map(minorOf),
  isOpen: fc.boolean(),
})

describe('the bar of places', () => {
  it('is complete if anything is held, and no part of it is negative', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places: MoneyPlace[]) => {
        const shares = places.map((one) => shareOf(one, places))
        const isHeld = places.some(({ amount }) => (amount ?? 0) > 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(isHeld ? 1 : 0, 9)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test.each([
  [0, '0%'],
  [0.0004, '<1%'],
  [0.1, '10%'],
  [0.905, '91%'],
  [0.9996, '>99%'],
  [1, '100%'],
])('a share of %s is shown as %s', (share, text) => {
  expect(shareText(share)).toBe(text)
})

describe('the places that hold money', () => {
  const game = (code: string, amount: number | null, isActive: boolean) => ({
    code,
    name: '',
    amount: minorOf(amount),
    isActive,
    ftWalletSlot: 1,
  })
  const walletWith = (slots: ReturnType<typeof game>[]) =>
    ({ wallet: { amount: minorOf(5_00) }, slots }) as unknown as Parameters<typeof placesOf>[0]

  it.each([
    ['leave out an open game without money', [game('a', 0, true)], []],
    ['include a closed game that holds money, from where nothing can be moved', [game('a', 7, false)], ['a:false']],
    [
      'include an open game without a number, but no closed one',
      [game('a', null, true), game('b', null, false)],
      ['a:true'],
    ],
    [
      'begin with the largest and end with the unknown',
      [game('a', null, true), game('b', 1, true), game('c', 9, true)],
      ['c:true', 'b:true', 'a:true'],
    ],
  ])('%s', (_, slots, expected) => {
    const places = placesOf(walletWith(slots)).map(({ code, isOpen }) => `${code}:${isOpen}`)
    expect(places).toEqual(['wallet:true', ...expected])
  })
})

const leg = (state: Leg['state']): Leg => ({
  code: state,
  name: state,
  amount: minorOf(100) as Minor,
  state,
  reason: '',
})

describe('the summary of all transfers home', () => {
  it.each([
    [['done', 'done'], 'done'],
    [['done', 'failed'], 'partly'],
    [['done', 'notSent'], 'partly'],
    [['done', 'failed', 'unknown'], 'unknown'],
    [['failed', 'notSent'], 'failed'],
    [['notSent'], 'notSent'],
  ] as const)('of %j is %s', (states, head) => {
    expect(headlineState(states.map(leg))).toBe(head)
  })
})
