import { afterEach, expect, it } from 'vitest'
import { begunDeposits, storeBegun } from '../../../src/session/begunDeposits.ts'

const [now, second, day] = [Date.now(), 1_000, 86_400_000]

afterEach(() => sessionStorage.clear())

it('a slip sent since the reader last looked at the clock is under way', () => {
  storeBegun('member', { method: 'slip', until: now + 15 * second + day })
  expect(begunDeposits('member', now)).toEqual([{ method: 'slip', until: now + 15 * second + day }])
})

it('a note that the clock has passed, or from before the clock was set back, is not under way', () => {
  storeBegun('member', { method: 'slip', until: now })
  storeBegun('member', { method: 'KBANK', until: now + 2 * day })
  expect(begunDeposits('member', now)).toEqual([])
})
