import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { soon } from '../fakes/soon.ts'
import { members } from './seed/seed.ts'
import { stateVersion } from './state/state.ts'
import { fileStore } from './store.ts'
import { call, quietSandbox } from './testCalls.ts'

const { ktb } = members
const login = { username: ktb.username, password: ktb.password }
const body = { from: 'wallet', to: 'magma', amount: 10 }
/** For an answer that waits (ms): it comes when a test lets the time pass. */
const hour = 3_600_000
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const start = () => quietSandbox({ store: fileStore(folder) })
const stateFile = () => join(folder, 'state.json')

it('a restarted sandbox goes on where the last process was killed, with its sessions', async () => {
  const first = start()
  const { token } = (await call(first, 'POST /api/login', { body: login })).body as { token: string }
  await call(first, 'POST /api/wallet/transfer', { token, body })
  const second = start()
  expect(second.state).toEqual(first.state)
  expect(await call(second, 'GET /api/wallet', { token })).toMatchObject({ body: { wallet: { amount: 2490 } } })
})

it.each([
  ['a call that was dropped after it acted', 'dropAfter'],
  ['a call whose answer still waits', 'delayAfter'],
] as const)('the saved state includes %s', async (_, kind) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const first = start()
  const token = first.control.logIn(ktb.username)
  first.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind, ms: hour })
  const answer = call(first, 'POST /api/wallet/transfer', { token, body })
  const isTransfer = { statementType: 'transfer', amount: 1000 }
  await soon(() => expect(start().state.statements.at(-1)).toMatchObject(isTransfer))
  expect(start().audit().ok).toBe(true)
  await vi.advanceTimersByTimeAsync(hour)
  await answer
})

it.each([
  ['torn', (text: string) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
  ['of another version', (text: string) => text.replace(`"version":${stateVersion}`, '"version":0')],
  ['without a field', (text: string) => text.replace('"members"', '"people"')],
])('a state file that is %s is set aside with a message, and the sandbox starts from the seed', async (_, spoil) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const first = start()
  first.control.creditDeposit(ktb.username, 100)
  const spoiled = spoil(readFileSync(stateFile(), 'utf8'))
  writeFileSync(stateFile(), spoiled)
  const second = start()
  expect(second.state.statements).toHaveLength(second.state.seededRows)
  expect(complaint).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('set aside'))
  const aside = readdirSync(folder).filter((name) => name.includes('unusable'))
  expect(aside.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([spoiled])
  complaint.mockRestore()
})

it('a reset forgets everything that was saved', () => {
  const sandbox = start()
  sandbox.control.creditDeposit(ktb.username, 100)
  sandbox.reset()
  expect(start().state).toEqual(sandbox.state)
})
