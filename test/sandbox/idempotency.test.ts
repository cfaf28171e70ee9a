import { beforeEach, describe, expect, it } from 'vitest'
import { members } from './seed/seed.ts'
import { call, quietSandbox } from './testCalls.ts'

const sandbox = quietSandbox()
let token = ''

beforeEach(() => {
  sandbox.reset()
  token = sandbox.control.signIn(members.rich.username)
})

const transfer = (key: string, amount = 7, as = token) =>
  call(sandbox, 'POST /api/wallet/transfer', {
    body: { from: 'wallet', to: 'neko', amount },
    token: as,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': key },
  })
const moved = () => sandbox.state.statements.slice(sandbox.state.seededRows).map(({ amount }) => amount)

describe('a command with a key', () => {
  it('that comes again, even at the same time, is carried out once and answered alike', async () => {
    const answers = await Promise.all([transfer('a'), transfer('a')])
    expect(await transfer('a')).toEqual(answers[0])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ status: 200 })
    expect(moved()).toEqual([7_00])
    expect(sandbox.audit().problems).toEqual([])
  })

  it('whose first answer was lost on the way is told what became of it', async () => {
    sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropAfter' })
    expect(await transfer('a')).toMatchObject({ isDropped: true })
    expect(await transfer('a')).toMatchObject({ status: 200 })
    expect(moved()).toEqual([7_00])
  })

  it('that was refused is refused again, though it could be carried out now', async () => {
    const refusal = await transfer('a', 99_000_000)
    expect(refusal).toMatchObject({ status: 400, body: { message: 'MONEY_NOT_ENOUGH' } })
    expect(await transfer('a', 99_000_000)).toEqual(refusal)
  })

  it('is another one under another key, and another for another member', async () => {
    await transfer('a')
    await transfer('b')
    expect(moved()).toEqual([7_00, 7_00])
    const other = await transfer('a', 7, sandbox.control.signIn(members.newcomer.username))
    expect(other).not.toMatchObject({ status: 200 })
  })
})
