import { describe, expect, it } from 'vitest'
import { members } from './seed/seed.ts'
import { call, inTurn, quietSandbox } from './testCalls.ts'

const beginning = Date.UTC(2026, 4, 12, 5)
const variations = Array.from({ length: 20 }, (_, index) => index)

/** A backend of this number whose clock the test sets. */
function backend(variation: number) {
  const clock = { now: beginning }
  const sandbox = quietSandbox({ variation, now: () => clock.now })
  const token = sandbox.control.logIn(members.rich.username)
  return { clock, sandbox, ask: (route: string, body?: unknown) => call(sandbox, route, { body, token }) }
}
type Backend = ReturnType<typeof backend>

interface Row {
  amount: number
  from: string
  createdAt: string
}
interface Page {
  total: number
  statements: Row[]
}
const readPage = async ({ ask }: Backend, page: number) =>
  (await ask('POST /api/statement', { page, limit: 10 })).body as Page
const transfer = ({ ask }: Backend, amount = 7) =>
  ask('POST /api/wallet/transfer', { from: 'wallet', to: 'neko', amount })

/** What each backend gives, in the order of their numbers. */
async function ofAll<Result>(act: (one: Backend) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  await inTurn(variations, async (variation) => results.push(await act(backend(variation))))
  return results
}

describe('what the contract leaves open', () => {
  it('is how a refusal is put: a code, another code that fits, words, an unknown code, or nothing', async () => {
    const answers = await ofAll(({ ask }) => ask('GET /api/refund/addWallet'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    const said = new Set(answers.map(({ body }) => (body as { message?: string }).message))
    expect(said).toEqual(new Set(['NO_REFUND', 'REFUND_MINIMUM', 'ทำรายการไม่ได้ในขณะนี้', 'NO_REFUND_2', undefined]))
  })

  it('is never what the contract defines', async () => {
    const found = await ofAll(({ ask }) => ask('GET /api/promotion/find/NOTHING'))
    const stranger = await ofAll(({ sandbox }) => call(sandbox, 'GET /api/wallet', { token: 'unknown' }))
    const expired = await ofAll(({ sandbox, ask }) => {
      sandbox.control.expireTokens()
      return ask('GET /api/wallet')
    })
    const wordsOf = (answers: { body: unknown }[]) => new Set(answers.map(({ body }) => JSON.stringify(body)))
    expect(wordsOf(found)).toEqual(new Set(['{"message":"NO_PROMOTION"}']))
    expect(wordsOf(stranger)).toEqual(new Set(['{"message":"UNAUTHORIZED"}']))
    expect(wordsOf(expired)).toEqual(new Set(['{"message":"EXPIRED_AUTH_TOKEN"}']))
  })
})

describe('a row of the statement', () => {
  it('appears up to 20 seconds after it happened, in its place, in some backends', async () => {
    const late = await ofAll(async (one) => {
      const totals = [(await readPage(one, 1)).total]
      await transfer(one)
      totals.push((await readPage(one, 1)).total)
      one.clock.now += 20_000
      totals.push((await readPage(one, 1)).total)
      return totals.map((total) => total - (totals[0] ?? 0))
    })
    expect(new Set(late.map((totals) => totals.join()))).toEqual(new Set(['0,1,1', '0,0,1']))
  })

  it('appears behind a younger one if it is late, and the balance was right all along', async () => {
    const places = await ofAll(async (one) => {
      await transfer(one, 5)
      one.clock.now += 1_000
      await transfer(one, 6)
      const { body } = await one.ask('GET /api/wallet')
      expect(body).toMatchObject({ wallet: { amount: 1_249_989 } })
      const before = (await readPage(one, 1)).statements.slice(0, 2).map(({ amount }) => amount)
      one.clock.now += 20_000
      const after = (await readPage(one, 1)).statements.slice(0, 2).map(({ amount }) => amount)
      expect(after).toEqual([6, 5])
      return before[0] === 6 && before[1] !== 5 ? 'in between' : ''
    })
    expect(places).toContain('in between')
  })

  it('has its time to the second in some backends, so that two of one amount may look alike', async () => {
    const alike = await ofAll(async (one) => {
      await transfer(one)
      one.clock.now += 400
      await transfer(one)
      one.clock.now += 20_000
      const [first, second] = (await readPage(one, 1)).statements
      return JSON.stringify(first) === JSON.stringify(second)
    })
    expect(new Set(alike)).toEqual(new Set([true, false]))
  })

  it('arrives between one page and the next in some backends, so that a row appears twice; the books still balance', async () => {
    const seenTwice = await ofAll(async (one) => {
      const first = await readPage(one, 1)
      const second = await readPage(one, 2)
      expect(one.sandbox.audit().problems).toEqual([])
      return JSON.stringify(first.statements[9]) === JSON.stringify(second.statements[0])
    })
    expect(new Set(seenTwice)).toEqual(new Set([true, false]))
  })
})
