import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Invite } from '../../../../src/api/invite.ts'
import type { InvitePage } from '../../../../src/features/invite/kit/invitePlaces.ts'
import { createInviteReader } from '../../../../src/features/invite/kit/inviteReader.ts'
import { totalsOf } from '../../../../src/features/invite/kit/totals.ts'
import { minorOf } from '../../../../src/money/minor.ts'
import type { ListSources } from '../../../../src/wallet/ledger/listReading.ts'

const now = Date.parse('2026-03-15T12:00:00.000Z')
const row = (name: string, amount: number | null = 100, createdAt: string | null = '2026-03-01T12:00:00.000Z') =>
  ({ from: { name }, amount: minorOf(amount), createdAt }) satisfies Invite
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => row(`friend ${index}`))

/** Reads a list to its end. `list` is asked before each page, so that it can change. */
async function readAll(
  list: (asked: number) => readonly Invite[],
  hasTotal: boolean,
  more: Partial<ListSources<InvitePage>> = {},
) {
  let asked = 0
  let time = 0
  const reader = createInviteReader({
    readPage: async (page) => {
      asked += 1
      const all = list(asked)
      return { total: hasTotal ? all.length : null, invites: all.slice((page - 1) * 10, page * 10) }
    },
    pageSize: 10,
    pauseAfter: () => null,
    today: () => now,
    now: () => time,
    pause: async (ms) => void (time += ms),
    isHidden: () => false,
    ...more,
  })
  const ended = new Promise<void>((resolve) => {
    reader.subscribe(() => reader.state().status !== 'reading' && resolve())
  })
  reader.read()
  await ended
  return { ...reader.state(), asked }
}

describe('the reader of invites', () => {
  test('has every friend once, however many join meanwhile', async () => {
    const joins = fc.array(fc.record({ at: fc.integer({ min: 1, max: 12 }), count: fc.integer({ min: 1, max: 15 }) }), {
      maxLength: 2,
    })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60 }), joins, fc.boolean(), async (count, joined, hasTotal) => {
        const old = rowsOf(count)
        const newOnes = joined.map(({ at, count: many }, turn) => ({
          at,
          rows: Array.from({ length: many }, (_, index) => row(`new ${turn} ${index}`)),
        }))
        // Who joined last is on top.
        newOnes.sort((one, other) => other.at - one.at)
        let last: readonly Invite[] = []
        const read = await readAll((asked) => {
          last = [...newOnes.filter(({ at }) => asked >= at).flatMap(({ rows }) => rows), ...old]
          return last
        }, hasTotal)
        const isOff = read.status === 'unsteady'
        expect([read.status, isOff ? last : read.rows]).toEqual([isOff ? 'unsteady' : 'complete', last])
        expect(new Set(read.rows.map(({ from }) => from.name)).size).toBe(read.rows.length)
      }),
    )
  })

  it('reads a thousand pages, each once and the first again', async () => {
    const rows = rowsOf(10_000)
    const read = await readAll(() => rows, true)
    expect([read.status, read.rows.length, read.asked]).toEqual(['complete', 10_000, 1_001])
  })

  it.each([true, false])(
    'does not count a page again and again that a server always answers (total: %s)',
    async (hasTotal) => {
      const answer = { total: hasTotal ? 50 : null, invites: rowsOf(10) }
      const read = await readAll(() => [], hasTotal, { readPage: async () => answer })
      expect([read.status, read.rows.length]).toEqual(['unsteady', 10])
    },
  )

  it('says what is missing where the list ends before its total', async () => {
    const read = await readAll(() => [], true, {
      readPage: async (page) => ({ total: 1_000_000_000, invites: page === 1 ? rowsOf(10) : [] }),
    })
    expect(read).toMatchObject({ status: 'complete', unreadable: 999_999_990, missing: 0 })
  })

  it('reads a broken page again only as long as that may help, and says what it lacks', async () => {
    let failures = 0
    const read = await readAll(() => [], true, {
      readPage: async (page) => {
        if (page === 2) {
          failures += 1
          throw new Error('broken')
        }
        return { total: 30, invites: rowsOf(10) }
      },
      pauseAfter: (_, count) => (count <= 3 ? 1_000 : null),
    })
    expect([read.status, read.missing, failures]).toEqual(['failed', 20, 4])
  })
})

describe('the totals', () => {
  it.each([
    ['nobody', [], 0, 0, 0, 0],
    ['a friend of this month', [row('a')], 1, 100, 1, 100],
    ['a friend of last year’s same month', [row('a', 100, '2025-03-15T12:00:00.000Z')], 1, 100, 0, 0],
    ['a friend without a date', [row('a', 100, null)], 1, 100, 0, 0],
    ['amounts that are none', [row('a', null), row('b', -5), row('c', 7)], 3, 7, 3, 7],
  ])('of %s', (_, rows, joined, earned, inMonth, earnedInMonth) => {
    const { all, month } = totalsOf(rows, now)
    expect([all, month]).toEqual([
      { joined, earned },
      { joined: inMonth, earned: earnedInMonth },
    ])
  })

  it('that cannot be counted exactly are none', () => {
    const { all } = totalsOf([row('a', Number.MAX_SAFE_INTEGER), row('b', 10)], now)
    expect(all.earned).toBeNull()
  })

  it('say that the clock may be wrong where friends joined in its future', () => {
    const rows = [row('a', 1, '2026-03-16T11:00:00.000Z'), row('b', 1, '2026-03-17T12:00:00.000Z')]
    expect(totalsOf(rows, now).ahead).toBe(1)
  })
})
