import { describe, expect, it, test } from 'vitest'
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
import { activeCall, chatEnabledCall, serviceInfoCall } from '../../../src/api/service.ts'
import { slipsCall } from '../../../src/api/slip.ts'
import { couponsCall } from '../../../src/api/spin.ts'
import { transferCall } from '../../../src/api/transfer.ts'
import { wheelActiveCall } from '../../../src/api/wheelActive.ts'
import { withdrawLimitsCall } from '../../../src/api/withdraw.ts'
import { claimsOf } from '../../../src/features/bonus/rules.ts'
import { readAnswer } from '../../fakes/readAnswer.ts'

describe('the limits of a withdrawal', () => {
  const limits = { withdrawMin: 100, withdrawMax: 50_000.5 }

  it('are counted in minor units', () => {
    expect(readAnswer(withdrawLimitsCall, limits)).toEqual({ withdrawMin: 100_00, withdrawMax: 50_000_50 })
  })

  it('do not exist if the server names none', () => {
    expect(readAnswer(withdrawLimitsCall, { withdrawMin: null })).toEqual({ withdrawMin: null, withdrawMax: null })
  })

  test.each(['100', '', true, {}, [], Number.NaN, 1e20])('cannot be read from %j', (limit) => {
    expect(readAnswer(withdrawLimitsCall, { ...limits, withdrawMin: limit })).toBeNull()
    expect(readAnswer(withdrawLimitsCall, { ...limits, withdrawMax: limit })).toBeNull()
  })
})

describe('a lookup', () => {
  test.each([{ terminated: null }, {}, { terminated: false }, { terminated: 1 }])(
    'that is %j means that the service goes on',
    (content) => {
      expect(readAnswer(activeCall, content)?.terminated).not.toBe('gone')
    },
  )

  it('of the wheel counts as off unless it says on', () => {
    for (const content of [{ isActive: false }, { isActive: 'true' }])
      expect(readAnswer(wheelActiveCall, content)).toEqual({ isActive: false })
    expect(readAnswer(wheelActiveCall, {})).toBeNull()
    expect(readAnswer(wheelActiveCall, { isActive: true })).toEqual({ isActive: true })
  })

  it('of texts accepts a single one', () => {
    expect(readAnswer(noticeCall, { notice: 5 })).toEqual({ notice: '' })
    expect(readAnswer(serviceInfoCall, { name: null })).toEqual({ name: '', website: null })
  })

  test.each([agreementsCall, conditionsCall])('of paragraphs is whole, or unreadable', (call) => {
    expect(readAnswer(call, ['<p>1</p>', '<p>2</p>'])).toEqual(['<p>1</p>', '<p>2</p>'])
    for (const odd of [null, 2, ['<p>2</p>']]) expect(readAnswer(call, ['<p>1</p>', odd])).toBeNull()
    expect(readAnswer(call, 'x')).toBeNull()
  })
})

describe('rows of the member', () => {
  const createdAt = '2026-02-03T10:00:00.000Z'

  test.each([null, 'x', 7, [], {}])('keep the place of one that is %j', (bad) => {
    expect(readAnswer(slipsCall, { slips: [bad, { createdAt, amount: 5 }] })?.slips).toMatchObject([
      { createdAt: null, amount: null, status: '' },
      { createdAt, amount: 5_00 },
    ])
    expect(readAnswer(refundsCall, { refunds: [bad, { createdAt, refundAmount: 5 }] })?.refunds).toEqual([
      { createdAt: null, refundAmount: null },
      { createdAt, refundAmount: 5_00 },
    ])
    expect(readAnswer(invitesCall, { invites: [bad, { createdAt, amount: 5 }] })?.invites).toEqual([
      { createdAt: null, amount: null, from: { name: '' } },
      { createdAt, amount: 5_00, from: { name: '' } },
    ])
    const prize = { name: 'x', slice: null }
    expect(readAnswer(couponsCall, [bad, { prize }])).toMatchObject([{ prize: { name: '' }, amount: null }, { prize }])
  })

  it('cannot be read if none of them can', () => {
    expect(readAnswer(slipsCall, { slips: [7, {}] })).toBeNull()
    expect(readAnswer(slipsCall, { slips: [] })?.slips).toEqual([])
  })
})

test.each([
  [' A1 ', ' A1 '],
  [17, '17'],
  ['', null],
  [2 ** 53, null],
  [1.5, null],
  [{}, null],
])('an id %j is %j in what it names', (id, text) => {
  expect(readAnswer(couponsCall, [{ amount: 1, code: id, _id: id }])).toMatchObject([{ code: text, _id: text }])
  expect(readAnswer(slipsCall, { slips: [{ amount: 1, reference: id }] })?.slips).toMatchObject([{ reference: text }])
  expect(readAnswer(qrStatusCall, { hasQrcode: true, qrcodeId: id })).toMatchObject({ qrcodeId: text })
})

describe('what is on offer', () => {
  const bonus = {
    code: 'DAILY10',
    userBonus: { isActive: true, received: [{ updatedAt: '2026-02-03T10:00:00.000Z' }] },
  }

  test.each([[], 7, 'x', {}, { isActive: true }, { received: {} }, { received: [{}, null] }])(
    'does not treat a bonus as never received because of %j',
    (userBonus) => {
      const [read] = readAnswer(bonusesCall, [{ ...bonus, type: 'day', maxReceived: 1, userBonus }]) ?? []
      expect(read && claimsOf(read, 0)).toMatchObject({ max: null, left: null, isAtLimit: false })
    },
  )

  test.each([null, undefined])('treats a bonus with %j as never received', (userBonus) => {
    expect(readAnswer(bonusesCall, [{ ...bonus, userBonus }])).toMatchObject([{ code: 'DAILY10', userBonus: null }])
  })

  test.each([null, undefined, 7])('has no wallet to pay into with the mode %j', (mode) => {
    const wallets = [
      { walletAccountName: 'PAY', mode },
      { walletAccountName: 'GIFT', mode: 'SMS' },
    ]
    expect(readAnswer(depositCall, { wallets })?.wallets).toEqual([wallets[1]])
  })
})

/** Lookups and reads whose fields may each be missing: nothing in them would say that there is nothing. */
const objects: Record<string, Call<unknown>> = {
  activeBonusCall,
  chatEnabledCall,
  contactCall,
  depositCall,
  infoCall: serviceInfoCall,
  noticeCall,
  qrStatusCall,
  refundCheckCall,
  wheelActiveCall,
  withdrawLimitsCall,
}

const lists: Record<string, Call<unknown>> = { banksCall, bonusesCall, couponsCall }

describe('an answer of the wrong shape', () => {
  test.each(Object.entries(objects))('to %s is not taken for an empty one', (_, call) => {
    for (const content of [[], [{}], {}, { newlyAdded: 1 }, null, 'x', 7]) expect(readAnswer(call, content)).toBeNull()
  })

  test.each(Object.entries(lists))('to %s is not taken for an empty list', (_, call) => {
    expect(readAnswer(call, [])).toEqual([])
    for (const content of [{}, [7, null], [{ newlyAdded: 1 }], null]) expect(readAnswer(call, content)).toBeNull()
  })

  it('never hides whether there is a bonus or a refund', () => {
    expect(readAnswer(activeBonusCall, { status: 'true', type: 'day' })).toBeNull()
    expect(readAnswer(refundCheckCall, { result: null, refundAmount: 5 })).toBeNull()
  })

  it('to a request for a code must have a token, unless none is needed', () => {
    expect(readAnswer(sendOtpCall, { otpRef: 'ABCD', otpToken: 7 })).toBeNull()
    expect(readAnswer(sendOtpCall, { code: 'OTP_VERIFIED' })).toMatchObject({ code: 'OTP_VERIFIED' })
  })
})

describe('a login', () => {
  test.each([{}, { token: '' }, { token: null }, { token: 5 }])('without a usable token (%j) has failed', (content) => {
    expect(readAnswer(loginCall, content)).toBeNull()
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
    expect(readAnswer(transferCall, content)).toEqual({ message })
  })
})
