import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import {
  changeBankName,
  changePassword,
  changeProfile,
  readProfile,
  register,
  validateAccount,
} from '../src/api/account.ts'
import { login } from '../src/api/auth.ts'
import type { Call } from '../src/api/call.ts'
import { connectWire } from '../src/api/client.ts'
import { readAgreements, readConditions, readContact, readNotice } from '../src/api/info.ts'
import { readActive, readInfo } from '../src/api/lookup.ts'
import { sendOtp, verifyOtp } from '../src/api/otp.ts'
import { readBanks, readRegisterOtp, readSources } from '../src/api/registration.ts'
import { readWheelActive } from '../src/api/spinwheel.ts'
import { readStatement } from '../src/api/statement.ts'
import { readWallet, refreshGames, transfer } from '../src/api/wallet.ts'
import { readActiveBonus, readWithdrawLimits, withdrawAll } from '../src/api/withdraw.ts'
import { calls } from './sandbox/areas.ts'
import { dropHeader } from './sandbox/faults.ts'
import { banks } from './sandbox/lookupTexts.ts'
import { members } from './sandbox/seed.ts'
import { applicant, quietSandbox, sendOtp as askForCode, verifyPhone } from './sandbox/testCalls.ts'

/** Every call that the app declares, by its name: what `src/api` exports in the form of one. */
const files = import.meta.glob<Record<string, unknown>>('../src/api/*.ts', { eager: true })
const declared = Object.fromEntries(
  Object.values(files)
    .flatMap(Object.entries)
    .filter((entry): entry is [string, Call<unknown>] => isCall(entry[1])),
)

function isCall(value: unknown): value is Call<unknown> {
  return typeof value === 'object' && value !== null && 'path' in value && 'kind' in value && 'answer' in value
}

type MemberName = Exclude<keyof typeof members, 'inactive'>
const names: readonly MemberName[] = ['rich', 'newcomer', 'bonusHeld', 'ktb', 'noBank', 'longName']

/** How the app makes each call, on behalf of a seed member. A call that is declared joins here, as a test below asks. */
const made: Record<string, (member: MemberName) => Promise<unknown>> = {
  loginCall: (member) => login(members[member].username, members[member].password),
  activeCall: readActive,
  infoCall: readInfo,
  noticeCall: readNotice,
  agreementsCall: readAgreements,
  wheelActiveCall: readWheelActive,
  walletCall: readWallet,
  refreshGamesCall: refreshGames,
  statementCall: () => readStatement(1, 10),
  conditionsCall: readConditions,
  contactCall: readContact,
  sendOtpCall: () => sendOtp('0899999999'),
  verifyOtpCall: async () => verifyOtp(await askForCode(sandbox, '0899999999'), sandbox.control.otpCode('0899999999')),
  banksCall: readBanks,
  sourcesCall: readSources,
  registerOtpCall: readRegisterOtp,
  validateAccountCall: async () => {
    await verifyPhone(sandbox, applicant.username)
    return validateAccount(applicant)
  },
  registerCall: async () => {
    await verifyPhone(sandbox, applicant.username)
    return register(applicant)
  },
  profileCall: readProfile,
  changeProfileCall: (member) =>
    changeProfile({
      name: 'สมาชิก',
      bankCode: 'SCB',
      bankAccountName: 'SOMCHAI JAIDEE',
      bankAccountNo: `55500${member}`,
    }),
  changeBankNameCall: (member) => changeBankName(bankOf(member), 'SOMCHAI JAIDEE').catch((reason: unknown) => reason),
  changePasswordCall: (member) => changePassword(members[member].password, 'demo12345'),
  withdrawLimitsCall: readWithdrawLimits,
  activeBonusCall: readActiveBonus,
  withdrawAllCall: () => withdrawAll(100).catch((reason: unknown) => reason),
  transferCall: (member) => transfer({ ...ways[member], amount: 1.25 }).catch((reason: unknown) => reason),
}

const ways: Record<MemberName, { from: string; to: string }> = {
  rich: { from: 'wallet', to: 'neko' },
  newcomer: { from: 'wallet', to: 'neko' },
  bonusHeld: { from: 'neko', to: 'roulette' },
  ktb: { from: 'magma', to: 'wallet' },
  noBank: { from: 'wallet', to: 'lotus' },
  longName: { from: 'neko', to: 'magma' },
}

/** The code of a member's own bank. */
const bankOf = (member: MemberName) => {
  const found = sandbox.state.members.find(({ username }) => username === members[member].username)
  return (
    found?.bankAccount?.bank.code ??
    banks.find(({ nameTH }) => nameTH === found?.bankAccount?.bank.nameTH)?.code ??
    'SCB'
  )
}

/** Whose call is refused: nothing to move, no bank, a bonus held. */
const refused: Record<string, MemberName[]> = {
  transferCall: ['newcomer'],
  changeBankNameCall: ['noBank'],
  withdrawAllCall: ['newcomer', 'noBank', 'bonusHeld'],
}

const sandbox = quietSandbox()
let token: string | null = null
/** The newest answer to each call, as it came. */
const answers = new Map<string, { ok: boolean; content: unknown }>()
const heard: { call: string; headers: Headers }[] = []

const server = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    heard.push({ call, headers: new Headers(request.headers) })
    const answer = await sandbox.fetch(request)
    if (answer.headers.has(dropHeader)) return HttpResponse.error()
    answers.set(call, { ok: answer.ok, content: await answer.clone().json() })
    return answer
  }),
)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectWire({ token: () => token, onSessionEnd: () => undefined, onGone: () => undefined })
})
beforeEach(() => {
  sandbox.reset()
  heard.length = 0
})
afterAll(() => server.close())

/** Every field in an answer by its path, list items alike, with the values it has. */
function fieldsOf(content: unknown, at = ''): [path: string, value: unknown][] {
  if (Array.isArray(content)) return content.flatMap((item) => fieldsOf(item, `${at}[]`))
  if (typeof content !== 'object' || content === null) return [[at, content]]
  return Object.entries(content).flatMap(([name, value]) => fieldsOf(value, `${at}.${name}`))
}

describe('the calls that the app declares', () => {
  it('are made below, each of them', () => {
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(declared).toSorted())
    expect(Object.keys(declared)).toContain('walletCall')
  })

  test.each(Object.entries(declared))('%s is a call of the backend', (_, call) => {
    const pattern = call.path.replace(/\{(\w+)\}/g, ':$1')
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(`${call.method} ${pattern}`)
  })

  test.each(Object.entries(declared))('%s has a time limit of the spec', (_, { timeLimit }) => {
    expect([60_000, 300_000]).toContain(timeLimit)
  })

  test.each(Object.entries(declared).filter(([, { kind }]) => kind === 'read'))(
    '%s, a read, is no call that changes state',
    (_, call) => {
      expect(call.path).not.toMatch(
        /activate|clear|receive|addWallet|invite\/bonus|resetpassword|autoLogin|claim|spin$|transfer/i,
      )
    },
  )
})

describe.each(names)('for the member %s', (member) => {
  beforeEach(() => (token = sandbox.control.signIn(members[member].username)))

  test.each(Object.keys(made))('%s is sent as the contract has it, with marker and token', async (name) => {
    await made[name]?.(member)
    expect(sandbox.violations).toEqual([])
    expect(heard).toHaveLength(1)
    expect(heard[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(heard[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`)
    expect(sandbox.audit().problems).toEqual([])
  })

  test.each(Object.entries(declared))('what %s is answered is taken as it came', async (name, call) => {
    await made[name]?.(member)
    const { ok, content } = answers.get(`${call.method} ${call.path}`) ?? {}
    expect(ok).toBe(!refused[name]?.includes(member))
    const taken = v.safeParse(call.answer, content)
    expect(taken.success).toBe(true)
    if (call.kind === 'command') return
    const sent = new Set(fieldsOf(content).map((field) => JSON.stringify(field)))
    const bent = fieldsOf(taken.output)
      .filter(([, value]) => value !== null)
      .filter((field) => !sent.has(JSON.stringify(field)))
    expect(bent).toEqual([])
  })
})

describe('a guest', () => {
  beforeEach(() => (token = null))

  test.each([
    'loginCall',
    'activeCall',
    'infoCall',
    'noticeCall',
    'banksCall',
    'sourcesCall',
    'registerCall',
    'sendOtpCall',
  ])('sends %s without a token', async (name) => {
    await made[name]?.('rich')
    expect(heard[0]?.headers.has('Authorization')).toBe(false)
    expect(sandbox.violations).toEqual([])
  })
})

describe('every field that the app reads', () => {
  test.each(Object.entries(declared).filter(([, { kind }]) => kind !== 'command'))(
    'of %s is one that the backend sends to somebody',
    async (name, call) => {
      const [sent, read] = [new Set<string>(), new Set<string>()]
      for (const member of names) {
        token = sandbox.control.signIn(members[member].username)
        await made[name]?.(member)
        const { content } = answers.get(`${call.method} ${call.path}`) ?? {}
        for (const [path] of fieldsOf(content)) sent.add(path)
        for (const [path] of fieldsOf(v.parse(call.answer, content))) read.add(path)
      }
      // What is null may stand for something with parts.
      const isSent = (path: string) => sent.has(path) || [...sent].some((other) => other.startsWith(`${path}.`))
      expect([...read].filter((path) => !isSent(path))).toEqual([])
      expect(read.size).toBeGreaterThan(0)
    },
  )
})
