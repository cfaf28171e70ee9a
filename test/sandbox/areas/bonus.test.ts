import { beforeEach, describe, expect, it, test } from 'vitest'
import { bonusOffers } from '../catalogue/bonusCatalogue.ts'
import { promotionOffers } from '../catalogue/promotions.ts'
import { members } from '../seed/seed.ts'
import { call, inTurn, quietSandbox, submit } from '../testCalls.ts'

// A Wednesday, 12:00 in Bangkok.
const wednesday = Date.UTC(2026, 2, 4, 5)
let now = wednesday
const sandbox = quietSandbox({ now: () => now })
const { rich, ktb, newcomer, bonusHeld } = members
type Who = { username: string }

beforeEach(() => {
  now = wednesday
  sandbox.reset()
})

const get = (path: string, { username }: Who) =>
  call(sandbox, `GET /api/${path}`, { token: sandbox.control.signIn(username) })
const take = (code: string, who: Who) => get(`bonus/activate/${encodeURIComponent(code)}`, who)
const clear = (who: Who) => get('bonus/clear', who)
const success = { status: 200, body: { message: 'SUCCESS' } }
const refused = (message: string, status = 422) => ({ status, body: { message } })

const memberOf = ({ username }: Who) => sandbox.state.members.find((member) => member.username === username)
const balance = (who: Who) => sandbox.state.balances[`wallet:${memberOf(who)?.id}`] ?? 0
const lastRow = () => sandbox.state.statements.at(-1)

interface Told {
  code: string
  userBonus: { _id: string; isActive: boolean; received: { updatedAt: string }[] } | null
}
const told = async (code: string, who: Who) =>
  ((await get('bonus', who)).body as Told[]).find((bonus) => bonus.code === code)

describe('the bonuses', () => {
  it('are of every type, and list what the member has received of each', async () => {
    expect(new Set(bonusOffers.map(({ type }) => type))).toEqual(new Set(['limit', 'day', 'week']))
    expect(await told('WELCOME50', newcomer)).toMatchObject({ type: 'limit', maxReceived: 1, userBonus: null })
    expect(await told('LOYAL', rich)).toMatchObject({ userBonus: { isActive: false, received: { length: 3 } } })
    expect(await told('WELCOME50', bonusHeld)).toMatchObject({
      userBonus: { isActive: true, received: [{ updatedAt: '2026-03-02T05:00:00.000Z' }] },
    })
  })
})

describe('receiving a bonus', () => {
  it.each(bonusOffers.filter(({ places }) => places === null))('$code brings $amount and is held', async (offer) => {
    expect(await take(offer.code, newcomer)).toMatchObject(success)
    expect(balance(newcomer)).toBe(offer.amount)
    expect(memberOf(newcomer)?.heldBonus).toEqual({ code: offer.code, type: offer.type })
    expect(lastRow()).toMatchObject({
      statementType: 'bonus',
      to: 'wallet',
      amount: offer.amount,
      status: 'SUCCESS',
      linked: { kind: 'bonus', description: offer.description },
    })
    expect(await get('bonus/check/active', newcomer)).toMatchObject({ body: { status: true, type: offer.type } })
    expect(await told(offer.code, newcomer)).toMatchObject({ userBonus: { isActive: true, received: { length: 1 } } })
    expect(sandbox.audit().problems).toEqual([])
    expect(sandbox.violations).toEqual([])
  })

  it.each([
    ['BONUS_ALREADY_ACTIVE', 'WELCOME50', bonusHeld, 422],
    ['BONUS_REMAINING', 'DAILY10', bonusHeld, 422],
    ['BONUS_MAX_CLAIMED', 'WELCOME50', rich, 422],
    ['BONUS_FULL', 'FLASH', ktb, 422],
    ['NO_DATA', 'NOTHING', ktb, 404],
  ])('is refused with %s, and nothing has changed: %s', async (message, code, who, status) => {
    const [before, held] = [balance(who), memberOf(who)?.heldBonus]
    expect(await take(code, who)).toEqual({ ...refused(message, status), isDropped: false })
    expect(balance(who)).toBe(before)
    expect(memberOf(who)?.heldBonus).toEqual(held)
    expect(sandbox.state.statements).toHaveLength(sandbox.state.seededRows)
  })

  it('is received once when requested twice at the same time', async () => {
    const answers = await Promise.all([take('DAILY10', ktb), take('DAILY10', ktb)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(balance(ktb)).toBe(2_500_00 + 10_00)
  })

  /** Receives and ends a bonus so many times. */
  const use = (code: string, times: number) =>
    inTurn(Array.from({ length: times }), async () => {
      expect(await take(code, ktb)).toMatchObject(success)
      await clear(ktb)
    })

  it('counts by the day in Bangkok', async () => {
    await use('DAILY10', 3)
    now = Date.UTC(2026, 2, 4, 17) - 1
    expect(await take('DAILY10', ktb)).toMatchObject(refused('BONUS_MAX_CLAIMED'))
    now += 1
    expect(await take('DAILY10', ktb)).toMatchObject(success)
  })

  it('counts by the week from Monday in Bangkok', async () => {
    await use('WEEKEND', 2)
    now = Date.UTC(2026, 2, 8, 17) - 1
    expect(await take('WEEKEND', ktb)).toMatchObject(refused('BONUS_MAX_CLAIMED'))
    now += 1
    expect(await take('WEEKEND', ktb)).toMatchObject(success)
  })

  it('is for members only', async () => {
    expect(await call(sandbox, 'GET /api/bonus/activate/DAILY10')).toMatchObject(refused('UNAUTHORIZED', 401))
  })
})

describe('ending a bonus', () => {
  it('takes back what came with it, and says so', async () => {
    expect(await clear(bonusHeld)).toMatchObject({ body: { message: 'จบโบนัสแล้ว หักโบนัสคืน 50.00 บาท' } })
    expect(balance(bonusHeld)).toBe(100_00)
    expect(memberOf(bonusHeld)?.heldBonus).toBeNull()
    expect(lastRow()).toMatchObject({ statementType: 'finish_bonus', from: 'wallet', amount: -50_00 })
    expect(await get('bonus/check/active', bonusHeld)).toMatchObject({ body: { status: false, type: null } })
    expect(sandbox.audit().problems).toEqual([])
  })

  it('takes no more than the main wallet has', async () => {
    await call(sandbox, 'POST /api/wallet/transfer', {
      token: sandbox.control.signIn(bonusHeld.username),
      body: { from: 'wallet', to: 'neko', amount: 149.5 },
    })
    expect(await clear(bonusHeld)).toMatchObject({ body: { message: 'จบโบนัสแล้ว หักโบนัสคืน 0.50 บาท' } })
    expect(balance(bonusHeld)).toBe(0)
    expect(sandbox.audit().problems).toEqual([])
  })

  it('takes nothing from an empty wallet, and writes no row', async () => {
    await take('DAILY10', newcomer)
    await call(sandbox, 'GET /api/wallet/activate/koi', { token: sandbox.control.signIn(newcomer.username) })
    await call(sandbox, 'POST /api/wallet/transfer', {
      token: sandbox.control.signIn(newcomer.username),
      body: { from: 'wallet', to: 'koi', amount: 10 },
    })
    const rows = sandbox.state.statements.length
    expect(await clear(newcomer)).toMatchObject({ body: { message: 'จบโบนัสแล้ว' } })
    expect(sandbox.state.statements).toHaveLength(rows)
  })

  it('is a success in the catalogue’s words if it has already ended', async () => {
    expect(await clear(ktb)).toMatchObject({ status: 200, body: { message: 'BONUS_CLEAR' } })
    expect(balance(ktb)).toBe(2_500_00)
    sandbox.control.provoke('BONUS_CLEAR')
    expect(await clear(bonusHeld)).toMatchObject({ status: 200, body: { message: 'BONUS_CLEAR' } })
    expect(memberOf(bonusHeld)?.heldBonus).toBeNull()
  })

  it('allows withdrawals once its conditions are met, and leaves what came with it', async () => {
    const withdraw = () =>
      call(sandbox, 'POST /api/wallet/withdrawAll', {
        token: sandbox.control.signIn(bonusHeld.username),
        body: { amount: 100 },
      })
    expect(await withdraw()).toMatchObject(refused('BONUS_CONDITION', 400))
    expect((await submit(sandbox, 'bonus/finish', { username: bonusHeld.username })).status).toBe(303)
    expect(balance(bonusHeld)).toBe(150_00)
    expect(await withdraw()).toMatchObject({ status: 200 })
    expect(() => sandbox.control.finishBonus(bonusHeld.username)).toThrow('holds no bonus')
  })
})

describe('a promotion', () => {
  const find = (code: string, who: Who = ktb) => get(`promotion/find/${encodeURIComponent(code)}`, who)
  const receive = (code: string, who: Who = ktb) => get(`promotion/activate/${encodeURIComponent(code)}`, who)

  test.each(promotionOffers)('is found by $code, and brings $amount once', async (offer) => {
    const { code, percentFail, description, amount } = offer
    expect(await find(code)).toMatchObject({ status: 200, body: { percentFail, description } })
    expect(balance(ktb)).toBe(2_500_00)
    expect(await receive(code)).toMatchObject(success)
    expect(balance(ktb)).toBe(2_500_00 + amount)
    expect(memberOf(ktb)?.heldBonus).toEqual({ code, type: 'promotion' })
    expect(lastRow()).toMatchObject({ statementType: 'bonus', amount, linked: { kind: 'promotion' } })
    expect(await receive(code)).toMatchObject(refused('PROMOTION_RECEIVED'))
    await clear(ktb)
    expect(balance(ktb)).toBe(2_500_00)
    expect(await receive(code)).toMatchObject(refused('PROMOTION_RECEIVED'))
    expect(sandbox.audit().problems).toEqual([])
    expect(sandbox.violations).toEqual([])
  })

  it('is not found by another code', async () => {
    expect(await find('SONGKRAN2')).toMatchObject(refused('NO_PROMOTION', 404))
    expect(await receive('SONGKRAN2')).toMatchObject(refused('NO_PROMOTION', 404))
  })

  it('waits while a bonus is held', async () => {
    expect(await receive('SONGKRAN', bonusHeld)).toMatchObject(refused('BONUS_REMAINING'))
    await clear(bonusHeld)
    expect(await receive('SONGKRAN', bonusHeld)).toMatchObject(success)
  })

  it.each(['songkran', ' SONGKRAN', 'SONGKRAN '])('is found in capitals only: %j', async (code) => {
    await find(code)
    expect(sandbox.violations).toEqual([expect.stringContaining('not in capitals')])
  })
})
