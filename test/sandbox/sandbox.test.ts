import { beforeEach, describe, expect, it } from 'vitest'
import { makeGiftLinkKey } from './areas/giftKey.ts'
import { games } from './catalogue/games.ts'
import { recipes } from './recipes.ts'
import { members } from './seed/seed.ts'
import { applicant, call, inTurn, person, quietSandbox, sealed, sendOtp, upload, verifyPhone } from './testCalls.ts'

let clock = Date.UTC(2026, 0, 15, 12)
const giftLinkKey = makeGiftLinkKey()
const sandbox = quietSandbox({ now: () => clock, giftLinkKey: giftLinkKey.privateKey })
const { rich, inactive, longName, ktb } = members
const transfer = 'POST /api/wallet/transfer'

beforeEach(() => {
  clock = Date.UTC(2026, 0, 15, 12)
  sandbox.reset()
})

const login = (body: unknown) => call(sandbox, 'POST /api/login', { body })
const wrong = { username: rich.username, password: 'wrong' }
const credentials = { username: rich.username, password: rich.password }
const message = (text: string) => ({ body: { message: text } })

describe('signing in', () => {
  it('gives a token that opens the wallet', async () => {
    const { body } = await login(credentials)
    const { token } = body as { token: string }
    expect(await call(sandbox, 'GET /api/wallet', { token })).toMatchObject({ status: 200 })
  })

  it('does not distinguish an unknown phone from a wrong password', async () => {
    expect(await login(wrong)).toEqual(await login({ username: '0899999999', password: 'x' }))
  })

  it('reports an inactive member, but only for the right password', async () => {
    expect(await login({ username: inactive.username, password: 'x' })).toMatchObject(message('WRONG_CREDENTIAL'))
    const { username, password } = inactive
    expect(await login({ username, password })).toMatchObject(message('INACTIVE_USER'))
  })

  it('makes a phone wait for a minute after five wrong tries, even with the right password', async () => {
    await inTurn([wrong, wrong, wrong, wrong, wrong], login)
    expect(await login(credentials)).toMatchObject(message('REQUEST_LIMIT_1MIN'))
    clock += 60_000
    expect(await login(credentials)).toMatchObject({ status: 200 })
  })

  it('clears the wrong tries with the right password', async () => {
    await inTurn([wrong, wrong, wrong, wrong, credentials, wrong], login)
    expect(await login(credentials)).toMatchObject({ status: 200 })
  })
})

describe('a session', () => {
  it('is required inside and not outside', async () => {
    expect(await call(sandbox, 'GET /api/wallet')).toMatchObject({ status: 401, ...message('UNAUTHORIZED') })
    expect(await call(sandbox, 'GET /api/lookup/info', { token: 'stale' })).toMatchObject({ status: 200 })
  })

  it('ends by itself after thirty days', async () => {
    const token = sandbox.control.signIn(rich.username)
    clock += 30 * 24 * 60 * 60 * 1000 + 1
    expect(await call(sandbox, 'GET /api/wallet', { token })).toMatchObject(message('EXPIRED_AUTH_TOKEN'))
  })

  it('ends for one member when the operator expires that member’s tokens', async () => {
    const [one, two] = [sandbox.control.signIn(rich.username), sandbox.control.signIn(ktb.username)]
    sandbox.control.expireTokens(rich.username)
    expect(await call(sandbox, 'GET /api/wallet', { token: one })).toMatchObject(message('EXPIRED_AUTH_TOKEN'))
    expect(await call(sandbox, 'GET /api/wallet', { token: two })).toMatchObject({ status: 200 })
  })
})

interface Wallet {
  profile: { name: string }
  wallet: { amount: number }
  slots: { code: string; amount: number; isActive: boolean; logo: string; background: string }[]
}

const walletOf = async (username: string) => {
  const { body } = await call(sandbox, 'GET /api/wallet', { token: sandbox.control.signIn(username) })
  return body as Wallet
}

describe('the wallet', () => {
  it('holds sixty characters and ฿12,345,678.90 for the member made to fill a screen', async () => {
    const { profile, wallet, slots } = await walletOf(longName.username)
    const total = slots.reduce((sum, { amount }) => sum + Math.round(amount * 100), Math.round(wallet.amount * 100))
    expect([profile.name.length, total]).toEqual([60, 1_234_567_890])
  })

  it('lists every game, active or not, with pictures that exist', async () => {
    const { slots } = await walletOf(rich.username)
    expect(slots.map(({ code }) => code)).toEqual(games.map(({ code }) => code))
    await inTurn(
      slots.flatMap(({ logo, background }) => [logo, background]),
      async (path) => {
        const picture = await sandbox.fetch(new Request(`http://sandbox.test${path}`))
        expect(picture.headers.get('content-type')).toBe('image/svg+xml')
        expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s)
      },
    )
  })
})

const move = (body: unknown) => call(sandbox, transfer, { body, token: sandbox.control.signIn(ktb.username) })

describe('a transfer', () => {
  it('moves the money and is the newest row of the statement', async () => {
    await move({ from: 'wallet', to: 'magma', amount: 100.01 })
    const { wallet, slots } = await walletOf(ktb.username)
    expect([wallet.amount, slots.find(({ code }) => code === 'magma')?.amount]).toEqual([2399.99, 200.01])
    const token = sandbox.control.signIn(ktb.username)
    const { body } = await call(sandbox, 'POST /api/statement', { body: { page: 1, limit: 1 }, token })
    const row = { statementType: 'transfer', from: 'wallet', to: 'magma', amount: 100.01, status: 'SUCCESS' }
    expect(body).toEqual({ total: 2, statements: [{ ...row, createdAt: '2026-01-15T12:00:00.000Z' }] })
  })

  it.each([
    ['TRANSFER_MINIMUM', { from: 'wallet', to: 'magma', amount: 0.99 }],
    ['MONEY_NOT_ENOUGH', { from: 'wallet', to: 'magma', amount: 2500.01 }],
    ['MONEY_NOT_ENOUGH', { from: 'wallet', to: 'magma', amount: 1e300 }],
    ['NO_GAME', { from: 'wallet', to: 'nothing', amount: 1 }],
    ['NO_GAME', { from: 'constructor', to: 'wallet', amount: 1 }],
    ['SLOT_NO_ACCOUNT', { from: 'wallet', to: 'koi', amount: 1 }],
  ])('is refused with %s for %o and leaves nothing', async (code, body) => {
    const before = structuredClone([sandbox.state.transactions, sandbox.state.statements])
    expect(await move(body)).toMatchObject(message(code))
    expect([sandbox.state.transactions, sandbox.state.statements]).toEqual(before)
  })

  it('returns the money to the wallet when the game refuses it, and shows it in the statement', async () => {
    sandbox.control.provoke('TRANSFER_FAIL')
    expect(await move({ from: 'wallet', to: 'magma', amount: 50 })).toMatchObject(message('TRANSFER_FAIL'))
    expect((await walletOf(ktb.username)).wallet.amount).toBe(2500)
    expect(sandbox.state.statements.at(-1)).toMatchObject({ status: 'FAILED', amount: 5000 })
    expect(sandbox.audit()).toMatchObject({ ok: true, totalMinor: 0 })
  })
})

describe('every recipe', () => {
  const phoneNumber = '0899999998'
  const bodies: Record<string, () => unknown> = {
    'POST /api/login': () => credentials,
    'POST /api/otp/send': () => ({ phoneNumber }),
    'POST /api/otp/verify': async () => {
      const otpToken = await sendOtp(sandbox, phoneNumber)
      return { otpToken, otpCode: sandbox.control.otpCode(phoneNumber) }
    },
    'POST /api/account/validate': () => person,
    'POST /api/account': () => applicant,
    'POST /api/wallet/withdrawAll': () => ({ amount: 100 }),
    [transfer]: () => ({ from: 'wallet', to: 'neko', amount: 1 }),
    'POST /api/qrcode/:bankCode': () => ({ amount: 100 }),
    'POST /api/wallet/slip': () => upload(),
    'POST /api/spinwheel/coupon/claim': () => ({ coupon: 'CP-BAHT10' }),
    'POST /api/wallet/truelink': async () => {
      const link = 'https://gift.truemoney.com/campaign/?v=abcdefghij50'
      return { link: await sealed(`${link}|SANDBOX GIFT`, giftLinkKey.publicKey) }
    },
  }
  const filled = (route: string) =>
    route
      .replace(':bankCode', 'KBANK')
      .replace('/bonus/activate/:code', '/bonus/activate/DAILY10')
      .replace(/\/promotion\/(find|activate)\/:code/, '/promotion/$1/SONGKRAN')
      .replace('/activate/:code', '/activate/koi')
      .replace('/resetpassword/:code', '/resetpassword/neko')

  /** Codes of a success that leaves nothing for a second one. */
  const onlyOnce = new Set(['INVITE_BONUS_SUCCESS', 'REFUND_SUCCESS'])

  it.each(recipes)('$code is answered once by $call', async ({ code, call: route, status }) => {
    await verifyPhone(sandbox, applicant.username)
    const token = sandbox.control.signIn(rich.username)
    const body = await bodies[route]?.()
    const again = () => call(sandbox, filled(route), { token, ...(body !== undefined && { body }) })
    sandbox.control.provoke(code)
    const answer = await again()
    expect(answer.status).toBe(status)
    expect(Object.values(answer.body ?? {})).toContain(code)
    expect(await again()).toMatchObject({ status: onlyOnce.has(code) ? 404 : 200 })
    expect(sandbox.audit().problems).toEqual([])
  })
})

describe('what the contract does not allow is refused loudly', () => {
  const marker = { 'x-requested-with': 'XMLHttpRequest' }
  const good = { from: 'wallet', to: 'neko', amount: 1 }

  it.each([
    ['an unknown path', 'GET /api/lookup/nothing', {}, 404],
    ['a call of a later area', 'GET /api/bonus/check/minimum', {}, 404],
    ['a wrong method', 'GET /api/wallet/transfer', {}, 405],
    ['a missing marker header', 'GET /api/lookup/info', { headers: {} }, 400],
    ['another marker', 'GET /api/lookup/info', { headers: { 'x-requested-with': 'fetch' } }, 400],
    ['a token that is the word undefined', 'GET /api/wallet', { token: 'undefined' }, 400],
    ['another authorization', 'GET /api/lookup/info', { headers: { ...marker, authorization: 'Basic eA==' } }, 400],
    ['a query parameter', 'GET /api/lookup/info?lang=th', {}, 400],
    ['a body where none belongs', 'POST /api/login', { body: {} }, 400],
    ['an unknown body field', transfer, { body: { ...good, note: '' } }, 400],
    ['a missing body field', transfer, { body: { from: 'wallet', to: 'neko' } }, 400],
    ['an amount as text', transfer, { body: { ...good, amount: '1' } }, 400],
    ['an amount with three decimals', transfer, { body: { ...good, amount: 1.001 } }, 400],
    ['the same source and target', transfer, { body: { ...good, to: 'wallet' } }, 400],
    ['a page 0', 'POST /api/statement', { body: { page: 0, limit: 10 } }, 400],
    ['an empty password', 'POST /api/login', { body: { username: '0812345678', password: '' } }, 400],
  ])('%s', async (_, route, request, status) => {
    const token = sandbox.control.signIn(rich.username)
    expect(await call(sandbox, route, 'headers' in request ? request : { token, ...request })).toMatchObject({ status })
    expect(sandbox.violations).toHaveLength(1)
  })

  it('and a call that conforms leaves no violation', async () => {
    await call(sandbox, transfer, { body: good, token: sandbox.control.signIn(rich.username) })
    expect(sandbox.violations).toEqual([])
  })
})

it('every request is kept in order, with what was sent', async () => {
  const token = sandbox.control.signIn(rich.username)
  await login(wrong)
  await call(sandbox, 'GET /api/wallet', { token })
  expect(sandbox.requests).toEqual([
    { method: 'POST', path: '/api/login', body: wrong, at: clock },
    { method: 'GET', path: '/api/wallet', at: clock, token },
  ])
})
