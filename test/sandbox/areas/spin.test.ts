import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox({ now: () => Date.UTC(2026, 0, 15, 12) })
const { rich, bonusHeld, ktb, longName } = members

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

describe('the wheel', () => {
  it('is listed with its slices and the member’s coins', async () => {
    const { body } = await ask('GET /api/spinwheel/setup', rich)
    const { result } = body as { result: { activeSpinwheel: { name: string; slice: Coupon[] }; userCoin: number } }
    expect(result).toMatchObject({ activeSpinwheel: { name: 'วงล้อนำโชค' }, userCoin: 12 })
    expect(result.activeSpinwheel.slice).toHaveLength(8)
    expect(result.activeSpinwheel.slice[0]).toEqual({
      code: 'BAHT10',
      label: '฿10',
      bgColor: '#1d4fbf',
      textColor: '#ffffff',
    })
  })

  it('is not listed and does not turn while it is off', async () => {
    sandbox.control.setSwitches({ wheel: false })
    expect(await ask('GET /api/spinwheel/setup', rich)).toMatchObject({ status: 404, ...refused('NO_DATA') })
    expect(await spin()).toMatchObject({ status: 200, body: { error: 'NO_DATA' } })
    expect(memberOf(rich)?.coin).toBe(12)
  })
})

describe('a spin', () => {
  it('takes a coin and gives a coupon', async () => {
    sandbox.control.setNextPrize('BAHT5')
    expect(await spin()).toMatchObject({
      status: 200,
      body: { result: { code: 'BAHT5', label: '฿5', remainingCoin: 11 } },
    })
    expect((await coupons()).at(-1)).toMatchObject({ amount: 1, prize: { slice: { code: 'BAHT5' } } })
    expect(sandbox.audit().problems).toEqual([])
  })

  it('adds to the coupons of its slice', async () => {
    sandbox.control.setNextPrize('BAHT50')
    await spin()
    const held = (await coupons()).filter(({ prize }) => prize.slice.code === 'BAHT50')
    expect(held).toMatchObject([{ amount: 4 }])
  })

  it('may land once on a prize that no slice has', async () => {
    sandbox.control.setNextPrize('MYSTERY')
    expect((await spin(longName)).body).toMatchObject({ result: { code: 'MYSTERY', label: 'รางวัล MYSTERY' } })
    expect((await spin(longName)).body).not.toMatchObject({ result: { code: 'MYSTERY' } })
    expect(await coupons(longName)).toEqual(
      expect.arrayContaining([expect.objectContaining({ prize: expect.objectContaining({ name: 'รางวัล MYSTERY' }) })]),
    )
    expect(await claim('MYSTERY', longName)).toMatchObject({ status: 400, ...refused('INVALID_PRIZE_CODE') })
  })

  it('is refused without a coin, and so is the second of two at the same time', async () => {
    sandbox.control.setCoins(ktb.username, 1)
    const answers = await Promise.all([spin(ktb), spin(ktb)])
    expect(answers.map(({ body }) => Object.keys(body as object)[0]).toSorted()).toEqual(['error', 'result'])
    expect(await spin(ktb)).toMatchObject({ status: 200, body: { error: 'NO_CLAIMABLE_COUPON' } })
    expect(memberOf(ktb)?.coin).toBe(0)
  })

  it('fails once with the armed code, and takes nothing', async () => {
    sandbox.control.setSpinError('INVALID_CODE')
    expect(await spin()).toMatchObject({ status: 200, body: { error: 'INVALID_CODE' } })
    expect(memberOf(rich)?.coin).toBe(12)
    expect(await spin()).toMatchObject({ body: { result: { remainingCoin: 11 } } })
  })
})

describe('the coupons', () => {
  it('have a code, an identity, or neither of them', async () => {
    const held = await coupons()
    expect(held).toHaveLength(8)
    expect(held[0]).toMatchObject({ code: 'CP-BAHT10', amount: 2, prize: { name: 'เครดิต ฿10' } })
    expect(held[0]).not.toHaveProperty('_id')
    expect(held[1]).toMatchObject({ _id: 'coupon-BAHT20' })
    expect(held[1]).not.toHaveProperty('code')
    expect(Object.keys(held[2] ?? {})).toEqual(['prize', 'amount'])
  })
})

describe('a claim', () => {
  it.each([
    ['CP-BAHT10', 10_00, 8],
    ['coupon-BAHT20', 20_00, 7],
    ['BAHT50', 50_00, 8],
  ])('of %s credits it and takes one, and the statement says what for', async (code, credit, rows) => {
    expect(await claim(code)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } })
    expect(balance(rich)).toBe(1_250_000_00 + credit)
    expect(await coupons()).toHaveLength(rows)
    expect(sandbox.state.statements.at(-1)).toMatchObject({
      statementType: 'bonus',
      to: 'wallet',
      amount: credit,
      linked: { kind: 'luckydraw', description: expect.stringMatching(/^วงล้อนำโชค · /) as string },
    })
    expect(sandbox.audit().problems).toEqual([])
  })

  it('of a prize without money says so and moves nothing', async () => {
    expect((await claim('coupon-AGAIN')).body).toEqual({ message: 'ขอบคุณที่ร่วมสนุก' })
    expect(balance(rich)).toBe(1_250_000_00)
    expect(await coupons()).toHaveLength(7)
  })

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
  ])('of %s is refused', async (code, status, message) => {
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
