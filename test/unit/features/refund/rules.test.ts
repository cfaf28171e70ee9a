import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import {
  forgetHalfDone,
  halfDoneOf,
  noteHalfDone,
  storedHalfDone,
  subscribeHalfDone,
  type HalfDone,
} from '../../../../src/features/refund/halfDone.ts'
import { isToBeAdded, stepOf } from '../../../../src/features/refund/rules.ts'
import { hash } from '../../../../src/web/hash.ts'
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

describe('the next step of a refund', () => {
  it.each([
    ['receive', ready],
    ['none', none],
    ['held', held],
    ['held', heldNone],
  ] as const)('is %s when the check says %o', (step, check) => {
    expect(stepOf(check)).toBe(step)
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
  ] as const)('is offered (%s) when the check says %o and it was received: %s', (isOffered, check, received) => {
    expect(isToBeAdded(received && { received }, check)).toBe(isOffered)
  })
})

describe('a half-done refund', () => {
  const ours: HalfDone = { member: hash('a1'), received: 'surely', added: 'no', amountMinor: minor(320_50) }
  const noted = (member = ours.member) => halfDoneOf(storedHalfDone(), member)

  it('is kept for its member alone, until it is forgotten', () => {
    noteHalfDone(ours)
    noteHalfDone({ member: hash('a2'), received: 'perhaps', added: 'perhaps', amountMinor: null })
    expect(noted()).toEqual(ours)
    expect(noted(hash('a2'))).toEqual({ member: hash('a2'), received: 'perhaps', added: 'perhaps', amountMinor: null })
    expect(noted(hash('a3'))).toBeNull()
    expect(noted('')).toBeNull()
    forgetHalfDone(ours.member)
    expect(noted()).toBeNull()
    expect(noted(hash('a2'))).not.toBeNull()
    forgetHalfDone(hash('a2'))
    expect(sessionStorage.getItem('refund')).toBeNull()
  })

  it('takes the place of what was noted before', () => {
    noteHalfDone({ ...ours, received: 'perhaps' })
    noteHalfDone(ours)
    expect(noted()).toEqual(ours)
    forgetHalfDone(ours.member)
    expect(noted()).toBeNull()
  })

  it.each([
    [true, 'localStorage', 'sessionStorage'],
    [false, 'sessionStorage', 'localStorage'],
  ] as const)('of a session that is remembered (%s) is in %s alone', (remembered, here, notHere) => {
    startSession('token', remembered)
    noteHalfDone(ours)
    expect(window[here].getItem('refund')).not.toBeNull()
    expect(window[notHere].getItem('refund')).toBeNull()
    endSession()
    expect(noted()).toEqual(ours)
  })

  it('is told to those who listen, from another tab as well, until they stop', () => {
    const listener = vi.fn<() => void>()
    const stop = subscribeHalfDone(listener)
    noteHalfDone(ours)
    forgetHalfDone(ours.member)
    window.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    noteHalfDone(ours)
    window.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('is read as it was written, for every member at once', () => {
    const halfDone = fc.record({
      member: fc.string({ minLength: 1 }).map(hash),
      received: fc.constantFrom('surely' as const, 'perhaps' as const),
      added: fc.constantFrom('no' as const, 'refused' as const, 'perhaps' as const),
      amountMinor: fc.option(fc.maxSafeNat().map(minor)),
    })
    fc.assert(
      fc.property(fc.uniqueArray(halfDone, { selector: ({ member }) => member }), (all) => {
        all.forEach((one) => noteHalfDone(one))
        expect(all.map(({ member }) => noted(member))).toEqual(all)
        all.forEach(({ member }) => forgetHalfDone(member))
        expect(storedHalfDone().trim()).toBe('')
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

  it('with an amount below zero is one without an amount', () => {
    noteHalfDone({ ...ours, amountMinor: minor(-1) })
    expect(noted()).toEqual({ ...ours, amountMinor: null })
  })
})
