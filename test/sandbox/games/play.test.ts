import { beforeEach, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { ktb, newcomer } = members

beforeEach(() => sandbox.reset())

const ask = (route: string, body?: unknown, { username } = ktb) =>
  call(sandbox, route, { body, token: sandbox.control.logIn(username) })
const activate = (code: string, who = ktb) => ask(`GET /api/wallet/activate/${code}`, undefined, who)
const play = (to: string, who = ktb) => ask('POST /api/wallet/transferAll', { to }, who)
const newRows = () => sandbox.state.statements.slice(sandbox.state.seededRows)
const balances = () =>
  ['wallet:', 'game:'].flatMap((kind) =>
    Object.entries(sandbox.state.balances)
      .filter(([account]) => account.startsWith(`${kind}a10000000000000000000004`))
      .map(([account, minor]) => `${account.split(':')[2] ?? 'wallet'} ${minor}`),
  )

it('playing needs 1 baht in all, however it is spread', async () => {
  await activate('koi', newcomer)
  await activate('neko', newcomer)
  sandbox.control.creditDeposit(newcomer.username, 1_50)
  await ask('POST /api/wallet/transfer', { from: 'wallet', to: 'neko', amount: 1 }, newcomer)
  expect((await play('neko', newcomer)).body).toEqual({ message: 'TRANSFER_MINIMUM' })
  expect(await play('koi', newcomer)).toMatchObject({ status: 200 })
  expect((await play('koi', newcomer)).body).toEqual({ message: 'TRANSFER_MINIMUM' })
  expect(sandbox.audit().problems).toEqual([])
})

it('a game that refuses the money returns all of it to the main wallet', async () => {
  await activate('koi')
  sandbox.control.provoke('TRANSFER_FAIL')
  expect((await play('koi')).body).toEqual({ message: 'TRANSFER_FAIL' })
  expect(balances()).toEqual(['wallet 260000', 'magma 0', 'koi 0'])
  expect(newRows().map(({ status }) => status)).toEqual(['FAILED', 'FAILED'])
  expect(sandbox.audit().problems).toEqual([])
})

it('a withdrawal takes the money out of the games if the main wallet alone is too small', async () => {
  expect(await ask('POST /api/wallet/withdrawAll', { amount: 2500.01 })).toMatchObject({ status: 200 })
  expect(newRows()).toMatchObject([
    { statementType: 'transfer', from: 'magma', to: 'wallet', amount: 100_00, status: 'SUCCESS' },
    { statementType: 'withdraw', from: 'wallet', to: 'KTB', amount: 2_500_01, status: 'WAITING' },
  ])
  expect(sandbox.audit().problems).toEqual([])
})
