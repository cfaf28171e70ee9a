import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { rich, ktb, noBank, bonusHeld, newcomer } = members
const ktbId = 'a10000000000000000000004'

beforeEach(() => sandbox.reset())

const withdraw = (username: string, amount: number) =>
  call(sandbox, 'POST /api/wallet/withdrawAll', { body: { amount }, token: sandbox.control.signIn(username) })
const newRows = () => sandbox.state.statements.slice(sandbox.state.seededRows)
const balancesOf = (id: string) =>
  ['wallet', 'game', 'held'].map((kind) => sandbox.state.balances[`${kind}:${id}${kind === 'game' ? ':magma' : ''}`])
const success = { status: 200, body: { message: 'SUCCESS' } }
const waiting = { statementType: 'withdraw', from: 'wallet', to: 'KTB', status: 'WAITING' }

describe('a withdrawal', () => {
  it('has the limits that the lookup names', async () => {
    const { body } = await call(sandbox, 'GET /api/lookup/withdraw')
    expect(body).toEqual({ withdrawMin: 100, withdrawMax: 50_000 })
  })

  it.each([99.99, 50_000.01])('of %d is one that the app may not request', async (amount) => {
    expect(await withdraw(rich.username, amount)).toMatchObject({ status: 400 })
    expect(sandbox.violations).toHaveLength(1)
    expect(newRows()).toEqual([])
  })

  it.each([100, 50_000])('of %d is within them', async (amount) => {
    expect(await withdraw(rich.username, amount)).toMatchObject(success)
  })

  it('is held until the operator decides, and appears as waiting in the statement', async () => {
    expect(await withdraw(ktb.username, 2500)).toMatchObject(success)
    expect(balancesOf(ktbId)).toEqual([0, 100_00, 2_500_00])
    expect(newRows()).toMatchObject([{ ...waiting, amount: 2_500_00 }])
    expect(sandbox.state.withdrawals.at(-1)).toMatchObject({ memberId: ktbId, amount: 2_500_00 })
    expect(sandbox.audit().problems).toEqual([])
  })

  it('takes the money out of the games if the main wallet alone is too small', async () => {
    expect(await withdraw(ktb.username, 2500.01)).toMatchObject(success)
    expect(balancesOf(ktbId)).toEqual([99_99, 0, 2_500_01])
    const gathered = { statementType: 'transfer', from: 'magma', to: 'wallet', amount: 100_00, status: 'SUCCESS' }
    expect(newRows()).toMatchObject([gathered, { ...waiting, amount: 2_500_01 }])
    expect(sandbox.audit().problems).toEqual([])
  })

  it.each([
    ['approve', 'SUCCESS', [100_00, 0, 0]],
    ['reject', 'FAILED', [2_600_00, 0, 0]],
  ] as const)('is decided: %s', async (decision, status, balances) => {
    await withdraw(ktb.username, 2500)
    await withdraw(ktb.username, 100)
    const [first, second] = sandbox.state.withdrawals.filter(({ memberId }) => memberId === ktbId)
    sandbox.control.decideWithdrawal(first?.id ?? '', decision)
    sandbox.control.decideWithdrawal(second?.id ?? '', 'reject')
    expect(balancesOf(ktbId)).toEqual(balances)
    expect(newRows().find(({ amount }) => amount === 2_500_00)).toMatchObject({ status })
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

  it('differs from the member’s others', async () => {
    await withdraw(ktb.username, 100)
    await withdraw(ktb.username, 100)
    const ids = sandbox.state.withdrawals.flatMap(({ id, statementId }) => [id, statementId])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it.each([
  [bonusHeld, { status: true, type: 'limit' }],
  [rich, { status: false, type: null }],
])('a bonus that $username holds is reported', async ({ username }, held) => {
  const token = sandbox.control.signIn(username)
  expect((await call(sandbox, 'GET /api/bonus/check/active', { token })).body).toEqual(held)
})
