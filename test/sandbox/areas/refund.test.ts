import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { rich, newcomer, bonusHeld } = members

beforeEach(() => sandbox.reset())

const ask = async (path: string, { username }: { username: string } = rich) =>
  call(sandbox, `GET /api/refund/${path}`, { token: sandbox.control.signIn(username) })
const list = async (page: number, { username }: { username: string } = rich) => {
  const token = sandbox.control.signIn(username)
  const answer = await call(sandbox, 'POST /api/refund', { token, body: { page, limit: 10 } })
  return answer.body as { total: number; refunds: { refundAmount: number; createdAt: string }[] }
}
const idOf = ({ username }: { username: string }) =>
  sandbox.state.members.find((member) => member.username === username)?.id
const balance = (account: 'wallet' | 'refund', member: { username: string } = rich) =>
  sandbox.state.balances[`${account}:${idOf(member)}`] ?? 0
const refused = (status: number, message: string) => ({ status, body: { message } })

describe('a refund', () => {
  it('is received, then added to the wallet, each once', async () => {
    expect((await ask('check')).body).toMatchObject({
      result: true,
      bonus: false,
      refundAmount: 320.5,
      refundSuccess: 70,
      refundFail: 30,
    })
    expect(await ask('receive')).toMatchObject({ status: 200 })
    expect([balance('refund'), balance('wallet')]).toEqual([320_50, 1_250_000_00])
    expect((await ask('check')).body).toMatchObject({ result: false, refundAmount: 0 })
    expect(await ask('receive')).toMatchObject(refused(404, 'NO_REFUND'))
    expect(sandbox.audit().problems).toEqual([])

    expect(await ask('addWallet')).toMatchObject(refused(200, 'REFUND_SUCCESS'))
    expect([balance('refund'), balance('wallet')]).toEqual([0, 1_250_320_50])
    expect(sandbox.state.statements.at(-1)).toMatchObject({
      statementType: 'bonus',
      amount: 320_50,
      linked: { kind: 'refund' },
    })
    expect(await ask('addWallet')).toMatchObject(refused(404, 'NO_REFUND'))
    expect(balance('wallet')).toBe(1_250_320_50)
    expect(sandbox.audit().problems).toEqual([])
  })

  it('is received and added once when each is requested twice at the same time', async () => {
    const received = await Promise.all([ask('receive'), ask('receive')])
    const added = await Promise.all([ask('addWallet'), ask('addWallet')])
    for (const answers of [received, added]) expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(balance('wallet')).toBe(1_250_320_50)
  })

  it('appears in the log once it is received, newest first', async () => {
    const { total, refunds } = await list(2)
    expect([total, refunds.length]).toEqual([12, 2])
    await ask('receive')
    const after = await list(1)
    expect([after.total, after.refunds[0]?.refundAmount]).toEqual([13, 320.5])
    expect(await list(1, newcomer)).toEqual({ total: 0, refunds: [] })
  })

  it.each([
    ['who holds a bonus', 'REFUND_CONDITION', 400, bonusHeld, {}],
    ['who lost nothing', 'NO_REFUND', 404, newcomer, {}],
    ['whose refund is nothing', 'REFUND_MINIMUM', 400, newcomer, { given: 0 }],
    ['while refunds are off', 'REFUND_INACTIVE', 403, rich, { isOff: true }],
  ] as const)(
    'is refused to a member %s: %s',
    async (_, code, status, member, arranged: { given?: number; isOff?: boolean }) => {
      if (arranged.given !== undefined) sandbox.control.giveRefund(member.username, arranged.given)
      if (arranged.isOff) sandbox.control.setSwitches({ refund: false })
      const before = structuredClone(sandbox.state.balances)
      expect(await ask('receive', member)).toMatchObject(refused(status, code))
      expect(sandbox.state.balances).toEqual(before)
    },
  )

  it('is held back by a bonus, as the check reports', async () => {
    expect((await ask('check', bonusHeld)).body).toMatchObject({ result: true, bonus: true })
    expect((await ask('check', newcomer)).body).toMatchObject({ result: false, bonus: false })
  })

  it('is added by its armed code when nothing was received', async () => {
    sandbox.control.provoke('REFUND_SUCCESS')
    expect(await ask('addWallet', newcomer)).toMatchObject({ status: 200 })
    expect(balance('wallet', newcomer)).toBe(50_00)
    expect(await ask('addWallet', newcomer)).toMatchObject({ status: 404 })
    expect(sandbox.audit().problems).toEqual([])
  })
})
