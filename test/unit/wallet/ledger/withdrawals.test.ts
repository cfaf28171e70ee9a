import { describe, expect, it } from 'vitest'
import {
  reachOfWithdrawals,
  stepOf,
  withdrawalsEnded,
  withdrawalsShown,
  withdrawnOf,
} from '../../../../src/wallet/ledger/withdrawals.ts'
import { at, reading, row, type Written } from '../../../fakes/ledger/made.ts'

const withdrawal = (part: Partial<Written> = {}) =>
  row({ statementType: 'withdraw', to: 'KBANK', amount: 300, status: 'WAITING', ...part })
const day = 24 * 60 * 60
const now = Date.parse(at(0))

describe('the withdrawals that are shown', () => {
  it('are those in progress, however old, and those of the last three days that ended', () => {
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

  it.each([
    ['WAITING', 'received'],
    ['', 'received'],
    ['SUCCESS', 'paid'],
    ['FAILED', 'failed'],
  ])('show the server’s status: %s is %s', (status, step) => {
    expect(withdrawalsShown(reading([withdrawal({ status })]), now).map(stepOf)).toEqual([step])
  })

  it('are recognised from another backend, too: a sign, capitals, no amount', () => {
    const rows = [withdrawal({ statementType: 'WITHDRAW', amount: -300 }), withdrawal({ amount: null })]
    expect(withdrawalsShown(reading(rows), now).map(withdrawnOf)).toEqual([30_000, null])
  })

  it('in progress decide how far a pass has to look back', () => {
    const rows = [
      withdrawal(),
      withdrawal({ createdAt: at(-day) }),
      withdrawal({ createdAt: at(-2 * day), status: 'SUCCESS' }),
    ]
    expect(reachOfWithdrawals(reading(rows))).toBe(at(-day))
    expect(reachOfWithdrawals(reading([withdrawal()]))).toBe(at(0))
    expect(reachOfWithdrawals(reading([...rows, withdrawal({ createdAt: null })]))).toBe(at(-day))
    expect(reachOfWithdrawals(reading([row()]))).toBeNull()
  })
})

describe('the withdrawals that ended', () => {
  it.each([
    ['SUCCESS', 'paid'],
    ['FAILED', 'failed'],
  ])('are reported with their result: %s is %s', (status, step) => {
    const ended = withdrawalsEnded(reading([withdrawal()]), reading([row(), withdrawal({ status })]))
    expect(ended.map(stepOf)).toEqual([step])
  })

  it('do not include those that had ended, are still in progress, or came and ended in between', () => {
    const before = reading([withdrawal({ status: 'SUCCESS' }), withdrawal({ amount: 5 })])
    const later = reading([withdrawal({ amount: 9, status: 'SUCCESS' }), ...before.rows])
    expect(withdrawalsEnded(before, later)).toEqual([])
  })

  it('do not include those that had ended differently, nor those that had ended beside an equal one in progress', () => {
    const [waiting, paid, failed] = [withdrawal(), withdrawal({ status: 'SUCCESS' }), withdrawal({ status: 'FAILED' })]
    expect(withdrawalsEnded(reading([paid]), reading([failed]))).toEqual([])
    expect(withdrawalsEnded(reading([waiting, paid]), reading([waiting, paid]))).toEqual([])
    expect(withdrawalsEnded(reading([waiting]), reading([waiting, waiting]))).toEqual([])
  })

  it('are reported by their count if they are equal', () => {
    const [waiting, paid, failed] = [withdrawal(), withdrawal({ status: 'SUCCESS' }), withdrawal({ status: 'FAILED' })]
    expect(withdrawalsEnded(reading([waiting, waiting]), reading([waiting, paid])).map(stepOf)).toEqual(['paid'])
    expect(withdrawalsEnded(reading([waiting, paid]), reading([failed, paid])).map(stepOf)).toEqual(['failed'])
    expect(withdrawalsEnded(reading([waiting, paid]), reading([paid, paid])).map(stepOf)).toEqual(['paid'])
  })
})
