import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountUp } from '../../../../src/features/home/CountUp.tsx'
import { minorOf } from '../../../../src/lib/money/minor.ts'
import { announceArrival } from '../../../../src/wallet/arrivals.ts'

const motion = { isReduced: false }
beforeEach(() => {
  motion.isReduced = false
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.stubGlobal('matchMedia', () => ({ matches: motion.isReduced }))
})
afterEach(() => {
  document.documentElement.removeAttribute('data-modal')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const balance = (amount: number) => ({ amount: minorOf(amount) })
const show = () =>
  renderHook(({ amount }: ReturnType<typeof balance>) => useCountUp(amount), { initialProps: balance(1_000_00) })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('the balance counts up once in 400 ms when a deposit has arrived, and ends at the server’s amount', () => {
  const { result, rerender } = show()
  act(announceArrival)
  rerender(balance(1_500_33))
  pass(200)
  expect(result.current).toBeGreaterThan(1_000_00)
  expect(result.current).toBeLessThan(1_500_33)
  pass(400)
  expect(result.current).toBe(1_500_33)
  rerender(balance(1_600_00))
  pass(200)
  expect(result.current).toBe(1_600_00)
})

it('the balance waits until nothing covers it', () => {
  document.documentElement.setAttribute('data-modal', '')
  const { result, rerender } = show()
  act(announceArrival)
  rerender(balance(1_500_00))
  pass(1_000)
  expect(result.current).toBe(1_500_00)
  document.documentElement.removeAttribute('data-modal')
  pass(200)
  expect(result.current).toBeLessThan(1_500_00)
  pass(400)
  expect(result.current).toBe(1_500_00)
})

it('the balance does not count up for a player who prefers less motion, or without a deposit', () => {
  motion.isReduced = true
  const { result, rerender } = show()
  act(announceArrival)
  rerender(balance(1_500_00))
  expect(result.current).toBe(1_500_00)
  motion.isReduced = false
  rerender(balance(9_000_00))
  pass(100)
  expect(result.current).toBe(9_000_00)
})
