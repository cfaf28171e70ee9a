import { describe, expect, it } from 'vitest'
import { depositsEnded, depositsWaiting } from '../../../../src/wallet/ledger/deposits.ts'
import { at, reading, row, type Written } from '../../../fakes/ledger/made.ts'

const deposit = (part: Partial<Written> = {}) =>
  row({ statementType: 'deposit', from: 'SCB', to: 'wallet', amount: 300, status: 'WAITING', ...part })
const day = 24 * 60 * 60
const now = Date.parse(at(0))

describe('the deposits in progress', () => {
  it('are those of the last three days, whatever a backend calls the state', () => {
    const shown = [deposit(), deposit({ status: '' }), deposit({ status: 'CHECKING', createdAt: at(-3 * day + 1) })]
    const others = [
      deposit({ createdAt: at(-3 * day) }),
      deposit({ createdAt: null }),
      deposit({ status: 'SUCCESS' }),
      deposit({ status: 'FAILED' }),
      deposit({ statementType: 'withdraw' }),
    ]
    expect(depositsWaiting(reading([...shown, ...others]), now)).toEqual(shown)
  })

  it('have ended once one of them is no longer in progress, even one of two equal ones', () => {
    const [waiting, arrived, failed] = [deposit(), deposit({ status: 'SUCCESS' }), deposit({ status: 'FAILED' })]
    expect(depositsEnded(reading([waiting]), reading([arrived]))).toBe(true)
    expect(depositsEnded(reading([waiting, waiting]), reading([waiting, failed]))).toBe(true)
    expect(depositsEnded(reading([waiting]), reading([arrived, waiting]))).toBe(false)
    expect(depositsEnded(reading([arrived]), reading([waiting, arrived]))).toBe(false)
  })
})
