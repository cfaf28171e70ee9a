import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { statementCall } from '../../../src/api/statement.ts'
import { walletCall } from '../../../src/api/wallet.ts'
import { totals } from '../../../src/wallet/accounts.ts'
import { createLedger } from '../../../src/wallet/ledger/ledger.ts'
import { isDue, minutesOf, resultOf, startOf, type MoneyReading } from '../../../src/wallet/sessionResult.ts'
import { at, reading, row } from '../../fakes/ledger/made.ts'
import { minor } from '../../fakes/wallets.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'
import { balanceOf, gameAccount, house, move } from '../../sandbox/state/ledger.ts'
import { call, quietSandbox } from '../../sandbox/testCalls.ts'

const { username } = members.rich
const game = 'neko'

/** What a player, the operator and a game do; each may be refused, which changes nothing. */
const step = fc.oneof(
  fc.record({ do: fc.constant('play' as const), minor: fc.integer({ min: -50_000, max: 50_000 }) }),
  fc.record({
    do: fc.constantFrom(
      ...([
        'deposit',
        'withdraw',
        'toGame',
        'fromGame',
        'invite',
        'refund',
        'approve',
        'reject',
        'bonus',
        'endBonus',
      ] as const),
    ),
    minor: fc.integer({ min: 1, max: 90_000 }),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** A member's hands at a sandbox whose clock the test moves, and what they won in all. */
function playerAt(sandbox: Sandbox) {
  const token = sandbox.control.logIn(username)
  const id = sandbox.state.members.find((one) => one.username === username)?.id ?? ''
  const send = (route: string, body?: object) => call(sandbox, route, { token, ...(body && { body }) })
  const money = (minorAmount: number) => minorAmount / 100
  let won = 0
  const play = (amount: number) => {
    const account = gameAccount(id, game)
    const change = Math.max(amount, -balanceOf(sandbox.state, account))
    if (change === 0) return
    const [from, to] = change > 0 ? [house, account] : [account, house]
    move(sandbox.state, { kind: 'play', from, to, amount: Math.abs(change), at: 0 })
    won += change
  }
  const decide = (decision: 'approve' | 'reject') => {
    const waiting = sandbox.state.withdrawals.find(({ memberId }) => memberId === id)
    if (waiting) sandbox.control.decideWithdrawal(waiting.id, decision)
  }
  const acts: Record<Step['do'], (amount: number) => unknown> = {
    play,
    deposit: (amount) => sandbox.control.creditDeposit(username, amount),
    withdraw: (amount) => send('POST /api/wallet/withdrawAll', { amount: money(Math.max(amount, 100_00)) }),
    toGame: (amount) =>
      send('POST /api/wallet/transfer', { from: 'wallet', to: game, amount: money(Math.max(amount, 1_00)) }),
    fromGame: (amount) =>
      send('POST /api/wallet/transfer', { from: game, to: 'wallet', amount: money(Math.max(amount, 1_00)) }),
    async invite(amount) {
      sandbox.control.giveInviteBonus(username, amount)
      await send('GET /api/invite/bonus')
    },
    async refund(amount) {
      sandbox.control.giveRefund(username, amount)
      await send('GET /api/refund/receive')
      await send('GET /api/refund/addWallet')
    },
    approve: () => decide('approve'),
    reject: () => decide('reject'),
    bonus: () => send('GET /api/bonus/activate/DAILY10'),
    endBonus: () => send('GET /api/bonus/clear'),
  }
  return { send, won: () => won, act: (one: Step) => acts[one.do](one.minor) }
}

/** A reader of the sandbox, as the app reads it. */
function readerOf(player: ReturnType<typeof playerAt>) {
  const pageSize = 10
  const ledger = createLedger({
    readPage: async (page) => {
      const { body } = await player.send('POST /api/statement', { page, limit: pageSize })
      const { total, statements } = v.parse(statementCall.answer, body)
      return { total, rows: statements }
    },
    pageSize,
    clock: { now: () => 0, isHidden: () => false, pause: () => Promise.resolve() },
  })
  return async (after: number | null): Promise<MoneyReading> => {
    const read = await ledger.refresh(after)
    const { body } = await player.send('GET /api/wallet')
    const { main, all: total } = totals(v.parse(walletCall.answer, body))
    if (read === null || main === null || total === null) throw new Error('nothing read')
    return { total, main, reading: read, isExact: true }
  }
}

test('the net result matches the games’ books, through any play', async () => {
  let [exact, moved] = [0, 0]
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 5 }),
      fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(step, { maxLength: 1 }) }),
      fc.array(step, { maxLength: 14 }),
      async (before, between, during) => {
        let clock = Date.parse('2026-11-23T10:00:00Z')
        const sandbox = quietSandbox({ now: () => clock })
        const player = playerAt(sandbox)
        const act = async (steps: readonly Step[]) => {
          for (const one of steps) {
            clock += 7_000
            await player.act(one)
          }
        }
        await act(before)
        clock += 3_000
        const read = readerOf(player)
        const wallet = await read(null)
        const wonBefore = player.won()
        await act(between)
        const start = startOf({ ...(await read(null)), total: wallet.total, main: wallet.main }, clock)
        await act(during)
        const result = resultOf(start, await read(start.after))
        if (result?.isExact) exact += 1
        if (player.won() !== wonBefore) moved += 1
        // Where it cannot be known it is called an estimate; where it is called exact it is the books' to the satang.
        expect(result === null || !result.isExact || result.net === player.won() - wonBefore).toBe(true)
        expect([...sandbox.audit().problems, ...sandbox.violations]).toEqual([])
      },
    ),
    { numRuns: 60, seed: 19 },
  )
  expect(exact).toBeGreaterThan(25)
  expect(moved).toBeGreaterThan(15)
})

describe('the result of a session', () => {
  const began = Date.parse(at(60))
  const sight = (part: Partial<MoneyReading> = {}): MoneyReading => ({
    total: minor(100_00),
    main: minor(50_00),
    reading: reading([row()]),
    isExact: true,
    ...part,
  })
  const exactly = () => startOf(sight(), began)

  it('is exact if all was read and nothing moved between', () => {
    expect(resultOf(exactly(), sight({ total: minor(70_00) }))).toEqual({
      paidIn: 0,
      paidOut: 0,
      rewards: 0,
      net: -30_00,
      isExact: true,
    })
  })

  it.each(['paidIn', 'paidOut', 'rewards', 'totalMinor'] as const)(
    'is missing if the stored %s cannot be calculated with',
    (figure) => {
      const after = sight({ total: minor(1), main: minor(1) })
      expect(resultOf({ ...exactly(), [figure]: Number.MAX_SAFE_INTEGER * -2 }, after)).toBeNull()
    },
  )

  const deposit = row({ statementType: 'deposit', createdAt: at(70) })
  const after = (...read: Parameters<typeof reading>) => resultOf(exactly(), sight({ reading: reading(...read) }))

  it.each([
    ['has a gap', { isComplete: false }],
    ['does not reach back', { total: 90 }],
  ])('is missing if the statement %s: a deposit outside it would look like a win', (_, part) => {
    expect(after([deposit], part)).toBeNull()
  })

  it.each<[string, () => ReturnType<typeof resultOf>]>([
    ['a reading of the start failed', () => resultOf(startOf(sight({ isExact: false }), began), sight())],
    ['a reading of now failed', () => resultOf(exactly(), sight({ isExact: false }))],
    [
      'a row came while the start was read',
      () =>
        resultOf(
          startOf(sight({ reading: reading([deposit, row()]) }), began),
          sight({ main: minor(150_00), total: minor(200_00), reading: reading([deposit, row()]) }),
        ),
    ],
    ['a row lies below those that are compared', () => after([row(), row({ createdAt: at(-60) })])],
    ['a row has no amount', () => after([row({ ...deposit, amount: null }), row()])],
    ['a row is of an unknown type', () => after([row({ statementType: 'gift', createdAt: at(70) }), row()])],
    ['a transfer is under way', () => after([row({ status: 'WAITING', createdAt: at(70) }), row()])],
    ['an older withdrawal came back', () => resultOf(exactly(), sight({ main: minor(60_00), total: minor(110_00) }))],
  ])('is an estimate if %s', (_, result) => {
    expect(result()).toMatchObject({ isExact: false })
  })
})

test('the reminder comes at the player’s interval, and never counts backwards', () => {
  const since = 600_000
  const session = { sessionHash: '', at: since, seenAt: since, toldAt: since, start: null }
  expect(minutesOf(session, 0)).toBe(0)
  expect(minutesOf(session, since + 61 * 60_000)).toBe(61)
  expect(isDue(session, 60, since + 60 * 60_000 - 1)).toBe(false)
  expect(isDue(session, 60, since + 60 * 60_000)).toBe(true)
})
