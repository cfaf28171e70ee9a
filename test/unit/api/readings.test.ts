import * as v from 'valibot'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { banksCall } from '../../../src/api/banks.ts'
import { activeBonusCall, bonusesCall } from '../../../src/api/bonus.ts'
import type { Call } from '../../../src/api/client/call.ts'
import { depositCall } from '../../../src/api/deposit.ts'
import { agreementsCall, conditionsCall, contactCall, noticeCall } from '../../../src/api/info.ts'
import { invitesCall } from '../../../src/api/invite.ts'
import { loginCall } from '../../../src/api/login.ts'
import { qrStatusCall } from '../../../src/api/qr.ts'
import { refundCheckCall, refundsCall } from '../../../src/api/refund.ts'
import { sendOtpCall } from '../../../src/api/register.ts'
import { activeCall, chatEnabledCall, infoCall } from '../../../src/api/service.ts'
import { slipsCall } from '../../../src/api/slip.ts'
import { couponsCall } from '../../../src/api/spin.ts'
import { statementCall } from '../../../src/api/statement.ts'
import { transferCall } from '../../../src/api/transfer.ts'
import { walletCall } from '../../../src/api/wallet.ts'
import { wheelActiveCall } from '../../../src/api/wheelActive.ts'
import { withdrawLimitsCall } from '../../../src/api/withdraw.ts'
import { claimsOf } from '../../../src/features/bonus/rules.ts'
import { totals } from '../../../src/wallet/accounts.ts'

/** Reads an answer as the app does; null when it cannot be read at all. */
function reading<Answer>(call: Call<Answer>, content: unknown): Answer | null {
  const result = v.safeParse(call.answer, content)
  return result.success ? result.output : null
}

const game = { code: 'neko', name: 'Neko', isActive: true, amount: 1.5, ftWalletSlot: 10, category: 'slot' }
const row = {
  statementType: 'deposit',
  from: 'KBANK',
  to: 'wallet',
  amount: 5,
  status: 'SUCCESS',
  createdAt: '2026-02-03T10:00:00.000Z',
}

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
    const held = reading(walletCall, { ...least, news: 1, profile: { _id: 'm1', vip: true } })
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
      const held = reading(walletCall, content)
      expect(held?.wallet.amount).toBeNull()
      expect(held?.profile.coin).toBeNull()
      expect(held?.slots).toMatchObject([{ code: 'neko', amount: null, ftWalletSlot: null }])
    },
  )

  test.each([null, 'x', 7, [], {}])('keeps a game that is %j in its place, and has no total', (bad) => {
    content.slots = [game, bad, { ...game, code: 'koi' }]
    const held = reading(walletCall, content)
    expect(held?.slots.map(({ code }) => code)).toEqual(['neko', '', 'koi'])
    expect(held && totals(held)).toEqual({ main: 12_50, games: null, all: null })
  })

  test.each([undefined, null, 'true', 1])('does not show a game as closed if it says %j of that', (isActive) => {
    content.slots = [{ ...game, isActive, amount: undefined }]
    const held = reading(walletCall, content)
    expect(held && totals(held).all).toBeNull()
  })

  test.each([
    ['of a category that is new', { ...game, category: 'poker' }],
    ['without a code', { ...game, code: undefined }],
  ])('keeps the money of a game %s', (_, odd) => {
    content.slots = [odd]
    expect(reading(walletCall, content)?.slots).toMatchObject([{ category: expect.any(String), amount: 1_50 }])
  })

  test.each([1, 'x', [], { amount: 'x' }])('is read though the invite bonus is %j', (invite) => {
    expect(reading(walletCall, { ...content, invite })?.wallet.amount).toBe(12_50)
  })

  test.each(['profile', 'wallet', 'slots'])('cannot be read without its %s', (part) => {
    expect(reading(walletCall, { ...content, [part]: undefined })).toBeNull()
  })

  test.each([undefined, null, [], 'x', { profile: {} }])('cannot be read from %j', (other) => {
    expect(reading(walletCall, other)).toBeNull()
  })
})

describe('a page of the statement', () => {
  it('shows its rows with what they have', () => {
    const bare = reading(statementCall, { total: 1, statements: [{}] })
    expect(bare?.statements).toMatchObject([
      {
        kind: 'other',
        writtenKind: '',
        from: '',
        amount: null,
        progress: 'underWay',
        createdAt: null,
        description: '',
      },
    ])
  })

  test.each([null, 'x', 1])('drops only the row %j', (bad) => {
    expect(reading(statementCall, { total: 3, statements: [row, bad, row] })?.statements).toHaveLength(2)
  })

  test.each([
    ['amount', '5'],
    ['createdAt', 'yesterday'],
    ['createdAt', 5],
    ['createdAt', null],
  ])('keeps a row whose %s is %j, without it', (field, value) => {
    const read = reading(statementCall, { total: 1, statements: [{ ...row, [field]: value }] })
    expect(read?.statements[0]).toHaveProperty(field, null)
  })

  test.each(['x', null])('keeps a row whose bonus is %j, without its text', (bonus) => {
    expect(reading(statementCall, { total: 1, statements: [{ ...row, bonus }] })?.statements[0]?.description).toBe('')
  })

  it('is read with its total as a text', () => {
    expect(reading(statementCall, { total: ' 12 ', statements: [] })?.total).toBe(12)
  })

  test.each([[], {}, { statements: 'x', total: 1 }, null])('cannot be read from %j', (content) => {
    expect(reading(statementCall, content)).toBeNull()
  })
})

describe('the limits of a withdrawal', () => {
  const limits = { withdrawMin: 100, withdrawMax: 50_000.5 }

  it('are counted in minor units', () => {
    expect(reading(withdrawLimitsCall, limits)).toEqual({ withdrawMin: 100_00, withdrawMax: 50_000_50 })
  })

  it('do not exist if the server names none', () => {
    expect(reading(withdrawLimitsCall, { withdrawMin: null })).toEqual({ withdrawMin: null, withdrawMax: null })
  })

  test.each(['100', '', true, {}, [], Number.NaN, 1e20])('cannot be read from %j', (limit) => {
    expect(reading(withdrawLimitsCall, { ...limits, withdrawMin: limit })).toBeNull()
    expect(reading(withdrawLimitsCall, { ...limits, withdrawMax: limit })).toBeNull()
  })
})

describe('a lookup', () => {
  test.each([{ terminated: null }, {}, { terminated: false }, { terminated: 1 }])(
    'that is %j means that the service goes on',
    (content) => {
      expect(reading(activeCall, content)?.terminated).not.toBe('gone')
    },
  )

  it('of the wheel counts as off unless it says on', () => {
    for (const content of [{ isActive: false }, { isActive: 'true' }])
      expect(reading(wheelActiveCall, content)).toEqual({ isActive: false })
    expect(reading(wheelActiveCall, {})).toBeNull()
    expect(reading(wheelActiveCall, { isActive: true })).toEqual({ isActive: true })
  })

  it('of texts accepts a single one', () => {
    expect(reading(noticeCall, { notice: 5 })).toEqual({ notice: '' })
    expect(reading(infoCall, { name: null })).toEqual({ name: '', website: null })
  })

  test.each([agreementsCall, conditionsCall])('of paragraphs is whole, or unreadable', (call) => {
    expect(reading(call, ['<p>1</p>', '<p>2</p>'])).toEqual(['<p>1</p>', '<p>2</p>'])
    for (const odd of [null, 2, ['<p>2</p>']]) expect(reading(call, ['<p>1</p>', odd])).toBeNull()
    expect(reading(call, 'x')).toBeNull()
  })
})

describe('rows of the member', () => {
  const createdAt = '2026-02-03T10:00:00.000Z'

  test.each([null, 'x', 7, [], {}])('keep the place of one that is %j', (bad) => {
    expect(reading(slipsCall, { slips: [bad, { createdAt, amount: 5 }] })?.slips).toMatchObject([
      { createdAt: null, amount: null, status: '' },
      { createdAt, amount: 5_00 },
    ])
    expect(reading(refundsCall, { refunds: [bad, { createdAt, refundAmount: 5 }] })?.refunds).toEqual([
      { createdAt: null, refundAmount: null },
      { createdAt, refundAmount: 5_00 },
    ])
    expect(reading(invitesCall, { invites: [bad, { createdAt, amount: 5 }] })?.invites).toEqual([
      { createdAt: null, amount: null, from: { name: '' } },
      { createdAt, amount: 5_00, from: { name: '' } },
    ])
    const prize = { name: 'x', slice: null }
    expect(reading(couponsCall, [bad, { prize }])).toMatchObject([{ prize: { name: '' }, amount: null }, { prize }])
  })

  it('cannot be read if none of them can', () => {
    expect(reading(slipsCall, { slips: [7, {}] })).toBeNull()
    expect(reading(slipsCall, { slips: [] })?.slips).toEqual([])
  })
})

describe('what is on offer', () => {
  const bonus = {
    code: 'DAILY10',
    userBonus: { isActive: true, received: [{ updatedAt: '2026-02-03T10:00:00.000Z' }] },
  }

  test.each([[], 7, 'x', {}, { isActive: true }, { received: {} }, { received: [{}, null] }])(
    'does not treat a bonus as never received because of %j',
    (userBonus) => {
      const [read] = reading(bonusesCall, [{ ...bonus, type: 'day', maxReceived: 1, userBonus }]) ?? []
      expect(read && claimsOf(read, 0)).toMatchObject({ max: null, left: null, isAtLimit: false })
    },
  )

  test.each([null, undefined])('treats a bonus with %j as never received', (userBonus) => {
    expect(reading(bonusesCall, [{ ...bonus, userBonus }])).toMatchObject([{ code: 'DAILY10', userBonus: null }])
  })

  test.each([null, undefined, 7])('has no wallet to pay into with the mode %j', (mode) => {
    const wallets = [
      { walletAccountName: 'PAY', mode },
      { walletAccountName: 'GIFT', mode: 'SMS' },
    ]
    expect(reading(depositCall, { wallets })?.wallets).toEqual([wallets[1]])
  })
})

/** Lookups and reads whose fields may each be missing: nothing in them would say that there is nothing. */
const objects: Record<string, Call<unknown>> = {
  activeBonusCall,
  chatEnabledCall,
  contactCall,
  depositCall,
  infoCall,
  noticeCall,
  qrStatusCall,
  refundCheckCall,
  wheelActiveCall,
  withdrawLimitsCall,
}

const lists: Record<string, Call<unknown>> = { banksCall, bonusesCall, couponsCall }

describe('an answer of the wrong shape', () => {
  test.each(Object.entries(objects))('to %s is not taken for an empty one', (_, call) => {
    for (const content of [[], [{}], {}, { newlyAdded: 1 }, null, 'x', 7]) expect(reading(call, content)).toBeNull()
  })

  test.each(Object.entries(lists))('to %s is not taken for an empty list', (_, call) => {
    expect(reading(call, [])).toEqual([])
    for (const content of [{}, [7, null], [{ newlyAdded: 1 }], null]) expect(reading(call, content)).toBeNull()
  })

  it('never hides whether there is a bonus or a refund', () => {
    expect(reading(activeBonusCall, { status: 'true', type: 'day' })).toBeNull()
    expect(reading(refundCheckCall, { result: null, refundAmount: 5 })).toBeNull()
  })

  it('to a request for a code must have a token, unless none is needed', () => {
    expect(reading(sendOtpCall, { otpRef: 'ABCD', otpToken: 7 })).toBeNull()
    expect(reading(sendOtpCall, { code: 'OTP_VERIFIED' })).toMatchObject({ code: 'OTP_VERIFIED' })
  })
})

describe('a login', () => {
  test.each([{}, { token: '' }, { token: null }, { token: 5 }])('without a usable token (%j) has failed', (content) => {
    expect(reading(loginCall, content)).toBeNull()
  })
})

describe('the answer to a command', () => {
  test.each([
    [undefined, null],
    [{}, null],
    ['ok', null],
    [{ message: 'SUCCESS' }, null],
    [{ message: 'OK' }, null],
    [{ message: 5 }, null],
    [{ message: 'รับโบนัสแล้ว' }, 'รับโบนัสแล้ว'],
  ])('%j shows the words %j', (content, message) => {
    expect(reading(transferCall, content)).toEqual({ message })
  })
})
