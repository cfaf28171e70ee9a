import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { ktb, newcomer } = members
const ktbId = 'a10000000000000000000004'

beforeEach(() => sandbox.reset())

const as = (username: string, route: string, body?: unknown) =>
  call(sandbox, route, { token: sandbox.control.signIn(username), ...(body !== undefined && { body }) })
const activate = (code: string, username = ktb.username) => as(username, `GET /api/wallet/activate/${code}`)
const loginAt = async (code: string, username = ktb.username) =>
  (await as(username, `GET /api/wallet/account/${code}`)).body as Record<string, string>
const reset = (code: string, username = ktb.username) => as(username, `GET /api/wallet/resetpassword/${code}`)
const gather = (to: string, username = ktb.username) => as(username, 'POST /api/wallet/transferAll', { to })

const success = { status: 200, body: { message: 'SUCCESS' } }
const refused = (message: string) => ({ body: { message } })
const balancesOf = (...codes: string[]) =>
  codes.map((code) => sandbox.state.balances[code === 'wallet' ? `wallet:${ktbId}` : `game:${ktbId}:${code}`] ?? 0)
const newRows = () => sandbox.state.statements.slice(sandbox.state.seededRows)

describe('a game account', () => {
  it('is opened once, with its own login', async () => {
    expect(await loginAt('koi')).toEqual({ message: 'SLOT_NO_ACCOUNT' })
    expect(await activate('koi')).toMatchObject(success)
    expect(await loginAt('koi')).toEqual({ username: expect.stringMatching(/^koi-/), password: expect.any(String) })
    expect(await activate('koi')).toMatchObject({ status: 422, ...refused('SLOT_ALREADY_ACTIVE') })
    await activate('koi', newcomer.username)
    expect(await loginAt('koi', newcomer.username)).not.toEqual(await loginAt('koi'))
  })

  it.each([
    ['NO_GAME', 'GET /api/wallet/activate/nothing'],
    ['NO_GAME', 'GET /api/wallet/account/constructor'],
    ['NO_GAME', 'GET /api/wallet/resetpassword/nothing'],
    ['SLOT_NO_ACCOUNT', 'GET /api/wallet/account/neko'],
    ['SLOT_NO_ACCOUNT', 'GET /api/wallet/resetpassword/neko'],
  ])('is refused with %s by %s', async (message, route) => {
    expect(await as(ktb.username, route)).toMatchObject(refused(message))
    expect(sandbox.violations).toEqual([])
  })

  it.each([
    ['SLOT_ACTIVATE_FAIL', activate, 'koi'],
    ['SLOT_RESET_PASSWORD_FAIL', reset, 'magma'],
  ] as const)('stays as it was when the game answers %s', async (code, act, game) => {
    const before = await loginAt(game)
    sandbox.control.provoke(code)
    expect(await act(game)).toMatchObject({ status: 502, ...refused(code) })
    expect(await loginAt(game)).toEqual(before)
  })
})

describe('playing a game', () => {
  it('empties the main wallet and every other game into it, each as a row of the statement', async () => {
    await activate('koi')
    expect(await gather('koi')).toMatchObject(success)
    expect(balancesOf('wallet', 'magma', 'koi')).toEqual([0, 0, 2_600_00])
    expect(newRows().map(({ from, amount }) => [from, amount])).toEqual([
      ['wallet', 2_500_00],
      ['magma', 100_00],
    ])
    expect(sandbox.audit().problems).toEqual([])
  })

  it.each([
    ['NO_GAME', 'nothing'],
    ['NO_GAME', 'wallet'],
    ['SLOT_NO_ACCOUNT', 'koi'],
  ])('is refused with %s for %s and moves nothing', async (message, code) => {
    expect(await gather(code)).toMatchObject(refused(message))
    expect(balancesOf('wallet', 'magma')).toEqual([2_500_00, 100_00])
  })

  it('needs 1 baht in all, however it is spread', async () => {
    await activate('koi', newcomer.username)
    await activate('neko', newcomer.username)
    expect(await gather('koi', newcomer.username)).toMatchObject(refused('TRANSFER_MINIMUM'))
    sandbox.control.creditDeposit(newcomer.username, 1_50)
    await as(newcomer.username, 'POST /api/wallet/transfer', { from: 'wallet', to: 'neko', amount: 1 })
    expect(await gather('neko', newcomer.username)).toMatchObject(refused('TRANSFER_MINIMUM'))
    expect(await gather('koi', newcomer.username)).toMatchObject(success)
    expect(newRows().slice(-2)).toMatchObject([{ amount: 50 }, { amount: 1_00 }])
    expect(await gather('koi', newcomer.username)).toMatchObject(refused('TRANSFER_MINIMUM'))
    expect(sandbox.audit().problems).toEqual([])
  })

  it('returns all the money to the main wallet when the game refuses it', async () => {
    await activate('koi')
    sandbox.control.provoke('TRANSFER_FAIL')
    expect(await gather('koi')).toMatchObject({ status: 502, ...refused('TRANSFER_FAIL') })
    expect(balancesOf('wallet', 'magma', 'koi')).toEqual([2_600_00, 0, 0])
    expect(newRows().map(({ status }) => status)).toEqual(['FAILED', 'FAILED'])
    expect(sandbox.audit().problems).toEqual([])
    expect(await gather('koi')).toMatchObject(success)
  })
})
