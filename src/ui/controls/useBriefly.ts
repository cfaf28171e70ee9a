import { useEffect, useState } from 'react'

/** How long a copy button shows that it has copied (ms). */
export const copiedMs = 1_600

/** A state that is true for so long (ms) after it was last begun, and the function that begins it. */
export function useBriefly(durationMs: number): readonly [isOn: boolean, begin: () => void] {
  // Counted, as one that is begun again lasts as long as the first.
  const [begun, setBegun] = useState(0)
  useEffect(() => {
    if (begun === 0) return
    const timer = setTimeout(() => setBegun(0), durationMs)
    return () => clearTimeout(timer)
  }, [begun, durationMs])
  return [begun > 0, () => setBegun((before) => before + 1)]
}
