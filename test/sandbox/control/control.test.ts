import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { soon } from '../../fakes/soon.ts'
import type { NewFault } from './control.ts'
import { members } from '../seed/seed.ts'
import { call, quietSandbox, submit } from '../testCalls.ts'

const sandbox = quietSandbox()
const { rich, ktb } = members
const moving = { body: { from: 'wallet', to: 'magma', amount: 10 } }

beforeEach(() => sandbox.reset())
afterEach(() => void vi.useRealTimers())

const transfer = () =>
  call(sandbox, 'POST /api/wallet/transfer', { ...moving, token: sandbox.control.signIn(ktb.username) })
const walletOf = ({ username }: { username: string }) => {
  const member = sandbox.state.members.find((candidate) => candidate.username === username)
  return sandbox.state.balances[`wallet:${member?.id}`]
}

const add = (fault: Partial<NewFault>) =>
  sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'fail', ...fault })

const info = () => call(sandbox, 'GET /api/lookup/info')

describe('a fault', () => {
  it.each([
    ['fail', { status: 500, isDropped: false }, 250_000],
    ['dropBefore', { isDropped: true }, 250_000],
    ['dropAfter', { isDropped: true }, 249_000],
    ['delay', { status: 200, isDropped: false }, 249_000],
    ['delayAfter', { status: 200, isDropped: false }, 249_000],
  ] as const)('of kind %s happens once', async (kind, answer, left) => {
    add({ kind, ms: 1 })
    expect(await transfer()).toMatchObject(answer)
    expect(walletOf(ktb)).toBe(left)
    expect(await transfer()).toMatchObject({ status: 200 })
    expect(sandbox.audit().problems).toEqual([])
  })

  it('acts before the wait or after it, as asked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    // An hour, so that the answer surely waits until the time is let pass.
    add({ kind: 'delayAfter', ms: 3_600_000 })
    const answered = vi.fn()
    const acted = transfer().then(answered)
    await soon(() => expect(walletOf(ktb)).toBe(249_000))
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3_600_000)
    await acted
  })

  it('answers what it was told, as often as it was told, wherever it was told', async () => {
    add({ method: '*', path: '/api/*', message: 'KEY_INVALID', status: 400, times: 2 })
    const refused = { status: 400, body: { message: 'KEY_INVALID' } }
    expect(await transfer()).toMatchObject(refused)
    expect(await info()).toMatchObject(refused)
    expect(await info()).toMatchObject({ status: 200 })
  })

  it('is forgotten when the faults are cleared', async () => {
    add({ times: 100 })
    sandbox.control.clearFaults()
    expect(await transfer()).toMatchObject({ status: 200 })
  })
})

describe('the operator', () => {
  it('ends the service: lookup/active says gone and everything else answers gone', async () => {
    sandbox.control.setSwitches({ gone: true })
    expect((await call(sandbox, 'GET /api/lookup/active')).body).toEqual({ terminated: 'gone' })
    expect(await transfer()).toMatchObject({ status: 410, body: { message: 'gone' } })
    expect(walletOf(ktb)).toBe(250_000)
  })

  it('switches the wheel, the codes and the chat', async () => {
    sandbox.control.setSwitches({ wheel: true, otp: false, chat: false })
    const token = sandbox.control.signIn(rich.username)
    expect((await call(sandbox, 'GET /api/spinwheel/active', { token })).body).toEqual({ isActive: true })
    expect((await call(sandbox, 'GET /api/lookup/registerOTP')).body).toEqual({ registerOTP: false })
    expect((await call(sandbox, 'GET /api/lookup/enableChatWidget')).body).toEqual({ enableChatWidget: false })
  })

  it('moves to Laos and back', async () => {
    await submit(sandbox, 'switches', { region: 'la' })
    expect(sandbox.state.switches.region).toBe('la')
    expect(await page()).toContain('Change to th')
  })

  it.each([
    ['approve', 'SUCCESS', 0],
    ['reject', 'FAILED', 500_000],
  ] as const)('decides a waiting withdrawal: %s', async (decision, status, returned) => {
    const [waiting] = sandbox.state.withdrawals
    const before = walletOf(rich) ?? 0
    await submit(sandbox, 'withdrawals', { id: waiting?.id ?? '', decision })
    expect(walletOf(rich)).toBe(before + returned)
    expect(sandbox.state.statements.find(({ id }) => id === waiting?.statementId)).toMatchObject({ status })
    expect(sandbox.audit().problems).toEqual([])
  })

  it('decides a withdrawal once', () => {
    const id = sandbox.state.withdrawals[0]?.id ?? ''
    sandbox.control.decideWithdrawal(id, 'approve')
    expect(() => sandbox.control.decideWithdrawal(id, 'reject')).toThrow(id)
  })

  it('credits a deposit that the statement shows', () => {
    sandbox.control.creditDeposit(ktb.username, 12_345)
    expect(walletOf(ktb)).toBe(262_345)
    expect(sandbox.state.statements.at(-1)).toMatchObject({ statementType: 'deposit', amount: 12_345, from: 'KTB' })
    expect(sandbox.audit().problems).toEqual([])
  })

  it.each([0, -1, 0.5, Number.NaN])('credits no deposit of %d minor units', (amount) => {
    expect(() => sandbox.control.creditDeposit(ktb.username, amount)).toThrow('cannot move')
  })
})

const post = (path: string, body: unknown) =>
  sandbox.fetch(
    new Request(`http://sandbox.test/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
const page = async () => (await sandbox.fetch(new Request('http://sandbox.test/sandbox'))).text()

describe('the control page', () => {
  it('has a form for every switch, waiting withdrawal and code, and escapes what it shows', async () => {
    await call(sandbox, 'GET /api/<script>')
    const text = await page()
    for (const name of Object.keys(sandbox.state.switches)) expect(text).toContain(`name="${name}"`)
    for (const { id } of sandbox.state.withdrawals) expect(text).toContain(`value="${id}"`)
    expect(text).toContain('value="TRANSFER_FAIL"')
    expect(text).not.toContain('<script')
  })

  it('takes its forms and returns to the page', async () => {
    const answer = await submit(sandbox, 'switches', { gone: 'true' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox'])
    expect(sandbox.state.switches.gone).toBe(true)
    await submit(sandbox, 'faults', { method: '*', path: '/api/*', kind: 'delay', times: '2', ms: '', status: '' })
    expect(sandbox.state.faults).toMatchObject([{ times: 2, ms: 1000 }])
  })

  it('takes the same as JSON', async () => {
    await post('deposits', { username: ktb.username, amount: 1.5 })
    expect(walletOf(ktb)).toBe(250_150)
    const token = sandbox.control.signIn(ktb.username)
    await post('tokens/expire', {})
    expect(await call(sandbox, 'GET /api/wallet', { token })).toMatchObject({ body: { message: 'EXPIRED_AUTH_TOKEN' } })
    await post('provoke', { code: 'NO_DATA' })
    expect(sandbox.state.provoked).toEqual(['NO_DATA'])
    await post('reset', {})
    expect([walletOf(ktb), sandbox.state.provoked]).toEqual([250_000, []])
  })

  it.each([
    ['switches', { wheel: 'perhaps' }],
    ['switches', { unknown: true }],
    ['switches', { region: 'vn' }],
    ['faults', { method: 'GET', path: '/elsewhere', kind: 'fail' }],
    ['faults', { method: 'GET', path: '/api/statement', kind: 'fail' }],
    ['faults', { method: 'GET', path: '/api/statements/*', kind: 'fail' }],
    ['provoke', { code: 'NO_SUCH_CODE' }],
    ['withdrawals', { id: 'wd0', decision: 'approve' }],
    ['deposits', { username: '0', amount: 1 }],
    ['deposits', { username: ktb.username, amount: -1 }],
    ['qr', { username: ktb.username, bankCode: 'KBANK', end: 'pay' }],
    ['qr/seconds', { seconds: 0 }],
    ['slips', { id: 1, amount: 1 }],
    ['slips', { id: 23, note: 'NO_SUCH_REASON' }],
    ['slips/window', { isOpen: 'perhaps' }],
    ['channels', { codes: ['NO_SUCH_CHANNEL'] }],
  ])('refuses %s with %o and changes nothing', async (path, body) => {
    const before = structuredClone(sandbox.state)
    expect((await post(path, body)).status).toBe(400)
    expect(sandbox.state).toEqual(before)
  })

  it.each(['audit', 'requests', 'violations', 'recipes'])('gives its %s as JSON', async (name) => {
    const answer = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/${name}`))
    expect(await answer.json()).toBeDefined()
  })
})
