import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox({ now: () => Date.UTC(2026, 2, 4, 5) })
const { rich, ktb, bonusHeld } = members
type Who = { username: string }

beforeEach(() => sandbox.reset())

const get = (path: string, { username }: Who) =>
  call(sandbox, `GET /api/${path}`, { token: sandbox.control.signIn(username) })
const take = (code: string, who: Who) => get(`bonus/activate/${encodeURIComponent(code)}`, who)
const refused = (message: string, status = 422) => ({ status, body: { message } })

const memberOf = ({ username }: Who) => sandbox.state.members.find((member) => member.username === username)
const balance = (who: Who) => sandbox.state.balances[`wallet:${memberOf(who)?.id}`] ?? 0

describe('receiving a bonus', () => {
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
})

it.each(['songkran', ' SONGKRAN', 'SONGKRAN '])('a promotion is found in capitals only: %j', async (code) => {
  await get(`promotion/find/${encodeURIComponent(code)}`, ktb)
  expect(sandbox.violations).toEqual([expect.stringContaining('not in capitals')])
})
