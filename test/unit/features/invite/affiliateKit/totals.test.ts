import { describe, expect, it } from 'vitest'
import type { Invite } from '../../../../../src/api/invite.ts'
import { monthLabel, totalsOf } from '../../../../../src/features/invite/affiliateKit/totals.ts'
import { minorOf } from '../../../../../src/lib/money/minor.ts'

const now = Date.parse('2026-03-15T12:00:00.000Z')
const row = (name: string, amount: number | null = 100, createdAt: string | null = '2026-03-01T12:00:00.000Z') =>
  ({ from: { name }, amount: minorOf(amount), createdAt }) satisfies Invite

describe('the totals of invites', () => {
  it.each([
    ['nobody', [], 0, 0, 0, 0],
    ['a friend of this month', [row('a')], 1, 100, 1, 100],
    ['a friend of last year’s same month', [row('a', 100, '2025-03-15T12:00:00.000Z')], 1, 100, 0, 0],
    ['a friend without a date', [row('a', 100, null)], 1, 100, 0, 0],
    ['amounts that are none', [row('a', null), row('b', -5), row('c', 7)], 3, 7, 3, 7],
  ])('are right with %s', (_, rows, joined, earned, inMonth, earnedInMonth) => {
    const { all, month } = totalsOf(rows, now)
    expect([all, month]).toEqual([
      { joined, earned },
      { joined: inMonth, earned: earnedInMonth },
    ])
  })

  it('set the month before beside this one, across the turn of a year too', () => {
    const days = ['2025-11-30', '2025-12-01', '2025-12-31', '2026-01-10']
    const january = Date.parse('2026-01-15T12:00:00.000Z')
    const rows = days.map((day) => row(day, 5, `${day}T12:00:00.000Z`))
    const { month, lastMonth } = totalsOf(rows, january)
    expect([month.joined, lastMonth]).toEqual([1, { joined: 2, earned: 10 }])
    expect([0, 1].map((ago) => monthLabel(january, ago))).toEqual(['01/2026', '12/2025'])
  })

  it('are missing if they cannot be counted exactly', () => {
    const { all } = totalsOf([row('a', Number.MAX_SAFE_INTEGER), row('b', 10)], now)
    expect(all.earned).toBeNull()
  })

  it('say that the clock may be wrong if friends joined in its future', () => {
    const rows = [row('a', 1, '2026-03-16T11:00:00.000Z'), row('b', 1, '2026-03-17T12:00:00.000Z')]
    expect(totalsOf(rows, now).ahead).toBe(1)
  })
})
