import { useRef, useState } from 'react'

/** An action that starts while another runs is dropped. */
export function useOneAtATime() {
  // A second tap may come before React renders.
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await act()
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
