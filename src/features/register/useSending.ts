import { useRef, useState } from 'react'
import { useErrorText } from '../../i18n/errorText.ts'

/** One sending of a step at a time: whether it is under way, and in words why the last one failed. */
export function useSending() {
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const underWay = useRef(false)

  const send = async (act: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      await act()
    } catch (reason) {
      setFailure(reason)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { send, busy, problem: failure === null ? null : errorText(failure), forget: () => setFailure(null) }
}
