import { useEffect, useState } from 'react'

/** True once `active` has lasted for the delay (ms); false at once when it ends. */
export function useDelayed(active: boolean, delay: number): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setDue(true), delay)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [active, delay])
  return active && due
}
