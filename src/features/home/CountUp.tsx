import { useEffect, useRef, useState } from 'react'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { minorOf, type Minor } from '../../lib/money/minor.ts'
import { Amount } from '../../ui/money/Amount.tsx'
import { useArrivals } from '../../wallet/arrivals.ts'

export function CountUp({ balance, currency }: { balance: Minor | null; currency: Currency }) {
  const drawn = useCountUp(balance)
  const total = formatMoney(balance, currency)
  return drawn === balance ? (
    <Amount>{total}</Amount>
  ) : (
    <>
      <span aria-hidden="true">
        <Amount>{formatMoney(drawn, currency)}</Amount>
      </span>
      <span className="visually-hidden">{total}</span>
    </>
  )
}

const lastsMs = 400

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const isBalanceCovered = () => document.documentElement.hasAttribute('data-modal')

/** Counts up once after a deposit, as soon as nothing covers the balance. */
export function useCountUp(balance: Minor | null): Minor | null {
  const arrived = useArrivals()
  const counted = useRef({ arrived, balance })
  const [shown, setShown] = useState<{ of: Minor; drawn: Minor | null } | null>(null)
  useEffect(() => {
    const { arrived: before, balance: from } = counted.current
    if (arrived === before) {
      counted.current.balance = balance
      return
    }
    // The read that includes the deposit may come later.
    if (from === null || balance === null || balance <= from) return
    const end = () => {
      counted.current = { arrived, balance }
      setShown(null)
    }
    if (isStill()) return end()
    let frame = 0
    let began: number | null = null
    const step = (now: number) => {
      frame = requestAnimationFrame(step)
      if (isBalanceCovered()) return
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
