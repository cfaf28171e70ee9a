import { beforeEach, describe, expect, it, test } from 'vitest'
import { walletCall } from '../../../src/api/wallet.ts'
import { totals } from '../../../src/wallet/accounts.ts'
import { readAnswer } from '../../fakes/readAnswer.ts'

const game = { code: 'neko', name: 'Neko', isActive: true, amount: 1.5, ftWalletSlot: 10, category: 'slot' }

describe("a member's wallet", () => {
  let content: {
    profile: Record<string, unknown>
    wallet: Record<string, unknown>
    slots: unknown[]
    [key: string]: unknown
  }
  beforeEach(() => {
    content = {
      profile: { _id: 'm1', name: 'ก', username: '0812345678', createdAt: '2026-01-01T00:00:00.000Z', coin: 3 },
      wallet: { amount: 12.5 },
      invite: { amount: 1, success: 80, fail: 20 },
      slots: [game],
    }
  })

  it('is read with unknown fields, and without optional ones', () => {
    const { invite: _, ...least } = content
    const held = readAnswer(walletCall, { ...least, news: 1, profile: { _id: 'm1', vip: true } })
    expect(held).toMatchObject({ profile: { _id: 'm1', name: '', coin: null, currency: null }, invite: null })
    expect(held?.slots[0]).toEqual({
      ...game,
      amount: 1_50,
      logo: null,
      background: null,
      web: null,
      android: null,
      ios: null,
    })
  })

  test.each(['12.5', null, undefined, {}, true, Number.NaN, Number.POSITIVE_INFINITY])(
    'shows no number for an amount of %j',
    (amount) => {
      content.wallet['amount'] = amount
      content.profile['coin'] = amount
      content.slots = [{ ...game, amount, ftWalletSlot: amount }]
      const held = readAnswer(walletCall, content)
      expect(held?.wallet.amount).toBeNull()
      expect(held?.profile.coin).toBeNull()
      expect(held?.slots).toMatchObject([{ code: 'neko', amount: null, ftWalletSlot: null }])
    },
  )

  test.each([null, 'x', 7, [], {}])('keeps a game that is %j in its place, and has no total', (bad) => {
    content.slots = [game, bad, { ...game, code: 'koi' }]
    const held = readAnswer(walletCall, content)
    expect(held?.slots.map(({ code }) => code)).toEqual(['neko', '', 'koi'])
    expect(held && totals(held)).toEqual({ main: 12_50, games: null, all: null })
  })

  test.each([undefined, null, 'true', 1])('does not show a game as closed if it says %j of that', (isActive) => {
    content.slots = [{ ...game, isActive, amount: undefined }]
    const held = readAnswer(walletCall, content)
    expect(held && totals(held).all).toBeNull()
  })

  test.each([
    ['of a category that is new', { ...game, category: 'poker' }],
    ['without a code', { ...game, code: undefined }],
  ])('keeps the money of a game %s', (_, odd) => {
    content.slots = [odd]
    expect(readAnswer(walletCall, content)?.slots).toMatchObject([{ category: expect.any(String), amount: 1_50 }])
  })

  test.each([1, 'x', [], { amount: 'x' }])('is read though the invite bonus is %j', (invite) => {
    expect(readAnswer(walletCall, { ...content, invite })?.wallet.amount).toBe(12_50)
  })

  test.each(['profile', 'wallet', 'slots'])('cannot be read without its %s', (part) => {
    expect(readAnswer(walletCall, { ...content, [part]: undefined })).toBeNull()
  })

  test.each([undefined, null, [], 'x', { profile: {} }])('cannot be read from %j', (other) => {
    expect(readAnswer(walletCall, other)).toBeNull()
  })
})
