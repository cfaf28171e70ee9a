import { describe, expect, it, test } from 'vitest'
import { rowsAfter } from '../../../../src/wallet/ledger/baseline.ts'
import { goesBelow, newestSecond, rowsBelow, rowsLeft, tellsAllSince } from '../../../../src/wallet/ledger/reading.ts'
import { at, reading, row } from '../../../fakes/ledger/made.ts'

const noon = Date.parse(at(0))
const made = (...seconds: readonly (number | null)[]) =>
  seconds.map((each) => row({ createdAt: each === null ? null : at(each) }))

describe('rows go on to before an instant', () => {
  it.each([
    ['when the last of them does', made(5, -1), true],
    ['not when the last of them is of that instant', made(5, 0), false],
    ['not when the last of them has no time', made(5, -1, null), false],
    ['not when there are none', [], false],
  ])('%s', (_, rows, does) => {
    expect(goesBelow(rows, noon)).toBe(does)
  })
})

test('the newest second is that of the newest row that has a time', () => {
  expect(newestSecond(made(null, 0.9, -60))).toBe(noon)
  expect(newestSecond(made(null))).toBeNull()
  expect(newestSecond([])).toBeNull()
})

describe('a pass that left rows unread tells all rows made after an instant', () => {
  const told = (...seconds: readonly (number | null)[]) => reading(made(...seconds), { total: 9 })

  it('when it goes back to that instant, to the millisecond', () => {
    expect(tellsAllSince(told(60, 0), noon)).toBe(true)
    expect(tellsAllSince(told(60, 0.001), noon)).toBe(false)
  })

  it('not when a row without a time stands between them: it breaks the order', () => {
    expect(tellsAllSince(told(60, null, -60), noon)).toBe(false)
    expect(tellsAllSince(told(null, 60, -60), noon)).toBe(false)
  })

  it('not when every row there is counts, however old the last one is', () => {
    expect(tellsAllSince(reading([row({ createdAt: '1970-01-01T00:00:00.000Z' })], { total: 9 }), null)).toBe(false)
  })
})

test('the rows after an instant are those that this pass has told, without the ones of that instant', () => {
  const rows = made(60, 0, null)
  expect(rowsAfter(reading(rows), noon)).toEqual(made(60, null))
  expect(rowsAfter(reading(rows, { fresh: 2 }), noon)).toEqual(made(60))
})

describe('below the newest rows follow', () => {
  const known = reading(made(30, 20, 10), { total: 3 })

  it('the known ones that were not read again, when as many came as are new', () => {
    expect(rowsBelow(known, made(40, 30), 4)).toEqual(made(20, 10))
  })

  it('none, when as many were read as are known', () => {
    expect(rowsBelow(known, made(31, 21, 11), 3)).toEqual([])
  })

  it('nobody knows which, when the newest rows', () => {
    // Do not go down to what is known.
    expect(rowsBelow(known, made(40), 4)).toBeNull()
    // Lack one that is known.
    expect(rowsBelow(known, made(40, 35), 4)).toBeNull()
    expect(rowsBelow(known, made(40, 30, 25), 4)).toBeNull()
    // Seem to have one of those below.
    expect(rowsBelow(known, made(30, 10), 4)).toBeNull()
  })
})

describe('of known rows that fit to no newer ones are still shown', () => {
  it('those that are older than all of these, and of the same moment', () => {
    const other = row({ amount: 7, createdAt: at(0) })
    const known = reading([...made(30, 20), other, ...made(-10)])
    expect(rowsLeft(known, made(60, 30, 0))).toEqual([other, ...made(-10)])
    expect(rowsLeft(known, made(30))).toEqual([...made(20), other, ...made(-10)])
  })

  it('all, when nothing newer was told, and none when nothing was known', () => {
    expect(rowsLeft(reading(made(30, 20)), [])).toEqual(made(30, 20))
    expect(rowsLeft(null, [])).toEqual([])
  })
})
