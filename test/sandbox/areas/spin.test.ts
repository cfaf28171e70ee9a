import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox({ now: () => Date.UTC(2026, 0, 15, 12) })
const { rich, bonusHeld, ktb } = members

beforeEach(() => {
  sandbox.reset()
  sandbox.control.setSwitches({ wheel: true })
})

type Who = (typeof members)[keyof typeof members]
const ask = (route: string, { username }: Who, body?: unknown) =>
  call(sandbox, route, { token: sandbox.control.signIn(username), body })
const spin = (who: Who = rich) => ask('POST /api/spinwheel/spin', who)
const claim = (coupon: unknown, who: Who = rich) => ask('POST /api/spinwheel/coupon/claim', who, { coupon })
const coupons = async (who: Who = rich) => (await ask('GET /api/spinwheel/coupon', who)).body as Coupon[]
const memberOf = ({ username }: Who) => sandbox.state.members.find((member) => member.username === username)
const balance = (who: Who) => sandbox.state.balances[`wallet:${memberOf(who)?.id}`]
const refused = (message: string) => ({ body: { message } })

interface Coupon {
  prize: { name: string; slice: { code: string; label: string } }
  amount: number
  code?: string
  _id?: string
}

describe('a spin', () => {
  it('is refused without a coin, and so is the second of two at the same time', async () => {
    sandbox.control.setCoins(ktb.username, 1)
    const answers = await Promise.all([spin(ktb), spin(ktb)])
    expect(answers.map(({ body }) => Object.keys(body as object)[0]).toSorted()).toEqual(['error', 'result'])
    expect(await spin(ktb)).toMatchObject({ status: 200, body: { error: 'NO_CLAIMABLE_COUPON' } })
    expect(memberOf(ktb)?.coin).toBe(0)
  })
})

describe('a claim', () => {
  it('of the last one takes it once when sent twice at the same time', async () => {
    const answers = await Promise.all([claim('coupon-BAHT20'), claim('coupon-BAHT20')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(balance(rich)).toBe(1_250_020_00)
  })

  it.each([
    ['CP-NOTHING', 404, 'INVALID_CODE'],
    ['BAHT10', 404, 'INVALID_CODE'],
    ['SHIRT', 400, 'INVALID_COUPON_TYPE'],
    ['CP-SONGKRAN', 410, 'COUPON_EXPIRED'],
  ])('of %s is refused with %i %s, and takes nothing', async (code, status, message) => {
    expect(await claim(code)).toMatchObject({ status, ...refused(message) })
    expect(await coupons()).toHaveLength(8)
    expect(balance(rich)).toBe(1_250_000_00)
    expect(sandbox.violations).toEqual([])
  })

  it('of money is refused while a bonus is held', async () => {
    expect(await claim('coupon-BAHT20', bonusHeld)).toMatchObject(refused('BONUS_REMAINING'))
    expect(await coupons(bonusHeld)).toHaveLength(1)
  })

  it.each([{}, { coupon: '' }, { coupon: 1 }, { coupon: 'BAHT50', amount: 1 }])(
    'is sent with a coupon and nothing else, not %o',
    async (body) => {
      expect(await ask('POST /api/spinwheel/coupon/claim', rich, body)).toMatchObject({ status: 400 })
      expect(sandbox.violations).toHaveLength(1)
    },
  )
})
