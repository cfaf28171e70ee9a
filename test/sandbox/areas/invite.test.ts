import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { rich, bonusHeld } = members

beforeEach(() => sandbox.reset())

const ask = (route: string, { username }: { username: string } = rich, body?: unknown) =>
  call(sandbox, route, { token: sandbox.control.signIn(username), ...(body !== undefined && { body }) })
const claim = (member = rich) => ask('GET /api/invite/bonus', member)
const memberOf = ({ username }: { username: string }) =>
  sandbox.state.members.find((member) => member.username === username)
const walletOf = (member: { username: string }) => sandbox.state.balances[`wallet:${memberOf(member)?.id}`] ?? 0

it('the friends that a member invited come newest first, to the last', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => ask('POST /api/invite', rich, { page, limit: 10 })))
  const invites = pages.flatMap(({ body }) => (body as { invites: { createdAt: string }[] }).invites)
  const times = invites.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(times).toHaveLength(23)
})

describe('the invite bonus', () => {
  it('goes into the wallet once, as a row of the statement', async () => {
    expect(await claim()).toMatchObject({ status: 200, body: { message: 'INVITE_BONUS_SUCCESS' } })
    expect(walletOf(rich)).toBe(1_250_000_00 + 1_250_00)
    expect(memberOf(rich)?.invite).toEqual({ amount: 0, success: 0, fail: 0 })
    expect(sandbox.state.statements.at(-1)).toMatchObject({
      statementType: 'bonus',
      amount: 1_250_00,
      linked: { kind: 'invite' },
    })
    expect(await claim()).toMatchObject({ status: 404, body: { message: 'NO_INVITE_BONUS' } })
    expect(walletOf(rich)).toBe(1_250_000_00 + 1_250_00)
    expect(sandbox.audit().problems).toEqual([])
  })

  it('is paid once when requested twice at the same time', async () => {
    const answers = await Promise.all([claim(), claim()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(walletOf(rich)).toBe(1_250_000_00 + 1_250_00)
  })

  it('waits while a bonus is held, and while the programme is off', async () => {
    sandbox.control.giveInviteBonus(bonusHeld.username, 10_00)
    expect(await claim(bonusHeld)).toMatchObject({ status: 400, body: { message: 'INVITE_COLLECT' } })
    sandbox.control.setSwitches({ invite: false })
    expect(await claim()).toMatchObject({ status: 403, body: { message: 'INVITE_INACTIVE' } })
    expect([memberOf(bonusHeld)?.invite.amount, memberOf(rich)?.invite.amount]).toEqual([10_00, 1_250_00])
    expect(sandbox.audit().problems).toEqual([])
  })
})
