import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSent, sentBefore } from '../../../../src/features/slip/sentSlips.ts'
import { endSession, startSession } from '../../../../src/session/session.ts'

const start = Date.UTC(2026, 0, 15, 12)
const dayMs = 24 * 60 * 60_000
const later = (ms: number) => vi.setSystemTime(start + ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  startSession('token', true)
})
afterEach(() => {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

describe('a slip that was sent', () => {
  it('is known to its member for 90 days, even after logging out, and to nobody else', () => {
    storeSent('m1', 'R1')
    endSession()
    later(90 * dayMs)
    expect(sentBefore('m1', 'R1')).toBe(start)
    expect(sentBefore('m2', 'R1')).toBe(false)
    expect(sentBefore('m1', 'R2')).toBe(false)
    later(90 * dayMs + 1)
    expect(sentBefore('m1', 'R1')).toBe(false)
  })

  it('is kept hashed, and in the session alone without remember-me', () => {
    startSession('token', false)
    storeSent('m1', '0140000012345')
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage.getItem('sentSlips')).not.toMatch(/0140000012345/)
    expect(sentBefore('m1', '0140000012345')).toBe(start)
  })

  it('has no date if the clock was set back since', () => {
    storeSent('m1', 'R1')
    later(-30 * dayMs)
    expect(sentBefore('m1', 'R1')).toBeNull()
  })

  it('is found among damaged notes', () => {
    storeSent('m1', 'R1')
    const note = localStorage.getItem('sentSlips') ?? ''
    localStorage.setItem('sentSlips', `{"x":1}\n\n${note}\n${note}9999999999\nAAAA 1\u0000`)
    expect(sentBefore('m1', 'R1')).toBe(start)
  })

  it('is replaced by newer ones, so that the notes stay small', () => {
    const full = Array.from({ length: 200 }, (_, at) => `m1 ${at} ${start}`)
    localStorage.setItem('sentSlips', full.join('\n'))
    storeSent('m1', 'R1')
    expect(sentBefore('m1', 'R1')).toBe(start)
    expect(localStorage.getItem('sentSlips')?.split('\n')).toHaveLength(200)
  })
})
