import { useEffect, useState } from 'react'

export function useDelayed(active: boolean, delayMs: number): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [active, delayMs])
  return active && due
}
