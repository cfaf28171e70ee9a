import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { rich, newcomer, bonusHeld } = members

beforeEach(() => sandbox.reset())

const ask = async (path: string, { username }: { username: string } = rich) =>
  call(sandbox, `GET /api/refund/${path}`, { token: sandbox.control.signIn(username) })
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
})
