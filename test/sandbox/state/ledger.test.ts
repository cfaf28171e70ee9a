import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { games } from '../catalogue/games.ts'
import type { Sandbox } from '../sandbox.ts'
import { members } from '../seed/seed.ts'
import { call, inTurn, quietSandbox } from '../testCalls.ts'
import { auditState } from './audit.ts'

type Step = (sandbox: Sandbox) => unknown

const { rich, ktb, newcomer } = members
const username = fc.constantFrom(rich.username, ktb.username, newcomer.username)
const account = fc.constantFrom('wallet', 'nothing', ...games.map(({ code }) => code))
const minor = fc.oneof(fc.integer({ min: -100, max: 300_00 }), fc.integer({ min: 0, max: 2_000_000_00 }))

const transfers = fc
  .record({ username, from: account, to: account, minor })
  .map(({ username: name, from, to, minor: amount }): Step => (sandbox) => {
    const token = sandbox.control.logIn(name)
    return call(sandbox, 'POST /api/wallet/transfer', { token, body: { from, to, amount: amount / 100 } })
  })

const payouts = fc
  .record({ username, baht: fc.oneof(fc.integer({ min: 100, max: 3_000 }), fc.integer({ min: 90, max: 50_010 })) })
  .map(({ username: name, baht }): Step => (sandbox) => {
    const token = sandbox.control.logIn(name)
    return call(sandbox, 'POST /api/wallet/withdrawAll', { token, body: { amount: baht + 0.5 } })
  })

const plays = fc.record({ username, to: account }).map(({ username: name, to }): Step => async (sandbox) => {
  const token = sandbox.control.logIn(name)
  await call(sandbox, `GET /api/wallet/activate/${to}`, { token })
  return call(sandbox, 'POST /api/wallet/transferAll', { token, body: { to } })
})

const codes = fc
  .record({
    username,
    bankCode: fc.constantFrom('KBANK', 'WW', 'PAYTIMZ'),
    baht: fc.integer({ min: 100, max: 200_001 }),
    end: fc.constantFrom('payQr', 'failQr', 'expireQr' as const),
  })
  .map(({ username: name, bankCode, baht, end }): Step => async (sandbox) => {
    const token = sandbox.control.logIn(name)
    await call(sandbox, `POST /api/qrcode/${bankCode}`, { token, body: { amount: baht } })
    const { id } = sandbox.state.members.find((member) => member.username === name) ?? {}
    const isOpen = sandbox.state.qrCodes.some((code) => code.memberId === id && code.bankCode === bankCode)
    if (isOpen) sandbox.control[end](name, bankCode)
  })

const faults = fc.constantFrom('fail', 'dropBefore', 'dropAfter', 'delay', 'delayAfter' as const).map(
  (kind): Step =>
    (sandbox) =>
      sandbox.control.addFault({ method: '*', path: '/api/*', kind, ms: 0 }),
)

const refusals = fc.constantFrom('TRANSFER_FAIL', 'INTERNAL_SERVER_ERROR').map(
  (code): Step =>
    (sandbox) =>
      sandbox.control.provoke(code),
)

const decisions = fc.constantFrom('approve', 'reject' as const).map((decision): Step => (sandbox) => {
  const [waiting] = sandbox.state.withdrawals
  if (waiting) sandbox.control.decideWithdrawal(waiting.id, decision)
})

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: transfers },
    { weight: 3, arbitrary: payouts },
    { weight: 3, arbitrary: plays },
    { weight: 2, arbitrary: codes },
    faults,
    refusals,
    { weight: 1, arbitrary: decisions },
  ),
  { maxLength: 25 },
)

const memberTotal = ({ state }: Sandbox, name: string) => {
  const id = state.members.find((member) => member.username === name)?.id ?? ''
  const own = Object.entries(state.balances).filter(([key]) => key.split(':')[1] === id)
  return own.reduce((sum, [, balance]) => sum + balance, 0)
}

describe('the ledger', () => {
  it('adds up in the seed', () => {
    expect(quietSandbox().audit()).toMatchObject({ ok: true, problems: [], totalMinor: 0 })
  })

  it('adds up after any transfers, plays, withdrawals, refusals, broken connections and decisions', async () => {
    const sandbox = quietSandbox()
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        sandbox.reset()
        await inTurn(sequence, (step) => step(sandbox))
        expect(sandbox.audit()).toMatchObject({ ok: true, problems: [], totalMinor: 0 })
      }),
      { numRuns: 60 },
    )
  })

  it('keeps each member’s total, however it is moved about', async () => {
    const sandbox = quietSandbox()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(transfers, payouts, plays, faults, refusals), { maxLength: 25 }),
        async (sequence) => {
          sandbox.reset()
          const totals = () => Object.values(members).map((member) => memberTotal(sandbox, member.username))
          const before = totals()
          await inTurn(sequence, (step) => step(sandbox))
          expect(totals()).toEqual(before)
        },
      ),
      { numRuns: 60 },
    )
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
