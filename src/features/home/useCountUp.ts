import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { minorOf, type Minor } from '../../lib/money/minor.ts'
import { arrivals } from '../../wallet/arrivals.ts'

/** How long the balance counts (ms). */
const lastsMs = 400

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** True while a sheet or a message covers the balance. */
const isCovered = () => document.documentElement.hasAttribute('data-modal')

/**
 * The amount to draw for a balance: once after a deposit it counts up to it, as soon as nothing covers it. At any other time, and at the
 * end, it is the balance itself.
 */
export function useCountUp(balance: Minor | null): Minor | null {
  const arrived = useSyncExternalStore(arrivals.subscribe, arrivals.count)
  const told = useRef({ arrived, balance })
  const [shown, setShown] = useState<{ of: Minor; drawn: Minor | null } | null>(null)
  useEffect(() => {
    const { arrived: before, balance: from } = told.current
    if (arrived === before) {
      told.current.balance = balance
      return
    }
    // The read that has the deposit may come later.
    if (from === null || balance === null || balance <= from) return
    const end = () => {
      told.current = { arrived, balance }
      setShown(null)
    }
    if (isStill()) return end()
    let frame = 0
    let began: number | null = null
    const step = (now: number) => {
      frame = requestAnimationFrame(step)
      if (isCovered()) return
      began ??= now
      const part = Math.min(1, (now - began) / lastsMs)
      if (part < 1) return setShown({ of: balance, drawn: minorOf(Math.round(from + (balance - from) * part)) })
      cancelAnimationFrame(frame)
      end()
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [arrived, balance])
  return shown && shown.of === balance ? shown.drawn : balance
}
