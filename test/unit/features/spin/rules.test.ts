import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Coupon, Slice } from '../../../../src/api/spin.ts'
import { canSpin, claimCodeOf, hasSlice, namesOf, prizeName, reconcile } from '../../../../src/features/spin/rules.ts'
import { pageOf } from '../../../../src/ui/lists/pageWindow.ts'

const slice = (code: string, label = ''): Slice => ({ code, label, bgColor: '', textColor: '', htmlDescription: null })
const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  prize: { name: '', slice: slice('S') },
  amount: 1,
  code: null,
  _id: null,
  ...over,
})

describe('a coupon is claimed by', () => {
  test.each<[string, Partial<Coupon>, string | null]>([
    ['its code', { code: 'C', _id: 'I' }, 'C'],
    ['its identity without a code', { _id: 'I' }, 'I'],
    ['its slice without either', {}, 'S'],
    ['its identity when its code is blank', { code: ' ', _id: 'I' }, 'I'],
    ['its slice when both are blank', { code: '', _id: '\t' }, 'S'],
    ['its code as it came', { code: ' C ' }, ' C '],
    ['nothing when there is nothing', { prize: { name: 'x', slice: null } }, null],
    ['nothing when its slice has no code either', { prize: { name: 'x', slice: slice(' ') } }, null],
  ])('%s', (_, over, code) => {
    expect(claimCodeOf(coupon(over))).toBe(code)
  })
})

describe('the wheel’s button spins', () => {
  test.each([
    [1, false, true],
    [12, false, true],
    [0.5, false, true],
    [1, true, false],
    [0, false, false],
    [-1, false, false],
    [null, false, false],
  ])('with %s coins, busy %s: %s', (coins, isBusy, spins) => {
    expect(canSpin(coins, isBusy)).toBe(spins)
  })
})

describe('a spin without an answer', () => {
  test.each([
    [12, 11, 'taken'],
    [12, 0, 'taken'],
    [12, 12, 'kept'],
    [0, 0, 'kept'],
    [12, 13, 'unclear'],
    [12, null, 'unclear'],
    [null, 12, 'unclear'],
    [null, 0, 'unclear'],
    [0, null, 'unclear'],
    [null, null, 'unclear'],
  ])('with %s coins before and %s now is %s', (before, now, said) => {
    expect(reconcile(before, now)).toBe(said)
  })
})

describe('the prize', () => {
  const slices = [slice('A', 'Ten'), slice('B')]

  test.each([
    ['A', 'Eleven', 'Eleven'],
    ['A', '', 'Ten'],
    ['A', '  ', 'Ten'],
    ['B', '', 'B'],
    ['GONE', '', 'GONE'],
    ['', '', ''],
  ])('%j with the label %j is called %j', (code, label, name) => {
    expect(prizeName({ code, label, remainingCoin: 1 }, slices)).toBe(name)
  })

  test.each([
    ['A', true],
    ['a', false],
    ['GONE', false],
    ['', false],
  ])('%j is on the wheel: %s', (code, there) => {
    expect(hasSlice(slices, { code, label: '', remainingCoin: 1 })).toBe(there)
  })

  test.each([
    ['Ten', slice('A', '10 ฿'), { label: '10 ฿', detail: 'Ten' }],
    ['Credit ฿10', slice('A', '฿10'), { label: '฿10', detail: null }],
    ['Ten', slice('A', 'Ten'), { label: 'Ten', detail: null }],
    ['', slice('A', 'Ten'), { label: 'Ten', detail: null }],
    ['Ten', slice('A'), { label: 'Ten', detail: null }],
    ['Ten', null, { label: 'Ten', detail: null }],
    ['', slice('A'), { label: 'A', detail: null }],
    ['', null, { label: '', detail: null }],
  ])('as a coupon %j of %o reads %o', (name, of, names) => {
    expect(namesOf(coupon({ prize: { name, slice: of } }))).toEqual(names)
  })
})

describe('the pages of a table', () => {
  test.each([
    [0, 1, { page: 1, pages: 1, first: 0, rows: [] }],
    [3, 1, { page: 1, pages: 1, first: 0, rows: [0, 1, 2] }],
    [4, 2, { page: 2, pages: 2, first: 3, rows: [3] }],
    [3, 2, { page: 1, pages: 1, first: 0, rows: [0, 1, 2] }],
    [4, 0, { page: 1, pages: 2, first: 0, rows: [0, 1, 2] }],
  ])('of %s rows, page %s', (count, page, shown) => {
    expect(pageOf(Array.from(Array(count).keys()), page, 3)).toEqual(shown)
  })

  it('show every row once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 5 }), (rows, perPage) => {
        const { pages } = pageOf(rows, 1, perPage)
        const shown = Array.from({ length: pages }, (_, index) => pageOf(rows, index + 1, perPage).rows)
        expect(shown.flat()).toEqual(rows)
      }),
    )
  })
})
