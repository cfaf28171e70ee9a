import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readContract } from '../../contract/contract.ts'
import { members } from '../../sandbox/seed/seed.ts'
import { call as callSandbox, quietSandbox } from '../../sandbox/testCalls.ts'
import type { Answer, Ask } from './ask.ts'
import { readCredentials } from './credentials.ts'
import { memberLines } from './member.ts'

const api = 'https://wallet.example'
const { rich } = members
const sandbox = quietSandbox()
const contract = readContract()
let token = ''

type Alter = (content: unknown) => unknown
/** An answer in the place of the sandbox's: another content, or another response. */
interface Other {
  readonly path: string
  readonly alter?: Alter
  readonly response?: () => Response
}

/** The sandbox as a backend of which one answer is different. `sent` lists what the doctor asks. */
function backend(other: Other | null, sent: string[] = []): Ask {
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    sent.push(`${method} ${url.pathname}`)
    const request = new Request(url, { method, headers, ...(body !== undefined && { body }) })
    const isOther = other !== null && new RegExp(`^${other.path}$`).test(url.pathname)
    const answer = (isOther && other.response?.()) || (await sandbox.fetch(request))
    const text = await answer.text()
    const altered = isOther && other.alter ? JSON.stringify(other.alter(JSON.parse(text))) : text
    return {
      url,
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(altered),
      sentAt: 0,
      answeredAt: 0,
    } satisfies Answer
  }
}

const linesOf = (other: Other | null, password = rich.password) =>
  memberLines({ api, askSafely: backend(other) }, { username: rich.username, password }, contract)

async function complaintsOf(other: Other | null, password = rich.password): Promise<string[]> {
  const lines = await linesOf(other, password)
  return lines
    .filter(({ level, text }) => level !== 'fine' && !text.startsWith('not asked'))
    .map(({ check, text, advice }) => `${check}: ${text} → ${advice?.replace('A player sees: ', '')}`)
}

beforeEach(async () => {
  sandbox.reset()
  sandbox.control.setSwitches({ wheel: true })
  sandbox.control.chat.desk({ delayMs: 0 })
  token = sandbox.control.logIn(rich.username)
  await callSandbox(sandbox, 'POST /api/qrcode/KBANK', { body: { amount: 500 }, token })
  const message = { message_type: 'text', payload: { message: 'cards' } }
  const { body } = await callSandbox(sandbox, 'GET /api/wallet', { token })
  const { _id: userId } = (body as { profile: { _id: string } }).profile
  const chat = { sender: 'customer', message, userId }
  await callSandbox(sandbox, 'POST /api/chat/send-message', { body: chat, token })
})

/** The content with another value at a place, `slots.0.amount`; undefined takes the field away. */
const put =
  (place: string, value: unknown): Alter =>
  (content) => {
    const keys = place.split('.')
    const last = keys.pop() ?? ''
    const holder = keys.reduce<object>((each, key) => Reflect.get(each, key) as object, content as object)
    if (value === undefined) Reflect.deleteProperty(holder, last)
    else Reflect.set(holder, last, value)
    return content
  }

const rename =
  (from: string, to: string): Alter =>
  (content) => {
    const { [from]: value, ...others } = content as Record<string, unknown>
    return { ...others, [to]: value }
  }

/** A list with another order, size or page. */
const relist =
  (field: string, change: (rows: unknown[]) => unknown[]): Alter =>
  (content) =>
    field === ''
      ? change(content as unknown[])
      : { ...(content as object), [field]: change((content as Record<string, unknown[]>)[field] ?? []) }

/** Every page is the first. */
const again = (): Alter => {
  let first: unknown
  return (content) => (first ??= content)
}

type Row = [what: string, path: string, alter: Alter, complaint: string]

/** A field of an answer with another value, and what the doctor says of it. */
const fields: Row[] = (
  [
    [
      '/api/wallet',
      'wallet.amount',
      '1250000.00',
      'an amount, as a number with at most two decimals, came a text of 10',
    ],
    [
      '/api/wallet',
      'wallet.amount',
      10.125,
      'an amount, as a number with at most two decimals, came a number with decimals',
    ],
    ['/api/wallet', 'slots.2.amount', undefined, 'an amount, as a number with at most two decimals, came nothing'],
    ['/api/wallet', 'slots.0.category', 'SLOT', 'slot or sport or lotto, came a text of 4 characters'],
    ['/api/wallet', 'slots', {}, 'a list, came an object'],
    ['/api/wallet', 'profile._id', undefined, 'a text that is not empty, came nothing'],
    ['/api/account/profile', 'profile.createdAt', '2024-05-02 08:00:00', 'a time in UTC, such as 2026-01-31T16:05:00Z'],
    ['/api/account/profile', 'bankAccount.bank', 'KBANK', 'an object, came a text of 5 characters'],
    ['/api/lookup/deposit', 'wallets', null, 'a list, came null'],
    ['/api/lookup/slip', 'closeFrom', '23', 'a time of day in Bangkok, such as 23:30, came a text of 2 characters'],
    ['/api/lookup/registerOTP', 'registerOTP', 0, 'true or false, came a whole number'],
    ['/api/qrcode/KBANK', 'expireIn', '2026-01-31 10:00', 'seconds that are left, or a time in UTC, came a text of 16'],
    ['/api/statement', 'total', '262', 'a whole number, 0 or more, came a text of 3 characters'],
    ['/api/statement', 'statements.0.status', 'success', 'SUCCESS, FAILED, or another word in capitals'],
    ['/api/promotion/find/.*', 'message', 'PROMOTION_NOT_FOUND', 'a code of the catalogue, or words for the player'],
    ['/api/spinwheel/setup', 'result.activeSpinwheel.slice.0.code', '', 'a text that is not empty, came an empty text'],
    ['/api/spinwheel/coupon', '0.amount', 1.5, 'how many as a whole number, came a number with decimals'],
  ] as const
).map(([path, place, value, said]) => {
  const field = place.replaceAll(/\.?\b\d+\b/g, '[]')
  return [`${place} as ${JSON.stringify(value)}`, path, put(place, value), `: ${field}: expected ${said}`]
})

const answers: Row[] = [
  [
    'a page number that is ignored',
    '/api/invite',
    again(),
    'invites: expected other rows on page 2, came page 1 again',
  ],
  [
    'banks within an object',
    '/api/lookup/banks',
    (banks) => ({ banks }),
    'the answer: expected a list, came an object',
  ],
  [
    'a limit in other capitals',
    '/api/lookup/withdraw',
    rename('withdrawMax', 'withdrawmax'),
    'withdrawMax: expected an amount, as a number with at most two decimals, came a field of this name in other capitals',
  ],
  [
    'a page size that is ignored',
    '/api/statement',
    relist('statements', (list) => [...list, ...list]),
    'statements: expected a page of 5, as asked, came 10',
  ],
  [
    'the oldest first',
    '/api/statement',
    relist('statements', (list) => list.toReversed()),
    'statements: expected the newest first, came another order',
  ],
  [
    'fewer rows than asked',
    '/api/refund',
    relist('refunds', (list) => list.slice(1)),
    'refunds: expected a page of 5, as asked, came 4 → refunds are missing or twice',
  ],
  [
    'an error without a message',
    '/api/promotion/find/.*',
    rename('message', 'error'),
    'GET /api/promotion/find/{code}: message: expected a code of the catalogue, or words for the player, came nothing',
  ],
  [
    'messages with the oldest first',
    '/api/chat/history',
    relist('', (list) => list.toReversed()),
    'the list: expected the newest first, came another order → messages are missing or in the wrong order',
  ],
]
const rows = [...fields, ...answers]

describe('the doctor as a member', () => {
  it('finds nothing in a right backend, logs in once, makes every read, and sends nothing else', async () => {
    const sent: string[] = []
    const lines = await memberLines({ api, askSafely: backend(null, sent) }, rich, contract)
    expect(lines.filter(({ level }) => level !== 'fine')).toEqual([])
    const asked = sent.map((one) => {
      const [method = '', path = ''] = one.split(' ')
      return contract.find(method, path)
    })
    const reads = contract.operations.filter(({ kind }) => kind === 'read')
    expect(asked.filter((one) => one?.kind === 'attempt').map((one) => one?.path)).toEqual(['/api/login'])
    expect(new Set(asked.filter((one) => one?.kind !== 'attempt'))).toEqual(new Set(reads))
    expect(sandbox.violations).toEqual([])
  })

  it('does not ask for a chat and a wheel that are off', async () => {
    sandbox.control.setSwitches({ chat: false, wheel: false })
    const left = (await linesOf(null)).filter(({ text }) => text.startsWith('not asked'))
    expect(left.map(({ check }) => check.replace(/^\w+ \/api\//, '')).toSorted()).toEqual([
      'chat/config',
      'chat/history',
      'spinwheel/coupon',
      'spinwheel/setup',
    ])
  })

  it('finds nothing at a member who has nothing, and in a backend with more fields', async () => {
    const { username, password } = members.newcomer
    const askSafely = backend({ path: '/api/(?!login).*', alter: (content) => ({ version: 2, ...Object(content) }) })
    const plain = await memberLines({ api, askSafely: backend(null) }, { username, password }, contract)
    const more = await memberLines({ api, askSafely }, { username, password }, contract)
    const wrong = (lines: typeof plain) => lines.filter(({ level }) => level === 'wrong').map(({ check }) => check)
    expect(wrong(plain)).toEqual([])
    const lists = contract.operations.filter(({ kind, examples }) => kind === 'read' && Array.isArray(examples[0]))
    expect(wrong(more).toSorted()).toEqual(lists.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  it('tells no value of the member', async () => {
    const alters: Other[] = rows.map(([, path, alter]) => ({ path, alter }))
    const strings = (content: unknown) =>
      JSON.parse(JSON.stringify(content), (_, each) => (typeof each === 'number' ? `${each}` : each))
    alters.push({ path: '/api/(?!login).*', alter: strings })
    const told = JSON.stringify(await Promise.all(alters.slice(-12).map((other) => linesOf(other))))
    for (const value of [rich.name, rich.username, rich.password, 'SAMACHIK', '1234567890', '1250000', '8420', 'qr7'])
      expect(told).not.toContain(value)
  })

  it.each(rows)('names %s, and nothing else', async (_, path, alter, complaint) => {
    expect(await complaintsOf({ path, alter })).toEqual([expect.stringContaining(complaint)])
  })
})

/** What the doctor says instead if nobody is logged in. */
const json =
  (content: unknown, status = 200) =>
  () =>
    Response.json(content, { status })
const page = () => new Response('<!doctype html><title>Wallet</title>', { headers: { 'content-type': 'text/html' } })
const refused: [what: string, response: (() => Response) | null, sentence: string][] = [
  ['a wrong password', null, 'phone or password is wrong → Give those of a member'],
  ['a locked member', json({ message: 'INACTIVE_USER' }, 403), 'this member is locked → Give a member who can'],
  ['too many tries', json({ message: 'REQUEST_LIMIT_1MIN' }, 429), 'the login was tried too often → Wait a minute'],
  ['a captcha', json({ message: 'CAPTCHA_REQUIRED' }, 400), 'the login asks for a captcha or a code → The app has no'],
  ['a code', json({ otpRef: 'ABCD', otpToken: 'x' }), 'the login asks for a captcha or a code → The app has no step'],
  ['the page', page, 'is answered with a web page (200), not with JSON → Pass /api/ on to the backend'],
  ['a redirect', () => new Response(null, { status: 302 }), 'is redirected (302) → Answer at this address itself'],
  ['no JSON', () => new Response('Bad gateway', { status: 502 }), 'is answered with 502 and no JSON → Answer every'],
  ['no token', json({ jwt: 'x' }), 'token: expected a text that is not empty, came nothing → nobody can log in'],
  ['an error', json({ message: 'อะไรสักอย่าง' }, 500), 'the login is answered with 500 → Look into the backend’s log'],
]

describe('the doctor says what to do, and asks no further, because of', () => {
  it.each(refused)('%s', async (_, response, sentence) => {
    const complaints = await complaintsOf(response && { path: '/api/login', response }, response ? rich.password : 'no')
    expect(complaints).toEqual([expect.stringContaining(`POST /api/login: ${sentence}`)])
  })
  it('a password that would travel in the open', async () => {
    const sent: string[] = []
    const lines = await memberLines({ api: 'http://wallet.example', askSafely: backend(null, sent) }, rich, contract)
    expect([lines.map(({ text, advice }) => `${text} → ${advice}`), sent]).toEqual([
      ['nobody logs in: the address is not encrypted → Serve the API over https.'],
      [],
    ])
  })
  it.each([
    ['self-signed certificate', 'nothing is sent: self-signed certificate', 'Repair the certificate'],
    ['connect ECONNREFUSED', 'connect ECONNREFUSED', 'See that the backend runs'],
  ])('the network: %s', async (message, text, advice) => {
    const askSafely: Ask = () => Promise.reject(new Error(message))
    const lines = await memberLines({ api, askSafely }, rich, contract)
    expect(lines).toEqual([expect.objectContaining({ text, advice: expect.stringContaining(advice) })])
  })
})

it('a read that is answered with the page is told with what players see', async () => {
  expect(await complaintsOf({ path: '/api/bonus', response: page })).toEqual([
    'GET /api/bonus: is answered with a web page (200), not with JSON → Pass /api/ on to the backend: location /api/ { proxy_pass http://backend; } bonuses show an error with a retry',
  ])
})

describe('the doctor’s member', () => {
  const file = join(tmpdir(), `doctor-${process.pid}`)
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(file, { force: true })
  })
  it('comes from a file or the environment', async () => {
    writeFileSync(file, '0812345678\ndemo1234\n')
    expect(await readCredentials(file)).toEqual({ username: '0812345678', password: 'demo1234' })
    vi.stubEnv('DOCTOR_PHONE', '0812345678')
    vi.stubEnv('DOCTOR_PASSWORD', 'demo 2')
    expect(await readCredentials(null)).toEqual({ username: '0812345678', password: 'demo 2' })
  })
  it('is asked for in words if there is none', async () => {
    writeFileSync(file, '0812345678')
    await expect(readCredentials(file)).rejects.toThrow('the phone in its first line, and the password in its second')
    await expect(readCredentials(null)).rejects.toThrow('set DOCTOR_PHONE and DOCTOR_PASSWORD, or give --member-file')
  })
})
