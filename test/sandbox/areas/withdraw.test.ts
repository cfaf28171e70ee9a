import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { rich, ktb, noBank, bonusHeld, newcomer } = members

beforeEach(() => sandbox.reset())

const withdraw = (username: string, amount: number) =>
  call(sandbox, 'POST /api/wallet/withdrawAll', { body: { amount }, token: sandbox.control.signIn(username) })
const newRows = () => sandbox.state.statements.slice(sandbox.state.seededRows)

describe('a withdrawal', () => {
  it.each([99.99, 50_000.01])('of %d is one that the app may not request', async (amount) => {
    expect(await withdraw(rich.username, amount)).toMatchObject({ status: 400 })
    expect(sandbox.violations).toHaveLength(1)
    expect(newRows()).toEqual([])
  })

  it('takes the money out of the games if the main wallet alone is too small', async () => {
    expect(await withdraw(ktb.username, 2500.01)).toMatchObject({ status: 200 })
    expect(newRows()).toMatchObject([
      { statementType: 'transfer', from: 'magma', to: 'wallet', amount: 100_00, status: 'SUCCESS' },
      { statementType: 'withdraw', from: 'wallet', to: 'KTB', amount: 2_500_01, status: 'WAITING' },
    ])
    expect(sandbox.audit().problems).toEqual([])
  })

  it.each([
    ['NO_BANK', noBank, 100],
    ['BONUS_CONDITION', bonusHeld, 100],
    ['MONEY_NOT_ENOUGH', ktb, 2600.01],
    ['MONEY_NOT_ENOUGH', newcomer, 100],
  ])('is refused with %s and leaves nothing', async (message, { username }, amount) => {
    const before = structuredClone([sandbox.state.balances, sandbox.state.transactions, sandbox.state.withdrawals])
    expect(await withdraw(username, amount)).toMatchObject({ body: { message } })
    expect([sandbox.state.balances, sandbox.state.transactions, sandbox.state.withdrawals]).toEqual(before)
    expect(newRows()).toEqual([])
  })
})
