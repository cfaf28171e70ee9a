import { describe, expect, it } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'
import { auditState } from './audit.ts'

const { rich, ktb } = members

describe('the ledger', () => {
  it('adds up in the seed', () => {
    expect(quietSandbox().audit()).toMatchObject({ ok: true, problems: [], totalMinor: 0 })
  })

  it('adds up when delayed transfers overlap', async () => {
    const sandbox = quietSandbox()
    const token = sandbox.control.logIn(ktb.username)
    const body = { from: 'wallet', to: 'magma', amount: 1500 }
    sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'delay', ms: 1 })
    const answers = await Promise.all([1, 2].map(() => call(sandbox, 'POST /api/wallet/transfer', { token, body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(sandbox.audit().ok).toBe(true)
  })
})

const lost = { ledgerId: null, status: 'WAITING' }

const spoiled = (spoil: (state: Sandbox['state']) => unknown) => {
  const { state, control } = quietSandbox()
  control.creditDeposit(rich.username, 100)
  spoil(state)
  return auditState(state)
}

describe('the audit finds', () => {
  it.each<[string, (state: Sandbox['state']) => unknown]>([
    ['money made from nothing', ({ balances }) => Object.assign(balances, { 'wallet:x': 1 })],
    ['a lost transaction', ({ transactions }) => transactions.pop()],
    ['a one-sided entry', ({ transactions }) => Object.assign(transactions[0]?.entries[0] ?? {}, { amount: -1 })],
    ['a negative account', ({ balances }) => Object.assign(balances, { 'wallet:x': -1 })],
    ['a row without its money', ({ statements }) => Object.assign(statements.at(-1) ?? {}, { ledgerId: null })],
    ['a waiting row without its money', ({ statements }) => Object.assign(statements.at(-1) ?? {}, lost)],
    ['a failure that moved money', ({ statements }) => Object.assign(statements.at(-1) ?? {}, { status: 'FAILED' })],
    ['a row of another amount', ({ statements }) => Object.assign(statements.at(-1) ?? {}, { amount: 101 })],
    ['a forgotten withdrawal', ({ withdrawals }) => withdrawals.pop()],
  ])('%s', (_, spoil) => {
    expect(spoiled(spoil)).toMatchObject({ ok: false, problems: expect.arrayContaining([expect.any(String)]) })
  })
})
