import { describe, expect, it } from 'vitest'
import { magnitudeOf } from '../../../../src/wallet/ledger/reading.ts'
import {
  depositsUnderWay,
  isSomeOver,
  oldestUnderWay,
  withdrawalsShown,
} from '../../../../src/wallet/ledger/underWay.ts'
import { at, reading, row, type Written } from '../../../fakes/ledger/made.ts'

const withdrawal = (part: Partial<Written> = {}) =>
  row({ statementType: 'withdraw', to: 'KBANK', amount: 300, status: 'WAITING', ...part })
const deposit = (part: Partial<Written> = {}) =>
  row({ statementType: 'deposit', from: 'SCB', to: 'wallet', amount: 300, status: 'WAITING', ...part })
const day = 24 * 60 * 60
const now = Date.parse(at(0))

describe('the withdrawals that are shown', () => {
  it('are those under way, however old, and those of the last three days that ended', () => {
    const shown = [
      withdrawal({ createdAt: at(-60) }),
      withdrawal({ createdAt: at(-1 * day), status: 'SUCCESS' }),
      withdrawal({ createdAt: at(-3 * day + 1), status: 'FAILED' }),
      withdrawal({ createdAt: at(-90 * day), status: 'BEING_PAID' }),
    ]
    const gone = [
      withdrawal({ createdAt: at(-3 * day), status: 'SUCCESS' }),
      row(),
      withdrawal({ createdAt: null, status: 'FAILED' }),
    ]
    expect(withdrawalsShown(reading([...shown, ...gone]), now)).toEqual(shown)
  })

  it('are recognised from another backend, too: a sign, capitals, no amount', () => {
    const rows = [withdrawal({ statementType: 'WITHDRAW', amount: -300 }), withdrawal({ amount: null })]
    expect(withdrawalsShown(reading(rows), now).map(magnitudeOf)).toEqual([30_000, null])
  })
})

it('the deposits under way are those of the last three days, whatever a backend calls the state', () => {
  const shown = [deposit(), deposit({ status: '' }), deposit({ status: 'CHECKING', createdAt: at(-3 * day + 1) })]
  const others = [
    deposit({ createdAt: at(-3 * day) }),
    deposit({ createdAt: null }),
    deposit({ status: 'SUCCESS' }),
    deposit({ status: 'FAILED' }),
    withdrawal(),
  ]
  expect(depositsUnderWay(reading([...shown, ...others]), now)).toEqual(shown)
})

it('payments under way decide how far a reading has to look back', () => {
  const oldest = (...rows: Parameters<typeof reading>[0]) => oldestUnderWay(reading(rows), now)
  const rows = [
    withdrawal(),
    withdrawal({ createdAt: at(-day) }),
    withdrawal({ createdAt: at(-2 * day), status: 'SUCCESS' }),
  ]
  expect(oldest(...rows)).toBe(Date.parse(at(-day)))
  expect(oldest(...rows, withdrawal({ createdAt: null }))).toBe(Date.parse(at(-day)))
  expect(oldest(...rows, deposit({ createdAt: at(-2 * day) }))).toBe(Date.parse(at(-2 * day)))
  expect(oldest(...rows, deposit({ createdAt: at(-4 * day) }))).toBe(Date.parse(at(-day)))
  expect(oldest(row())).toBeNull()
})

it.each([
  ['withdrawal', withdrawal],
  ['deposit', deposit],
])('a %s has ended once it is no longer under way, even one of two equal ones', (_, made) => {
  const [waiting, paid, failed] = [made(), made({ status: 'SUCCESS' }), made({ status: 'FAILED' })]
  const isOver = (before: Parameters<typeof reading>[0], later: Parameters<typeof reading>[0]) =>
    isSomeOver(reading(before), reading(later))
  expect(isOver([waiting], [row(), paid])).toBe(true)
  expect(isOver([waiting], [failed])).toBe(true)
  expect(isOver([waiting, waiting], [waiting, paid])).toBe(true)
  expect(isOver([waiting, paid], [paid, paid])).toBe(true)
  expect(isOver([waiting], [paid, waiting])).toBe(false)
  expect(isOver([paid], [waiting, paid])).toBe(false)
  expect(isOver([paid], [failed])).toBe(false)
  expect(isOver([waiting], [waiting, waiting])).toBe(false)
})
