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

beforeEach(() => {
  clock = Date.UTC(2026, 0, 15, 12)
  sandbox.reset()
})

const login = (body: unknown) => call(sandbox, 'POST /api/login', { body })
const wrong = { username: rich.username, password: 'wrong' }
const credentials = { username: rich.username, password: rich.password }
const message = (text: string) => ({ body: { message: text } })

describe('logging in', () => {
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
    const token = sandbox.control.logIn(rich.username)
    clock += 30 * 24 * 60 * 60 * 1000 + 1
    expect(await call(sandbox, 'GET /api/wallet', { token })).toMatchObject(message('EXPIRED_AUTH_TOKEN'))
  })

  it('ends for one member when the operator expires that member’s tokens', async () => {
    const [one, two] = [sandbox.control.logIn(rich.username), sandbox.control.logIn(ktb.username)]
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
  const { body } = await call(sandbox, 'GET /api/wallet', { token: sandbox.control.logIn(username) })
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
    'POST /api/wallet/transfer': () => ({ from: 'wallet', to: 'neko', amount: 1 }),
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
    const token = sandbox.control.logIn(rich.username)
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
