import { describe, expect, it } from 'vitest'
import { rowsLeft } from '../../../../src/wallet/ledger/reading.ts'
import { at, reading, row } from '../../../fakes/ledger/made.ts'

const made = (...seconds: readonly (number | null)[]) =>
  seconds.map((each) => row({ createdAt: each === null ? null : at(each) }))

describe('known rows that match no newer ones are still shown', () => {
  it('if they are older than all of these, or of the same moment', () => {
    const other = row({ amount: 7, createdAt: at(0) })
    const known = reading([...made(30, 20), other, ...made(-10)])
    expect(rowsLeft(known, made(60, 30, 0))).toEqual([other, ...made(-10)])
    expect(rowsLeft(known, made(30))).toEqual([...made(20), other, ...made(-10)])
  })

  it('all of them if nothing newer was read, and none if nothing was known', () => {
    expect(rowsLeft(reading(made(30, 20)), [])).toEqual(made(30, 20))
    expect(rowsLeft(null, [])).toEqual([])
  })
})
