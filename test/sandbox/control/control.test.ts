import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox, submit } from '../testCalls.ts'

const sandbox = quietSandbox()
const { ktb } = members

beforeEach(() => sandbox.reset())

const walletOf = ({ username }: { username: string }) => {
  const member = sandbox.state.members.find((candidate) => candidate.username === username)
  return sandbox.state.balances[`wallet:${member?.id}`]
}

describe('the operator', () => {
  it('decides a withdrawal once', () => {
    const id = sandbox.state.withdrawals[0]?.id ?? ''
    sandbox.control.decideWithdrawal(id, 'approve')
    expect(() => sandbox.control.decideWithdrawal(id, 'reject')).toThrow(id)
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

it('a backend’s developer reads the contract in the sandbox, from nowhere else', async () => {
  const get = (path: string) => sandbox.fetch(new Request(`http://sandbox.test${path}`))
  const text = await (await get('/sandbox/contract')).text()
  const named = [...text.matchAll(/(?:src|url:|href=)[ =]*["']([^"']+)/g)].map(([, address]) => address ?? '')
  const sent = await Promise.all(named.filter((address) => address.includes('/contract/')).map(get))
  expect(named.every((address) => address.startsWith('/') && !address.startsWith('//'))).toBe(true)
  expect(sent.map(({ status, headers }) => `${status} ${headers.get('content-type')}`).toSorted()).toEqual([
    '200 application/yaml; charset=utf-8',
    '200 text/css; charset=utf-8',
    '200 text/javascript; charset=utf-8',
  ])
})

describe('the control page', () => {
  it('has a form for every switch, waiting withdrawal and code, and escapes what it shows', async () => {
    await call(sandbox, 'GET /api/<script>')
    const text = await page()
    for (const name of Object.keys(sandbox.state.switches)) expect(text).toContain(`name="${name}"`)
    for (const { id } of sandbox.state.withdrawals) expect(text).toContain(`value="${id}"`)
    expect(text).toContain('value="TRANSFER_FAIL"')
    expect(text).not.toContain('<script')
  })

  it('accepts its forms and returns to the page', async () => {
    const answer = await submit(sandbox, 'switches', { gone: 'true' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox'])
    expect(sandbox.state.switches.gone).toBe(true)
    await submit(sandbox, 'faults', { method: '*', path: '/api/*', kind: 'delay', times: '2', ms: '', status: '' })
    expect(sandbox.state.faults).toMatchObject([{ times: 2, ms: 1000 }])
  })

  it('accepts the same as JSON', async () => {
    await post('deposits', { username: ktb.username, amount: 1.5 })
    expect(walletOf(ktb)).toBe(250_150)
    const token = sandbox.control.logIn(ktb.username)
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
    ['slips', { id: 23, amount: 0 }],
    ['slips', { id: 23, note: 'NO_SUCH_REASON' }],
    ['slips/window', { isOpen: 'perhaps' }],
    ['channels', { codes: ['NO_SUCH_CHANNEL'] }],
  ])('refuses %s with %o and changes nothing', async (path, body) => {
    const before = structuredClone(sandbox.state)
    expect((await post(path, body)).status).toBe(400)
    expect(sandbox.state).toEqual(before)
  })
})
