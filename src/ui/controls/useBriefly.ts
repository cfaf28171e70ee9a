import { useEffect, useState } from 'react'

export const copiedMs = 1_600

/** True for the duration (ms) after the last `begin`. */
export function useBriefly(durationMs: number): readonly [isOn: boolean, begin: () => void] {
  // A counter, so that each `begin` restarts the timer.
  const [begun, setBegun] = useState(0)
  useEffect(() => {
    if (begun === 0) return
    const timer = setTimeout(() => setBegun(0), durationMs)
    return () => clearTimeout(timer)
  }, [begun, durationMs])
  return [begun > 0, () => setBegun((before) => before + 1)]
}
