import { beforeEach, describe, expect, it, vi } from 'vitest'
import { members } from './seed/seed.ts'
import { call, quietSandbox } from './testCalls.ts'

const sandbox = quietSandbox()
let token = ''

beforeEach(() => {
  sandbox.reset()
  token = sandbox.control.logIn(members.rich.username)
})

const transfer = (key: string, amount = 7, as = token) =>
  call(sandbox, 'POST /api/wallet/transfer', {
    body: { from: 'wallet', to: 'neko', amount },
    token: as,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': key },
  })
const moved = () => sandbox.state.statements.slice(sandbox.state.seededRows).map(({ amount }) => amount)

describe('a command with a key', () => {
  it('is carried out once when repeated, and answered alike, even after another log-in', async () => {
    const first = await transfer('a')
    expect(first).toMatchObject({ status: 200 })
    expect(await transfer('a')).toEqual(first)
    expect(await transfer('a', 7, sandbox.control.logIn(members.rich.username))).toEqual(first)
    expect(moved()).toEqual([7_00])
    expect(sandbox.audit().problems).toEqual([])
  })

  it.each(['delay', 'delayAfter'] as const)(
    'is answered as still under way when repeated during the first (%s)',
    async (kind) => {
      sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind, ms: 50 })
      const first = transfer('a')
      await vi.waitFor(() => expect(sandbox.requests).toHaveLength(1))
      expect(await transfer('a')).toMatchObject({ status: 409 })
      expect(await first).toMatchObject({ status: 200 })
      expect(await transfer('a')).toEqual(await first)
      expect(moved()).toEqual([7_00])
    },
  )

  it('is carried out each time by a backend that does not know keys', async () => {
    sandbox.control.setSwitches({ idempotency: false })
    await transfer('a')
    await transfer('a')
    expect(moved()).toEqual([7_00, 7_00])
  })

  it('returns its outcome when its first answer was lost on the way', async () => {
    sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropAfter' })
    expect(await transfer('a')).toMatchObject({ isDropped: true })
    expect(await transfer('a')).toMatchObject({ status: 200 })
    expect(moved()).toEqual([7_00])
  })

  it('is refused again after a refusal, though it could be carried out now', async () => {
    const refusal = await transfer('a', 99_000_000)
    expect(refusal).toMatchObject({ status: 400, body: { message: 'MONEY_NOT_ENOUGH' } })
    expect(await transfer('a', 99_000_000)).toEqual(refusal)
  })

  it('is a different one under another key or for another member', async () => {
    await transfer('a')
    await transfer('b')
    expect(moved()).toEqual([7_00, 7_00])
    const other = await transfer('a', 7, sandbox.control.logIn(members.newcomer.username))
    expect(other).not.toMatchObject({ status: 200 })
  })
})
