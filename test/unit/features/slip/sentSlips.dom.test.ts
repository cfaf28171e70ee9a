import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSent, sentSlipsIn, sentBefore } from '../../../../src/features/slip/sentSlips.ts'
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
  it('is known to its member for 90 days, even after logging out, and to nobody else', async () => {
    await storeSent('m1', 'R1')
    endSession()
    later(90 * dayMs)
    expect(await sentBefore('m1', 'R1')).toBe(start)
    expect(await sentBefore('m2', 'R1')).toBe(false)
    expect(await sentBefore('m1', 'R2')).toBe(false)
    later(90 * dayMs + 1)
    expect(await sentBefore('m1', 'R1')).toBe(false)
  })

  it('is kept hashed, and in the session alone without remember-me', async () => {
    startSession('token', false)
    await storeSent('m1', '0140000012345')
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage.getItem('sentSlips')).toMatch(/^[\w-]{22} [\da-z]+$/)
    expect(sessionStorage.getItem('sentSlips')).not.toMatch(/m1|0140000012345/)
    expect(await sentBefore('m1', '0140000012345')).toBe(start)
  })

  it('has no date if the clock was set back since, and counts from then on', async () => {
    await storeSent('m1', 'R1')
    later(-30 * dayMs)
    expect(await sentBefore('m1', 'R1')).toBeNull()
    await storeSent('m1', 'R2')
    later(61 * dayMs)
    expect(await sentBefore('m1', 'R1')).toBe(false)
  })

  it('is found among damaged notes, which are dropped with the next', async () => {
    await storeSent('m1', 'R1')
    const note = localStorage.getItem('sentSlips') ?? ''
    localStorage.setItem('sentSlips', `{"x":1}\n\n${note}\n${note}9999999999\nAAAA 1\u0000`)
    expect(await sentBefore('m1', 'R1')).toBe(start)
    await storeSent('m1', 'R2')
    expect(localStorage.getItem('sentSlips')?.split('\n')).toHaveLength(2)
  })

  it('is replaced by newer ones, so that the notes stay small', async () => {
    const full = Array.from({ length: 200 }, (_, at) => `${String(at).padStart(22, 'A')} ${start.toString(36)}`)
    localStorage.setItem('sentSlips', full.join('\n'))
    await storeSent('m1', 'R1')
    expect(await sentBefore('m1', 'R1')).toBe(start)
    expect(sentSlipsIn(localStorage.getItem('sentSlips'), start)).toHaveLength(200)
  })

  it('is not recorded if the page is not secure', async () => {
    vi.stubGlobal('crypto', {})
    await storeSent('m1', 'R1')
    expect(await sentBefore('m1', 'R1')).toBe(false)
    vi.unstubAllGlobals()
    expect(localStorage.getItem('sentSlips')).toBeNull()
  })

  it('is not recorded for a session that has ended', async () => {
    const noting = storeSent('m1', 'R1')
    endSession()
    await noting
    expect(localStorage.getItem('sentSlips')).toBeNull()
  })
})
