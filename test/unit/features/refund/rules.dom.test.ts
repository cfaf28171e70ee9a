import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import {
  removePendingRefund,
  pendingRefundOf,
  storePendingRefund,
  usePendingRefund,
  type PendingRefund,
} from '../../../../src/features/refund/pendingRefund.ts'
import { isToBeAdded, refundStateOf, withClaimed } from '../../../../src/features/refund/rules.ts'
import { hash } from '../../../../src/lib/hash.ts'
import { endSession, startSession } from '../../../../src/session/session.ts'
import { minor } from '../../../fakes/wallets.ts'

afterEach(() => {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
})

const [ready, none] = [
  { result: true, bonus: false },
  { result: false, bonus: false },
]
const [held, heldNone] = [
  { result: true, bonus: true },
  { result: false, bonus: true },
]

describe('the state of a refund', () => {
  it.each([
    ['claimable', ready],
    ['none', none],
    ['blocked', held],
    ['blocked', heldNone],
  ] as const)('is %s when the check says %o', (state, check) => {
    expect(refundStateOf(check)).toBe(state)
  })
})

describe('adding to the wallet', () => {
  it.each([
    [false, undefined, null],
    [false, none, null],
    [true, undefined, 'surely'],
    [true, ready, 'surely'],
    [true, none, 'surely'],
    [true, held, 'surely'],
    [false, undefined, 'perhaps'],
    [false, ready, 'perhaps'],
    [false, held, 'perhaps'],
    [true, none, 'perhaps'],
    [true, heldNone, 'perhaps'],
  ] as const)('is offered (%s) when the check says %o and it was claimed: %s', (isOffered, check, claimed) => {
    expect(isToBeAdded(claimed && { claimed }, check)).toBe(isOffered)
  })
})

describe('a refund claimed while another may wait to be added', () => {
  const [member, amountMinor] = ['a1', minor(10_00)]
  const before = { member, claimed: 'surely', added: 'refused', amountMinor: minor(320_50) } as const
  it.each([
    ['is noted with its amount if none waits', null, { claimed: 'surely', added: 'no', amountMinor }],
    [
      'is noted with its amount if the other was perhaps never claimed',
      { ...before, claimed: 'perhaps' as const },
      { claimed: 'surely', added: 'no', amountMinor },
    ],
    ['is summed with the other', before, { claimed: 'surely', added: 'refused', amountMinor: minor(330_50) }],
    [
      'has no sure amount if the other was perhaps added',
      { ...before, added: 'perhaps' as const },
      { added: 'perhaps', amountMinor: null },
    ],
  ])('%s', (_, earlier, expected) => {
    expect(withClaimed({ member, amountMinor }, earlier)).toMatchObject({ member, ...expected })
  })
})

describe('a pending refund', () => {
  const ours: PendingRefund = { member: hash('a1'), claimed: 'surely', added: 'no', amountMinor: minor(320_50) }
  const noted = (member = ours.member) => pendingRefundOf(member)

  it('is kept for its member alone, until it is forgotten', () => {
    storePendingRefund(ours)
    storePendingRefund({ member: hash('a2'), claimed: 'perhaps', added: 'perhaps', amountMinor: null })
    expect(noted()).toEqual(ours)
    expect(noted(hash('a2'))).toEqual({ member: hash('a2'), claimed: 'perhaps', added: 'perhaps', amountMinor: null })
    expect(noted(hash('a3'))).toBeNull()
    expect(noted('')).toBeNull()
    removePendingRefund(ours.member)
    expect(noted()).toBeNull()
    expect(noted(hash('a2'))).not.toBeNull()
    removePendingRefund(hash('a2'))
    expect(localStorage.getItem('refund')).toBeNull()
  })

  it('replaces an earlier one', () => {
    storePendingRefund({ ...ours, claimed: 'perhaps' })
    storePendingRefund(ours)
    expect(noted()).toEqual(ours)
    removePendingRefund(ours.member)
    expect(noted()).toBeNull()
  })

  it('outlasts the tab and a session that is not remembered', () => {
    startSession('token', false)
    storePendingRefund(ours)
    endSession()
    sessionStorage.clear()
    expect(noted()).toEqual(ours)
  })

  it('shows wherever it is read, and one of another tab as well', () => {
    const { result } = renderHook(() => usePendingRefund(ours.member))
    act(() => storePendingRefund(ours))
    expect(result.current).toEqual(ours)
    const text = localStorage.getItem('refund') ?? ''
    act(() => removePendingRefund(ours.member))
    expect(result.current).toBeNull()
    localStorage.setItem('refund', text)
    act(() => void window.dispatchEvent(new Event('storage')))
    expect(result.current).toEqual(ours)
    localStorage.removeItem('refund')
    act(() => void window.dispatchEvent(new Event('storage')))
    expect(result.current).toBeNull()
  })

  test('is read as it was written, for every member at once', () => {
    const pendingRefund = fc.record({
      member: fc.string({ minLength: 1 }).map(hash),
      claimed: fc.constantFrom('surely' as const, 'perhaps' as const),
      added: fc.constantFrom('no' as const, 'refused' as const, 'perhaps' as const),
      amountMinor: fc.option(fc.maxSafeNat().map(minor)),
    })
    fc.assert(
      fc.property(fc.uniqueArray(pendingRefund, { selector: ({ member }) => member }), (all) => {
        all.forEach((one) => storePendingRefund(one))
        expect(all.map(({ member }) => noted(member))).toEqual(all)
        all.forEach(({ member }) => removePendingRefund(member))
        expect(localStorage.getItem('refund')).toBeNull()
      }),
    )
  })

  test('is not found in anything that was not written here', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/^\w+ (surely|perhaps) (\d+|-)( refused| perhaps)?$/m.test(text))
        sessionStorage.setItem('refund', text)
        expect(noted()).toBeNull()
      }),
    )
  })

  it('with a negative amount counts as one without an amount', () => {
    storePendingRefund({ ...ours, amountMinor: minor(-1) })
    expect(noted()).toEqual({ ...ours, amountMinor: null })
  })
})
