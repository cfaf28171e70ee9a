// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { noteSent, sentAgo } from '../../../src/commands/recent.ts'

test('the same order is known for ten minutes', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const order = { kind: 'transfer', amountMinor: 100_00, member: 'member', remembered: false } as const
  noteSent(order)()
  now.mockReturnValue(1_000 + 599_999)
  expect(sentAgo(order)).toBe(9)
  now.mockReturnValue(1_000 + 600_000)
  expect(sentAgo(order)).toBeNull()
})
