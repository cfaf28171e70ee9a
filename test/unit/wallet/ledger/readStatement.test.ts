import { describe, expect, it } from 'vitest'
import { joinedRows, readStatement, unmatchedRows } from '../../../../src/wallet/ledger/ledger.ts'
import { at, reading, row } from '../../../fakes/ledger/made.ts'

const made = (...seconds: readonly (number | null)[]) =>
  seconds.map((each) => row({ createdAt: each === null ? null : at(each) }))

const strange = row({ amount: 7, createdAt: at(2) })
it.each([
  ['the newest ones end in the middle of them', reading(made(3, 2, 1)), made(4, 3, 2), 4, made(1)],
  ['the newest ones reach past them, whatever changed', reading(made(3, 2), { total: 9 }), made(3, 1), 9, []],
  ['one that seems new may be an older one of them', reading(made(3, 2, 1, 0)), made(1, 3, 2), 5, null],
  ['none of them is among the newest ones', reading(made(3)), made(4), 2, null],
  ['one that has to be among the newest ones is not', reading(made(3, 2, 1)), [...made(3), strange], 3, null],
] as const)('previous rows join the newest ones or are read again: %s', (_, previous, newest, total, below) => {
  expect(joinedRows(previous, newest, total)).toEqual(below)
})

describe('previous rows that match no newer ones are still shown', () => {
  it('if they are older than all of these, or of the same moment', () => {
    const other = row({ amount: 7, createdAt: at(0) })
    const previous = reading([...made(30, 20), other, ...made(-10)])
    expect(unmatchedRows(previous, made(60, 30, 0))).toEqual([other, ...made(-10)])
    expect(unmatchedRows(previous, made(30))).toEqual([...made(20), other, ...made(-10)])
  })

  it('all of them if nothing newer was read, and none if there were none', () => {
    expect(unmatchedRows(reading(made(30, 20)), [])).toEqual(made(30, 20))
    expect(unmatchedRows(null, [])).toEqual([])
  })
})

it.each([1, 2, 3])('a reading whose session ends while page request %i is on its way reports nothing', async (last) => {
  let requests = 0
  const request = async (page: number) => {
    requests += 1
    return requests < last ? { total: 2, rows: [row({ createdAt: at(-page) })], askedAt: 0 } : null
  }
  expect(await readStatement({ request, pageSize: 1, previous: null, since: Date.parse(at(-9)) })).toBeNull()
  expect(requests).toBe(last)
})
