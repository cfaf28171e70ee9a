import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { applicant, call, quietSandbox, verifyPhone } from '../testCalls.ts'

const sandbox = quietSandbox()
const { rich, newcomer, bonusHeld } = members

beforeEach(() => sandbox.reset())

const ask = (route: string, { username }: { username: string } = rich, body?: unknown) =>
  call(sandbox, route, { token: sandbox.control.signIn(username), ...(body !== undefined && { body }) })
const claim = (member = rich) => ask('GET /api/invite/bonus', member)
const list = async (page: number, member = rich) =>
  (await ask('POST /api/invite', member, { page, limit: 10 })).body as {
    total: number
    invites: { from: { name: string }; amount: number; createdAt: string }[]
  }
const memberOf = ({ username }: { username: string }) =>
  sandbox.state.members.find((member) => member.username === username)
const walletOf = (member: { username: string }) => sandbox.state.balances[`wallet:${memberOf(member)?.id}`] ?? 0

describe('the friends that a member invited', () => {
  it('come ten a page, newest first, to the last', async () => {
    const pages = [await list(1), await list(2), await list(3), await list(4)]
    expect(pages.map(({ total, invites }) => [total, invites.length])).toEqual([
      [23, 10],
      [23, 10],
      [23, 3],
      [23, 0],
    ])
    const times = pages.flatMap(({ invites }) => invites.map(({ createdAt }) => createdAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('are an empty list for a member who invited nobody', async () => {
    expect(await list(1, newcomer)).toEqual({ total: 0, invites: [] })
  })

  it('begin with the newest registration by the member’s code', async () => {
    await verifyPhone(sandbox, applicant.username)
    const inviteCode = `PR${memberOf(rich)?.id}`
    expect(await call(sandbox, 'POST /api/account', { body: { ...applicant, inviteCode } })).toMatchObject({
      status: 200,
    })
    const { total, invites } = await list(1)
    expect(total).toBe(24)
    expect(invites[0]).toMatchObject({ from: { name: applicant.name }, amount: 0 })
  })
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

  it('is paid by its armed code when none is due', async () => {
    sandbox.control.provoke('INVITE_BONUS_SUCCESS')
    expect(await claim(newcomer)).toMatchObject({ status: 200 })
    expect(walletOf(newcomer)).toBe(50_00)
    expect(await claim(newcomer)).toMatchObject({ status: 404 })
    expect(sandbox.audit().problems).toEqual([])
  })
})
